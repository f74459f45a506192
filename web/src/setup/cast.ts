// How the bots look: each of the cast by its id, as src/tabletown/bots/company.py names it, and each level where somebody chooses
// one. Drawn by Portrait.svelte.
import type { Look } from "./portraits";

const CAST: Record<string, Look> = {
  mira: { skin: "#f2cdaa", hair: "#3a2a20", cut: "long", clothes: "#4d7fb8" },
  otto: { skin: "#f5d5b8", hair: "#55402e", cut: "short", clothes: "#2f7f8d", beard: true },
  vera: { skin: "#eebb93", hair: "#c4622d", cut: "bun", clothes: "#d08a2a" },
  leo: { skin: "#9a6440", hair: "#3a2a20", cut: "bald", clothes: "#4d7fb8", moustache: true, glasses: true },
  nina: { skin: "#7d4e31", hair: "#17110e", cut: "bob", clothes: "#c1553f" },
  pavel: { skin: "#c98a5e", hair: "#c4622d", cut: "curls", clothes: "#d08a2a" },
  hanna: { skin: "#b97b50", hair: "#b9b4ab", cut: "curls", clothes: "#6d8f3a" },
  emil: { skin: "#d99f73", hair: "#17110e", cut: "short", clothes: "#c1553f", beard: true },
  dora: { skin: "#f5d5b8", hair: "#a33d35", cut: "short", clothes: "#2f7f8d", glasses: true },
  max: { skin: "#e9bd97", hair: "#b9b4ab", cut: "hat", clothes: "#6d8f3a", moustache: true },
  lida: { skin: "#9a6440", hair: "#8a6a3f", cut: "bun", clothes: "#4d7fb8" },
  hugo: { skin: "#f2cdaa", hair: "#a33d35", cut: "bald", clothes: "#2f7f8d" },
  olga: { skin: "#c98a5e", hair: "#d9a441", cut: "bob", clothes: "#d08a2a" },
  felix: { skin: "#eebb93", hair: "#8a6a3f", cut: "curls", clothes: "#4d7fb8", beard: true, glasses: true },
  sonya: { skin: "#d99f73", hair: "#6b3a22", cut: "curls", clothes: "#c1553f" },
  roman: { skin: "#7d4e31", hair: "#d9a441", cut: "short", clothes: "#d08a2a", moustache: true },
  tina: { skin: "#e9bd97", hair: "#55402e", cut: "short", clothes: "#6d8f3a" },
  viktor: { skin: "#b97b50", hair: "#6b3a22", cut: "hat", clothes: "#c1553f" },
  lara: { skin: "#f2cdaa", hair: "#3a2a20", cut: "long", clothes: "#2f7f8d", glasses: true },
  igor: { skin: "#f5d5b8", hair: "#55402e", cut: "short", clothes: "#6d8f3a", beard: true },
  greta: { skin: "#eebb93", hair: "#c4622d", cut: "bob", clothes: "#4d7fb8" },
  martin: { skin: "#9a6440", hair: "#3a2a20", cut: "curls", clothes: "#2f7f8d", moustache: true },
  zoya: { skin: "#7d4e31", hair: "#17110e", cut: "curls", clothes: "#d08a2a" },
  anton: { skin: "#c98a5e", hair: "#c4622d", cut: "short", clothes: "#4d7fb8", glasses: true },
};

/** A level has no name of its own, and so a face of its own: the stronger, the more seasoned. */
const LEVELS: Record<string, Look> = {
  random: { skin: "#f2cdaa", hair: "#8a6a3f", cut: "short", clothes: "#b0643c" },
  beginner: { skin: "#f2cdaa", hair: "#c4622d", cut: "curls", clothes: "#e0a030" },
  greedy: { skin: "#d99f73", hair: "#3a2a20", cut: "bob", clothes: "#2f7f8d", glasses: true },
  hard: { skin: "#8d5a3b", hair: "#241a15", cut: "short", clothes: "#4a4f8f", glasses: true },
  master: { skin: "#e9bd97", hair: "#c9c9c9", cut: "bob", clothes: "#7a2f46", glasses: true },
};

const SOMEBODY: Look = { skin: "#e9bd97", hair: "#8a6a3f", cut: "short", clothes: "#55606b" };

/** The face of somebody of the cast; a plain one for whom we have not drawn yet. */
export function faceOf(character: string): Look {
  return CAST[character] ?? SOMEBODY;
}

export function levelFace(level: string): Look {
  return LEVELS[level] ?? SOMEBODY;
}

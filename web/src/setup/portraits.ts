// How the opponents look whom somebody can choose when playing alone: the competitors of the ACA and the Grifter, each by the
// value of its option. Drawn by Portrait.svelte.

export interface Look {
  skin: string;
  hair: string;
  cut: "short" | "long" | "bun" | "bob" | "curls" | "bald" | "hat";
  clothes: string;
  beard?: boolean;
  moustache?: boolean;
  glasses?: boolean;
}

const GRIFTER: Look = { skin: "#e8b993", hair: "#2d2433", cut: "hat", clothes: "#6d4b9e", moustache: true };

const LOOKS: Record<string, Look> = {
  sergei: { skin: "#f0c9a4", hair: "#8a6a3f", cut: "short", clothes: "#4d7fb8", beard: true },
  alex: { skin: "#d99f73", hair: "#3a2a20", cut: "short", clothes: "#4f9a6a", glasses: true },
  rosa: { skin: "#c98a5e", hair: "#2a1c18", cut: "bun", clothes: "#c1553f" },
  maria: { skin: "#eebb93", hair: "#6b3a22", cut: "long", clothes: "#b0508c" },
  alan: { skin: "#f2cdaa", hair: "#b9b4ab", cut: "bald", clothes: "#55606b", moustache: true },
  irina: { skin: "#f5d5b8", hair: "#d9a441", cut: "bob", clothes: "#2f7f8d", glasses: true },
  ann: { skin: "#f0c6a0", hair: "#c4622d", cut: "curls", clothes: "#7a6ab0" },
  carmen: { skin: "#b97b50", hair: "#1d1512", cut: "long", clothes: "#d08a2a" },
  amaza: { skin: "#7d4e31", hair: "#17110e", cut: "curls", clothes: "#3f8f5c" },
  frank: { skin: "#e9bd97", hair: "#55402e", cut: "short", clothes: "#a33d35", moustache: true, glasses: true },
  ben: { skin: "#9a6440", hair: "#17110e", cut: "short", clothes: "#31507c", beard: true },
  easy: GRIFTER,
  normal: { ...GRIFTER, clothes: "#8f3f3a" },
  hard: { ...GRIFTER, clothes: "#2b2f36", glasses: true },
};

/** The look of an opponent, or null when this is nobody's. */
export function lookOf(value: string): Look | null {
  return LOOKS[value] ?? null;
}

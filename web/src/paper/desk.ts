// A board on which nothing can be played, for sheets that are written by hand: what its drawings need to know of the table.
import type { BoardProps } from "../games/board";
import type { ScoreSheet } from "../wire";
import { t } from "../words/words.svelte";

interface Paper {
  current: number;
  players: readonly unknown[];
  nameOf: (player: number) => string;
}

const nothing = () => undefined;

export function onPaper<View>(pad: Paper, view: View, over: boolean, scores: ScoreSheet[] = []): BoardProps<View> {
  return {
    position: {
      seen: 0,
      seat: -1,
      seats: pad.players.map((_, index) => ({ name: pad.nameOf(index) })),
      view,
      legal: [],
      scores,
      rival: null,
      can_take_back: false,
      over,
    },
    shown: pad.current,
    words: t,
    onplay: nothing,
    onwhy: nothing,
    ontakeback: nothing,
    onshow: nothing,
    onrules: nothing,
  };
}

// A position that is only looked at: what a board or a picture of it needs, with nobody to press anything.
import type { Position as Sent } from "../../wire";
import type { BoardProps, Words } from "../board";

const nothing = () => undefined;

export function frozen<View>(position: Sent, words: Words): BoardProps<View> {
  return {
    position: { ...position, view: position.view as View, seats: position.scores.map(() => ({ name: "" })) },
    shown: position.seat,
    words,
    frozen: true,
    onplay: nothing,
    onwhy: nothing,
    ontakeback: nothing,
    onshow: nothing,
    onrules: nothing,
  };
}

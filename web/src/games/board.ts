// How the app shell and a game's board meet. The shell owns the page (header, seats, prompt bar, drawers, replay bar) and
// mounts the board of whichever game is on the table; a board draws the position it is given, offers the legal moves it is
// given, and reports what the player does. Neither side knows a rule.
//
// The box. The shell gives the board a box with a definite height. The board fills it, scrolls inside it, and lays itself
// out by the box's own width (container queries), so the shell may put whatever it likes around it.
//
// The keys. The board listens for 1–9, arrows, Enter, Space and `?`, and for Esc only while something of its own is open.
// Everything else (C, Backspace, Esc, L, R …) is the shell's. Whoever handles a key calls preventDefault; the other then
// leaves it alone.
//
// Theme and motion. The shell sets data-theme="light|dark" and data-motion="full|off" on the root element; boards read them
// in CSS only. Without data-theme a board follows the system, without data-motion it follows prefers-reduced-motion.
import type { Component } from "svelte";

export type Args = Record<string, string | number>;

/** The text of a Fluent message in the reader's language. */
export type Words = (id: string, args?: Args) => string;

/** One legal move of the seat whose eyes these are, with what it would change in its score. */
export interface Legal {
  action: number;
  kind: string;
  fields: Record<string, number>;
  gain: number;
}

export interface Seat {
  name: string;
}

/** What a board reads of the position the server sends; the wire's own type has more. */
export interface Position<View = unknown> {
  seq: number;
  /** Whose eyes these are, -1 for a spectator. */
  seat: number;
  seats: Seat[];
  view: View;
  legal: Legal[];
  can_take_back: boolean;
  over: boolean;
}

export interface BoardProps<View = unknown> {
  position: Position<View>;
  /** The seat whose sheet lies in front. */
  shown: number;
  words: Words;
  /** Draw, but do nothing: a move is on its way, or this is a replay. */
  frozen?: boolean;
  onplay: (action: number) => void;
  /** The player asks why this action is not possible; the shell answers with the rule's text. */
  onwhy: (action: number) => void;
  /** Take back one step, as the prompt bar's button does. */
  ontakeback: () => void;
  /** The player wants to see this seat's sheet in front. */
  onshow: (seat: number) => void;
  /** Open the rules at this chapter. */
  onrules: (chapter: string) => void;
}

/** A legal move that has no place on the board and so is a button of the prompt bar: done, skip, refuse … */
export interface Choice {
  action: number;
  kind: string;
  label: string;
  gain: number;
  /** The turn ends with it: the prompt bar's main button, key C. */
  commits: boolean;
}

/** A small picture of the game for the home page and lists of tables; purely decorative. */
export interface ThumbProps {
  /** The width in pixels; the height follows. */
  width?: number;
}

/** What the module of a game exports by default. */
export interface GameModule<View = unknown> {
  Board: Component<BoardProps<View>>;
  Thumb: Component<ThumbProps>;
  /** The legal moves that belong into the prompt bar, the one that ends the turn last. */
  choices(position: Position<View>, words: Words): Choice[];
  /** A move in words, for a game whose message `<game>-move-<kind>` needs more than the move's fields. */
  tell?(view: View, move: Pick<Legal, "kind" | "fields">, words: Words): string;
}

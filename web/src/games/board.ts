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
import type { Position as Sent, Rival, ScoreSheet } from "../wire";

export type Args = Record<string, string | number>;

/** The text of a Fluent message in the reader's language. */
export type Words = (id: string, args?: Args) => string;

/** A move by its kind and its fields, as docs/server.md describes them. */
export interface Move {
  kind: string;
  fields: Record<string, number>;
}

/** One legal move of the seat whose eyes these are, with what it would change in its score. */
export interface Legal extends Move {
  action: number;
  gain: number;
}

export interface Seat {
  name: string;
}

/** What a board reads of the position the server sends; the wire's own type has more. */
export interface Position<View = unknown> {
  /** Counts what these eyes have seen happen; in a replay, the step. */
  seen: number;
  /** Whose eyes these are, -1 for a spectator. */
  seat: number;
  seats: Seat[];
  view: View;
  legal: Legal[];
  /** Everybody's points line by line, and those of a printed opponent. */
  scores: ScoreSheet[];
  rival: Rival | null;
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
  /** This is a moment of a replay. */
  past?: boolean;
  onplay: (action: number) => void;
  /** The player asks why this move is not possible; the shell answers with the rule's text. */
  onwhy: (move: Move) => void;
  /** Take back one step, as the prompt bar's button does. */
  ontakeback: () => void;
  /** The player wants to see this seat's sheet in front. */
  onshow: (seat: number) => void;
  /** Open the rules at this chapter. */
  onrules: (chapter: string) => void;
  /** The game's name on the wire, and its moves in words, for a board that serves every game. */
  game?: string;
  tell?: ((view: View, move: Pick<Legal, "kind" | "fields">, words: Words) => string) | undefined;
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

/** A part of a board as it stands in one position, for the rules in pictures; nothing in it can be pressed. */
export interface PictureProps {
  position: Sent;
  /** The positions that stand side by side, this one among them: they show the same part in the same size. */
  moments: readonly Sent[];
  part: string;
  words: Words;
}

/** What is played at a table, as far as it decides which chapters of the rules matter there. */
export interface Played {
  edition: string;
  options: Record<string, string>;
  seats: readonly unknown[];
}

/** What the module of a game exports by default. */
export interface GameModule<View = unknown> {
  Board: Component<BoardProps<View>>;
  Thumb: Component<ThumbProps>;
  /** Draws parts of a position for the rules in pictures (`games/<game>/pictures` names them). */
  picture?(): Promise<{ default: Component<PictureProps> }>;
  /** The legal moves that belong into the prompt bar, the one that ends the turn last. */
  choices(position: Position<View>, words: Words): Choice[];
  /** Chapters of the rules that matter only at some tables, and whether they do at this one. */
  chapters?(table: Played): Record<string, boolean>;
  /** A move in words, for a game whose message `<game>-move-<kind>` needs more than the move's fields. */
  tell?(view: View, move: Move, words: Words): string;
  /** Where on the board a move is made that is not played yet: the names of its places (data-target), or of a button
   *  (`choice:<kind>`), the one to press first in front. Left out: its button. */
  advised?(move: Move, view: View, seat: number): string[];
  /** The same for a move that was tried in a review, in the view after it. A game that has this shows such a turn by what it
   *  makes of the board; the others by where it would be made, as `advised` tells. */
  made?(move: Move, view: View, seat: number): string[];
  /** Where on the board something happened that the log tells: the names of its places (data-target), so that they can be
   *  marked. Whose board it was (data-whose) the shell marks by itself. */
  moved?(told: Told, view: View, shown: number): string[];
}

/** A line of the log before it is a sentence. */
export interface Told {
  message: string;
  seat: number;
  args: Args;
}

// What can be said at a table without writing, and how anything said reads in the reader's language.
import Frown from "@lucide/svelte/icons/frown";
import Heart from "@lucide/svelte/icons/heart";
import Laugh from "@lucide/svelte/icons/laugh";
import PartyPopper from "@lucide/svelte/icons/party-popper";
import Sparkles from "@lucide/svelte/icons/sparkles";
import ThumbsUp from "@lucide/svelte/icons/thumbs-up";
import type { Component } from "svelte";
import type { Muted, Said, SayPhrase, SayReaction, TableInfo } from "../wire";
import { t } from "../words/words.svelte";

/** What is said at a table, as one of its people hears it. */
export interface Talk {
  table: TableInfo;
  said: Said[];
  muted: Muted[];
  /** The seat that I look from, if it is mine. */
  seat?: number | null;
}

export type Reaction = SayReaction["text"];
export type Phrase = SayPhrase["text"];

export const REACTIONS: Record<Reaction, Component<{ size?: number }>> = {
  thumb: ThumbsUp,
  heart: Heart,
  laugh: Laugh,
  wow: Sparkles,
  party: PartyPopper,
  oops: Frown,
};

export const PHRASES: Phrase[] = [
  "hello",
  "luck",
  "well_built",
  "nice_move",
  "thanks",
  "moment",
  "whose_turn",
  "sorry",
  "close",
  "good_game",
  "again",
  "bye",
];

/** The picture that a reaction is. */
export function iconOf(said: Said): Component<{ size?: number }> | undefined {
  return said.kind === "reaction" ? REACTIONS[said.text as Reaction] : undefined;
}

/** What was said, without who said it. */
export function textOf(said: Said): string {
  if (said.kind === "reaction") return t(`talk-reaction-${said.text}`);
  if (said.kind === "phrase") return t(`talk-phrase-${said.text}`);
  if (said.kind === "nudge") return said.to_me ? t("talk-nudged-you") : t("talk-nudged", { name: said.to });
  return said.text;
}

/** What was said and by whom, in one line. */
export function lineOf(said: Said): string {
  return t("talk-line", { name: said.name, text: textOf(said) });
}

// The cards of a real table, kept by a phone in its middle: which round it is, who has completed which plan, and what the
// competitor was given. Everything was dealt by the server before the game began; here cards are only turned over.
import * as api from "../../../api";
import { KeptTable } from "../../../companion/kept.svelte";
import type { WelcomeCard, WelcomeCompetitorView, WelcomeTableCard, WelcomeTableDeal, WelcomeTableTurn } from "../../../wire";

export interface Wish {
  seats: number;
  edition: "first" | "collectors";
  expert: boolean;
  /** Against whom one plays alone with the collector's edition. */
  competitor: string;
}

/** Where the game stands; every change is a new one, so that all can be taken back. */
interface Moment {
  /** How often the stacks were formed anew; against a competitor, which pile it is. */
  part: number;
  turn: number;
  round: number;
  /** By plan: players in the order in which they completed it, with the round. The competitor is player 0. */
  claims: { player: number; round: number }[][];
  /** The stacks are to be formed anew for the next round. */
  anew: boolean;
  /** Against a competitor: the three cards that lie open, which of them it gets, and what it has got, in order. */
  hand: number[];
  giving: number;
  given: number[];
  /** The plans whose cards came up with this hand, from 1, and whether the pile was shuffled for it. */
  drawn: number[];
  shuffled: boolean;
}

export const COMPETITOR = 0;
const HAND = 3;

export class CompanionTable extends KeptTable<WelcomeTableDeal, Wish, Moment> {
  constructor() {
    const usual: Wish = { seats: 4, edition: "first", expert: false, competitor: "sergei" };
    super("welcome", usual, (deal) => deal.turns.length > 0 || deal.piles.length > 0);
  }

  get competitor(): WelcomeCompetitorView | null {
    return this.deal?.competitor ?? null;
  }

  get #turns(): WelcomeTableTurn[] {
    return this.now.part ? (this.deal!.anew[this.now.part - 1] ?? []) : this.deal!.turns;
  }

  get turn(): WelcomeTableTurn {
    return this.competitor ? this.#against : this.#turns[this.now.turn]!;
  }

  /** The cards of a game against a competitor. */
  get #against(): WelcomeTableTurn {
    const { hand, part, turn, shuffled } = this.now;
    const left = this.#pile(part).slice(turn).filter((card) => this.#lies(card)).length;
    return { cards: hand.map((id) => this.cardOf(id)), left, shuffled, solo_card: false };
  }

  #pile(part: number): WelcomeTableCard[] {
    return this.deal!.piles[part] ?? [];
  }

  /** Whether a card is in the pile at all: what the competitor got, or what lies open, is not. */
  #lies(card: WelcomeTableCard): boolean {
    return !card.id || !(this.now.given.includes(card.id) || this.now.hand.includes(card.id));
  }

  cardOf(id: number): WelcomeCard {
    return this.deal!.piles[0]!.find((card) => card.id === id)!.card!;
  }

  /** The cards of this round come from freshly shuffled stacks. */
  get shuffled(): boolean {
    return this.turn.shuffled || (!this.competitor && this.now.part > 0 && this.now.turn === 0);
  }

  get isLast(): boolean {
    if (this.competitor) return !this.#draw(this.now.hand[this.now.giving] ?? 0);
    return !this.now.anew && this.now.turn >= this.#turns.length - 1;
  }

  /** The competitor must get a card before the next round. */
  get mustGive(): boolean {
    return this.competitor !== null && this.now.giving < 0;
  }

  get mayReshuffle(): boolean {
    return (this.deal?.may_reshuffle ?? false) && this.now.part < this.deal!.anew.length;
  }

  async begin(wish: Wish): Promise<void> {
    const { edition, seats, expert, competitor } = wish;
    const options: Record<string, string> = { expert: String(expert) };
    if (edition === "collectors" && seats === 1) options["competitor"] = competitor;
    const deal = await api.tableDeal<WelcomeTableDeal>("welcome", edition, seats, options);
    const hand = (deal.piles[0] ?? []).slice(0, HAND).map(({ id }) => id);
    const claims = deal.plans.map(() => []);
    this.start(deal, wish, { part: 0, turn: hand.length, round: 1, claims, anew: false, hand, giving: -1, given: [], drawn: [], shuffled: false });
  }

  next(): void {
    const { part, turn, round, anew, hand, giving, given, claims } = this.now;
    if (this.isLast || this.mustGive) return;
    if (this.competitor) {
      const drawn = this.#draw(hand[giving]!)!;
      const completed = drawn.plans.filter((plan) => this.competitor!.ticks[plan - 1]);
      this.add({
        part: drawn.part,
        turn: drawn.turn,
        hand: drawn.hand,
        drawn: drawn.plans,
        shuffled: drawn.part !== part,
        round: round + 1,
        giving: -1,
        given: [...given, hand[giving]!],
        claims: claims.map((each, plan) => (completed.includes(plan + 1) ? [...each, { player: COMPETITOR, round: round + 1 }] : each)),
      });
    } else this.add(anew ? { part: part + 1, turn: 0, round: round + 1, anew: false } : { turn: turn + 1, round: round + 1 });
  }

  /** The next three cards of the pile, and the plans that come up on the way; nothing when no pile is left. */
  #draw(giving: number): { part: number; turn: number; hand: number[]; plans: number[] } | null {
    let { part, turn } = this.now;
    const out = [...this.now.given, giving];
    const hand: number[] = [];
    const plans: number[] = [];
    while (hand.length < HAND) {
      const card = this.#pile(part)[turn];
      if (!card) {
        part += 1;
        turn = 0;
        if (part >= this.deal!.piles.length) return null;
        continue;
      }
      turn += 1;
      if (card.plan) plans.push(card.plan);
      else if (!out.includes(card.id) && !hand.includes(card.id)) hand.push(card.id);
    }
    return { part, turn, hand, plans };
  }

  /** The card that was not used goes to the competitor when the round is over. */
  give(slot: number): void {
    this.add({ giving: this.now.giving === slot ? -1 : slot });
  }

  has(plan: number, player: number): boolean {
    return this.now.claims[plan]?.some((claim) => claim.player === player) ?? false;
  }

  claim(plan: number, player: number): void {
    const claims = this.now.claims.map((each, index) => {
      if (index !== plan) return each;
      return this.has(plan, player) ? each.filter((claim) => claim.player !== player) : [...each, { player, round: this.now.round }];
    });
    this.add({ claims });
  }

  /** Those who completed a plan in the round in which the first did, and those who came later. A competitor's card comes up
   *  before the player writes. */
  firstOf(plan: number): number[] {
    const claims = this.now.claims[plan] ?? [];
    if (this.competitor) return claims.slice(0, 1).map((claim) => claim.player);
    const round = Math.min(...claims.map((claim) => claim.round));
    return claims.filter((claim) => claim.round === round).map((claim) => claim.player);
  }

  /** What the competitor has for a plan. */
  pointsOf(plan: number): number {
    const { first, other } = this.deal!.plans[plan]!;
    if (!this.has(plan, COMPETITOR)) return 0;
    return this.firstOf(plan)[0] === COMPETITOR ? first : other;
  }

  reshuffle(wanted: boolean): void {
    this.add({ anew: wanted });
  }
}

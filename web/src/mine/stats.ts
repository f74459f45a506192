// What many finished games come to: means, streaks, where points come from, against whom. Pure; points and wins are the server's.
import type { MyGame, MyGames, Opponent } from "../wire";

export interface Summary {
  games: number;
  /** Games in which there was somebody to beat, and how many of those were won. */
  contests: number;
  wins: number;
  best: MyGame | null;
  worst: MyGame | null;
  mean: number;
}

export function summaryOf(games: readonly MyGame[]): Summary {
  const contests = games.filter((game) => game.won !== null);
  const first = games[0] ?? null;
  return {
    games: games.length,
    contests: contests.length,
    wins: contests.filter((game) => game.won).length,
    best: games.reduce<MyGame | null>((best, game) => (best && best.points >= game.points ? best : game), first),
    worst: games.reduce<MyGame | null>((worst, game) => (worst && worst.points <= game.points ? worst : game), first),
    mean: games.length ? games.reduce((sum, game) => sum + game.points, 0) / games.length : 0,
  };
}

export interface Row extends Summary {
  game: string;
  mode: MyGame["mode"];
}

const MODES: MyGame["mode"][] = ["alone", "bots", "people"];

/** A row for each game and way of playing it, those played most in front. */
export function rowsOf(games: readonly MyGame[]): Row[] {
  const rows = kinds(games).flatMap((game) =>
    MODES.map((mode) => ({ game, mode, ...summaryOf(games.filter((each) => each.game === game && each.mode === mode)) })),
  );
  return rows.filter((row) => row.games > 0);
}

/** The games that were played, the one played most in front. */
export function kinds(games: readonly MyGame[]): string[] {
  const counts = new Map<string, number>();
  for (const { game } of games) counts.set(game, (counts.get(game) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]).map(([game]) => game);
}

export interface Streak {
  now: number;
  longest: number;
}

/** Wins one after the other; games with nobody to beat do not break it. `games` come newest first. */
export function winStreak(games: readonly MyGame[]): Streak {
  const results = games.filter((game) => game.won !== null).map((game) => game.won);
  const end = results.indexOf(false);
  let run = 0;
  let longest = 0;
  for (const won of results) {
    run = won ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { now: end < 0 ? results.length : end, longest };
}

const DAY = 86_400_000;

/** Days in a row with a deal of the day; still going on when the last one was yesterday. */
export function dayStreak(games: readonly MyGame[], today: string): Streak {
  const days = [...new Set(games.map((game) => game.day).filter(Boolean))].map((day) => Date.parse(day) / DAY).sort((a, b) => a - b);
  let run = 0;
  let longest = 0;
  days.forEach((day, index) => {
    run = index && day === days[index - 1]! + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  const last = days.at(-1);
  const goesOn = last !== undefined && Date.parse(today) / DAY - last <= 1;
  return { now: goesOn ? run : 0, longest };
}

export interface Part {
  id: string;
  mean: number;
  /** In the best of these games. */
  best: number;
}

/** Where points come from, in the order of the score sheet; parts that never gave or took anything are left out. */
export function partsOf(games: readonly MyGame[]): Part[] {
  const counted = games.filter((game) => game.parts);
  const { best } = summaryOf(counted);
  const sums = new Map<string, number>();
  for (const game of counted) {
    for (const { id, points } of game.parts ?? []) sums.set(id, (sums.get(id) ?? 0) + points);
  }
  return [...sums]
    .map(([id, sum]) => ({ id, mean: sum / counted.length, best: best?.parts?.find((part) => part.id === id)?.points ?? 0 }))
    .filter((part) => part.mean !== 0 || part.best !== 0);
}

/** The mean of each game and the few before it; `points` come oldest first. */
export function smoothed(points: readonly number[], few = 5): number[] {
  return points.map((_, index) => {
    const window = points.slice(Math.max(0, index - few + 1), index + 1);
    return window.reduce((sum, each) => sum + each, 0) / window.length;
  });
}

export interface Record {
  opponent: Opponent;
  games: number;
  beaten: number;
}

/** How I stand against everybody, those met most in front. */
export function recordsOf(told: Pick<MyGames, "games" | "opponents">): Record[] {
  const records = told.opponents.map((opponent) => ({ opponent, games: 0, beaten: 0 }));
  for (const { met } of told.games) {
    for (const { who, beaten } of met) {
      const record = records[who];
      if (!record) continue;
      record.games += 1;
      if (beaten) record.beaten += 1;
    }
  }
  return records.filter((record) => record.games).sort((one, other) => other.games - one.games);
}

/** Even figures around these values for the lines of a chart, three to six of them. */
export function ticksOf(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough);
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((most - first) / step) + 1;
  return Array.from({ length: Math.max(2, count) }, (_, index) => first + index * step);
}

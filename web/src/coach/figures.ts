// The coach's figures as people write them: points with one digit behind the comma, with their standard error, with a sign; chances
// in per cent.
import type { ReviewFigure, ReviewOdds } from "../wire";
import { t } from "../words/words.svelte";

export const tenths = (points: number): number => Math.round(points * 10);

export function figure(points: number): string {
  const rounded = Math.abs(tenths(points));
  const text = t("coach-figure", { whole: Math.floor(rounded / 10), tenths: rounded % 10 });
  return tenths(points) < 0 ? `−${text}` : text;
}

export function signed(points: number): string {
  return tenths(points) > 0 ? `+${figure(points)}` : figure(points);
}

export function withError({ points, error }: ReviewFigure): string {
  return `${figure(points)} ± ${figure(error)}`;
}

export function signedWithError({ points, error }: ReviewFigure): string {
  return `${signed(points)} ± ${figure(error)}`;
}

export const percent = ({ share }: ReviewOdds): number => Math.round(share * 100);

/** What a chance is more or less: small parts of it count. */
export function percentWithError({ share, error }: ReviewOdds): string {
  return `${figure(100 * share)} ± ${figure(100 * error)}`;
}

/** What a turn cost, in chances to win where they are told, and in points. */
export function costOf({ cost, win_cost }: { cost: ReviewFigure; win_cost: ReviewOdds | null }): string {
  const points = withError(cost);
  return win_cost ? t("review-cost-win", { points, percent: percentWithError(win_cost) }) : t("review-cost", { points });
}

export function gainOf({ gain, win_gain }: { gain: ReviewFigure; win_gain: ReviewOdds | null }): string {
  const points = withError(gain);
  return win_gain ? t("review-gain-win", { points, percent: percentWithError(win_gain) }) : t("review-gain", { points });
}

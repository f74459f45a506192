// Where a line of the log happened: a plan, and the houses of a sheet that lies in front.
import type { WelcomeView } from "../../wire";
import type { Told } from "../board";
import { place } from "./targets";

export function moved({ seat, args }: Told, _: WelcomeView, shown: number): string[] {
  const { plan, street, house } = args as Record<string, number | undefined>;
  if (plan) return [place.plan(plan)];
  return seat === shown && street && house ? [place.house(street, house)] : [];
}

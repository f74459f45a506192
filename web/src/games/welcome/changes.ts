// What is new on a sheet: against the position drawn before (to let it move), and in the round before (to pin it).
import type { WelcomeMoveView, WelcomeSheetView } from "../../wire";

/** Every mark on a sheet, by name. */
export function marks(sheet: WelcomeSheetView): Set<string> {
  const found = new Set<string>();
  sheet.streets.forEach((street, index) => {
    const at = index + 1;
    street.houses.forEach((house, position) => {
      const where = `${at}-${position + 1}`;
      if (house.number !== null) found.add(`number-${where}`);
      if (house.roundabout) found.add(`roundabout-${where}`);
      if (house.pool_built) found.add(`pool-${where}`);
      if (house.fence_right) found.add(`fence-${where}`);
      if (house.used) found.add(`used-${where}`);
    });
    for (let box = 0; box < street.parks; box++) found.add(`park-${at}-${box}`);
  });
  for (const track of ["pools", "temps", "bis", "refusals", "roundabouts"] as const) {
    for (let box = 0; box < sheet[track]; box++) found.add(`${track}-${box}`);
  }
  sheet.agents.forEach((crossed, index) => {
    for (let box = 0; box < crossed; box++) found.add(`agent-${index + 1}-${box}`);
  });
  sheet.plans.forEach((points, index) => {
    if (points) found.add(`plan-${index + 1}`);
  });
  for (const { street, house, size } of sheet.estates) found.add(`estate-${street}-${house}-${size}`);
  return found;
}

/** The marks that came since; nothing is new on a sheet seen for the first time. */
export function fresh(before: ReadonlySet<string> | null, now: ReadonlySet<string>): Set<string> {
  return new Set(before ? [...now].filter((mark) => !before.has(mark)) : []);
}

/** The marks that a seat made in its last round, by the moves it played. */
export function pinned(moves: readonly WelcomeMoveView[]): Set<string> {
  const found = new Set<string>();
  let street = 0;
  let house = 0;
  for (const { kind, fields } of moves) {
    if (kind === "write") [street, house] = [fields["street"] ?? 0, fields["house"] ?? 0];
    if (kind === "write" || kind === "bis") found.add(`number-${fields["street"]}-${fields["house"]}`);
    if (kind === "fence" || kind === "roundabout") found.add(`${kind}-${fields["street"]}-${fields["house"]}`);
    if (kind === "pool") found.add(`pool-${street}-${house}`);
    if (kind === "park") found.add(`park-${street}`);
    if (kind === "agent") found.add(`agent-${fields["size"]}`);
    if (kind === "plan") found.add(`plan-${fields["plan"]}`);
  }
  return found;
}

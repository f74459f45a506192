// The sheet as it is to be drawn: what the server made of the text, with the marks of this very moment already in it.
import type { WelcomeHouse, WelcomeSheetView, WelcomeView } from "../../../wire";
import { EMPTY, placeOf, type Entry } from "./entry";

export function drawn(view: WelcomeView, shown: number, entry: Entry): WelcomeView {
  const known = view.sheets[shown];
  if (!known) return view;
  const sheets = [...view.sheets];
  sheets[shown] = withMarks(known, entry);
  return { ...view, sheets };
}

function withMarks(sheet: WelcomeSheetView, entry: Entry): WelcomeSheetView {
  const streets = sheet.streets.map(({ houses }, street) => ({
    houses: houses.map((house, index) => withMark(house, entry, street + 1, index + 1)),
    parks: entry.parks[street] ?? 0,
  }));
  return { ...sheet, streets, temps: entry.temps, refusals: entry.refusals, agents: entry.agents, plans: entry.plans };
}

function withMark(house: WelcomeHouse, entry: Entry, street: number, place: number): WelcomeHouse {
  const here = entry.houses[placeOf(street, place)] ?? EMPTY;
  return {
    ...house,
    number: here.roundabout ? null : here.number,
    bis: here.bis,
    roundabout: here.roundabout,
    pool_built: here.pool,
    pool: house.pool || here.pool,
    fence_right: here.fence || house.fence_right, // the server knows of those that nobody has to draw
  };
}

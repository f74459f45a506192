// Every building by its id in the catalogue.
import { GROUND, body, box, door, gable, panes, type Part } from "../parts";
import { HIPSTER } from "./hipster";
import { PARENT } from "./parent";
import { SHOPPER } from "./shopper";
import { TOURIST } from "./tourist";
import { START, WILD } from "./wild";

const BUILDINGS: Record<string, Part[]> = { ...START, ...PARENT, ...HIPSTER, ...TOURIST, ...SHOPPER, ...WILD };

/** For ids that nobody has drawn: an overlay may bring new tiles. */
const PLAIN: Part[] = [
  body("stone", 28, 44, 44),
  gable("slate", 24, 45, 52, 16),
  ...panes([34, 58], [52], 8, 8),
  ...door("coral", 45, 10, 16),
  box("stone", 22, GROUND - 2, 56, 2),
];

export function buildingOf(id: string): Part[] {
  return BUILDINGS[id] ?? PLAIN;
}

// The signs of resource cards, by their names in the catalogue: Lucide's, and our own lines where Lucide has none. A roof
// is drawn by Emblem.svelte.
import Bath from "@lucide/svelte/icons/bath";
import BedDouble from "@lucide/svelte/icons/bed-double";
import Birdhouse from "@lucide/svelte/icons/birdhouse";
import Car from "@lucide/svelte/icons/car";
import Cat from "@lucide/svelte/icons/cat";
import Construction from "@lucide/svelte/icons/construction";
import DraftingCompass from "@lucide/svelte/icons/drafting-compass";
import Drill from "@lucide/svelte/icons/drill";
import Fish from "@lucide/svelte/icons/fish";
import Flag from "@lucide/svelte/icons/flag";
import HardHat from "@lucide/svelte/icons/hard-hat";
import IceCreamCone from "@lucide/svelte/icons/ice-cream-cone";
import Images from "@lucide/svelte/icons/images";
import Paintbrush from "@lucide/svelte/icons/paintbrush";
import Piano from "@lucide/svelte/icons/piano";
import TreeDeciduous from "@lucide/svelte/icons/tree-deciduous";
import Truck from "@lucide/svelte/icons/truck";
import Wrench from "@lucide/svelte/icons/wrench";

export const ICONS: Record<string, typeof Bath> = {
  piano: Piano,
  canopy_bed: BedDouble,
  jacuzzi: Bath,
  ice_cream: IceCreamCone,
  paintings: Images,
  cat_house: Cat,
  aquarium: Fish,
  treehouse: TreeDeciduous,
  birdhouse: Birdhouse,
  car: Car,
  drill: Drill,
  scaffolding: Construction,
  roofer: HardHat,
  supplier: Truck,
  architect: DraftingCompass,
  handyman: Wrench,
  designer: Paintbrush,
  token: Flag,
};

/** Lines in a square of 24, as Lucide draws them. */
export const LINES: Record<string, string> = {
  slide: "M4 21V4h5v17M4 10h5M4 15.5h5M9 5c5 1 5 12 12 13",
  jackhammer: "M5 4h14M12 4v3M8.5 7h7v8h-7zM12 15v3M10 18h4l-2 4.5z",
  mixer: "M4.5 8l9-5.5 6 9.5-9 5zM10 5l5.5 9M13.5 2.5l4-.5 4 6.5-2 3.5M9 16.5L6 22M13 15.5l4 6.5M4 22h16",
};

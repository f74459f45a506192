// The signs of resource cards, by their names in the catalogue. They are Lucide's; a roof is drawn by Emblem.svelte.
import Bath from "@lucide/svelte/icons/bath";
import BedDouble from "@lucide/svelte/icons/bed-double";
import Birdhouse from "@lucide/svelte/icons/birdhouse";
import Car from "@lucide/svelte/icons/car";
import Cat from "@lucide/svelte/icons/cat";
import Construction from "@lucide/svelte/icons/construction";
import Cylinder from "@lucide/svelte/icons/cylinder";
import DraftingCompass from "@lucide/svelte/icons/drafting-compass";
import Drill from "@lucide/svelte/icons/drill";
import Fish from "@lucide/svelte/icons/fish";
import Flag from "@lucide/svelte/icons/flag";
import HardHat from "@lucide/svelte/icons/hard-hat";
import IceCreamCone from "@lucide/svelte/icons/ice-cream-cone";
import Images from "@lucide/svelte/icons/images";
import Paintbrush from "@lucide/svelte/icons/paintbrush";
import Piano from "@lucide/svelte/icons/piano";
import Pickaxe from "@lucide/svelte/icons/pickaxe";
import TreeDeciduous from "@lucide/svelte/icons/tree-deciduous";
import Truck from "@lucide/svelte/icons/truck";
import Wrench from "@lucide/svelte/icons/wrench";
import Rainbow from "@lucide/svelte/icons/rainbow";

export const ICONS: Record<string, typeof Bath> = {
  piano: Piano,
  canopy_bed: BedDouble,
  jacuzzi: Bath,
  ice_cream: IceCreamCone,
  slide: Rainbow,
  paintings: Images,
  cat_house: Cat,
  aquarium: Fish,
  treehouse: TreeDeciduous,
  birdhouse: Birdhouse,
  car: Car,
  drill: Drill,
  jackhammer: Pickaxe,
  mixer: Cylinder,
  scaffolding: Construction,
  roofer: HardHat,
  supplier: Truck,
  architect: DraftingCompass,
  handyman: Wrench,
  designer: Paintbrush,
  token: Flag,
};

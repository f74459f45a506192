// What each card shows: its silhouette and the sign on it, by the card's id in the catalogue. The signs are Lucide's.
import Anchor from "@lucide/svelte/icons/anchor";
import Anvil from "@lucide/svelte/icons/anvil";
import Apple from "@lucide/svelte/icons/apple";
import Bath from "@lucide/svelte/icons/bath";
import BedDouble from "@lucide/svelte/icons/bed-double";
import Bone from "@lucide/svelte/icons/bone";
import BookOpen from "@lucide/svelte/icons/book-open";
import BrickWall from "@lucide/svelte/icons/brick-wall";
import Bridge from "@lucide/svelte/icons/bridge";
import Briefcase from "@lucide/svelte/icons/briefcase";
import Building from "@lucide/svelte/icons/building";
import CakeSlice from "@lucide/svelte/icons/cake-slice";
import Candy from "@lucide/svelte/icons/candy";
import Car from "@lucide/svelte/icons/car";
import Carrot from "@lucide/svelte/icons/carrot";
import Cat from "@lucide/svelte/icons/cat";
import Church from "@lucide/svelte/icons/church";
import CircleDot from "@lucide/svelte/icons/circle-dot";
import Clapperboard from "@lucide/svelte/icons/clapperboard";
import Clock from "@lucide/svelte/icons/clock";
import Columns3 from "@lucide/svelte/icons/columns-3";
import Cone from "@lucide/svelte/icons/cone";
import Croissant from "@lucide/svelte/icons/croissant";
import Crown from "@lucide/svelte/icons/crown";
import Dessert from "@lucide/svelte/icons/dessert";
import Dices from "@lucide/svelte/icons/dices";
import Disc3 from "@lucide/svelte/icons/disc-3";
import Droplets from "@lucide/svelte/icons/droplets";
import Factory from "@lucide/svelte/icons/factory";
import Fan from "@lucide/svelte/icons/fan";
import FerrisWheel from "@lucide/svelte/icons/ferris-wheel";
import Fish from "@lucide/svelte/icons/fish";
import Flag from "@lucide/svelte/icons/flag";
import Flame from "@lucide/svelte/icons/flame";
import FlaskConical from "@lucide/svelte/icons/flask-conical";
import Flower2 from "@lucide/svelte/icons/flower-2";
import Footprints from "@lucide/svelte/icons/footprints";
import Gem from "@lucide/svelte/icons/gem";
import Ghost from "@lucide/svelte/icons/ghost";
import GraduationCap from "@lucide/svelte/icons/graduation-cap";
import Hamburger from "@lucide/svelte/icons/hamburger";
import Hammer from "@lucide/svelte/icons/hammer";
import Heart from "@lucide/svelte/icons/heart";
import HeartPulse from "@lucide/svelte/icons/heart-pulse";
import House from "@lucide/svelte/icons/house";
import Joystick from "@lucide/svelte/icons/joystick";
import KeyRound from "@lucide/svelte/icons/key-round";
import Landmark from "@lucide/svelte/icons/landmark";
import Laugh from "@lucide/svelte/icons/laugh";
import Leaf from "@lucide/svelte/icons/leaf";
import Library from "@lucide/svelte/icons/library";
import MicVocal from "@lucide/svelte/icons/mic-vocal";
import Moon from "@lucide/svelte/icons/moon";
import Mountain from "@lucide/svelte/icons/mountain";
import MountainSnow from "@lucide/svelte/icons/mountain-snow";
import Palette from "@lucide/svelte/icons/palette";
import PawPrint from "@lucide/svelte/icons/paw-print";
import PiggyBank from "@lucide/svelte/icons/piggy-bank";
import Plane from "@lucide/svelte/icons/plane";
import Puzzle from "@lucide/svelte/icons/puzzle";
import Pyramid from "@lucide/svelte/icons/pyramid";
import RadioTower from "@lucide/svelte/icons/radio-tower";
import Rocket from "@lucide/svelte/icons/rocket";
import Sandwich from "@lucide/svelte/icons/sandwich";
import School from "@lucide/svelte/icons/school";
import Scissors from "@lucide/svelte/icons/scissors";
import Shield from "@lucide/svelte/icons/shield";
import ShoppingBag from "@lucide/svelte/icons/shopping-bag";
import ShoppingBasket from "@lucide/svelte/icons/shopping-basket";
import Skull from "@lucide/svelte/icons/skull";
import Smile from "@lucide/svelte/icons/smile";
import Snowflake from "@lucide/svelte/icons/snowflake";
import Spade from "@lucide/svelte/icons/spade";
import Sparkles from "@lucide/svelte/icons/sparkles";
import SprayCan from "@lucide/svelte/icons/spray-can";
import Star from "@lucide/svelte/icons/star";
import Stone from "@lucide/svelte/icons/stone";
import Telescope from "@lucide/svelte/icons/telescope";
import Torus from "@lucide/svelte/icons/torus";
import ToyBrick from "@lucide/svelte/icons/toy-brick";
import TrainFront from "@lucide/svelte/icons/train-front";
import Trees from "@lucide/svelte/icons/trees";
import Trophy from "@lucide/svelte/icons/trophy";
import Utensils from "@lucide/svelte/icons/utensils";
import Volleyball from "@lucide/svelte/icons/volleyball";
import WandSparkles from "@lucide/svelte/icons/wand-sparkles";
import Waves from "@lucide/svelte/icons/waves";
import Zap from "@lucide/svelte/icons/zap";
import type { Component } from "svelte";
import type { Shape } from "./shapes";

export interface Look {
  shape: Shape;
  Sign: Component<{ size?: number; strokeWidth?: number }>;
}

const LOOKS: Record<string, [Shape, Look["Sign"]]> = {
  haunted_house: ["castle", Ghost],
  factory: ["works", Factory],
  steelworks: ["works", Anvil],
  grocery: ["shop", Carrot],
  shoe_shop: ["shop", Footprints],
  school: ["hall", School],
  police_station: ["hall", Shield],
  library: ["hall", Library],
  square: ["park", Trees],
  florist: ["shop", Flower2],
  cake_shop: ["shop", CakeSlice],
  bookshop: ["shop", BookOpen],
  bank: ["hall", PiggyBank],
  igloo: ["dome", Snowflake],
  museum: ["hall", Landmark],
  observatory: ["dome", Telescope],
  hospital: ["tower", HeartPulse],
  diy_store: ["shop", Hammer],
  perfume_shop: ["shop", SprayCan],
  shopping_centre: ["tower", ShoppingBag],
  garage: ["works", Car],
  offices: ["tower", Briefcase],
  grand_hotel: ["tower", BedDouble],
  restaurant: ["house", Utensils],
  laboratory: ["works", FlaskConical],
  university: ["hall", GraduationCap],
  spa: ["dome", Bath],
  casino: ["tower", Dices],
  ski_resort: ["house", MountainSnow],
  zoo: ["park", PawPrint],
  tree_house: ["park", House],
  stadium: ["dome", Trophy],
  amusement_park: ["tent", FerrisWheel],
  house: ["house", Smile],
  apartment_block: ["tower", Building],
  luxury_residence: ["castle", Gem],
  yellow: ["stall", ShoppingBasket],
  orange: ["stall", ShoppingBasket],
  purple: ["stall", ShoppingBasket],
  green: ["stall", ShoppingBasket],
  blue: ["stall", ShoppingBasket],
  dinosaur_park: ["park", Bone],
  olympic_ball_pit: ["dome", Volleyball],
  cat_cafe: ["shop", Cat],
  toy_shop: ["shop", ToyBrick],
  disco: ["dome", Disc3],
  superhero_academy: ["tower", Zap],
  dragon_car_park: ["castle", Flame],
  candy_factory: ["works", Candy],
  film_studios: ["tent", Clapperboard],
  labyrinth: ["steps", Puzzle],
  ghost_hunters_hq: ["castle", Ghost],
  martian_embassy: ["dome", Rocket],
  pirate_ship: ["tent", Skull],
  chocolate_factory: ["works", Dessert],
  unicorn_ranch: ["park", Sparkles],
  dream_factory: ["works", Moon],
  aqua_pony_club: ["dome", Waves],
  school_of_wizardry: ["castle", WandSparkles],
  pyramid: ["steps", Pyramid],
  castle: ["castle", Crown],
  joke_shop: ["shop", Laugh],
  harbour: ["house", Anchor],
  airport: ["tower", Plane],
  art_gallery: ["hall", Palette],
  bowling_alley: ["dome", CircleDot],
  concert_arena: ["dome", MicVocal],
  moai: ["spire", Stone],
  railway_station: ["hall", TrainFront],
  statue_of_liberty: ["spire", Flag],
  hot_dog_stand: ["stall", Sandwich],
  barber: ["shop", Scissors],
  sphinx: ["steps", Cat],
  versailles: ["hall", Crown],
  burger_restaurant: ["house", Hamburger],
  undersea_tunnel: ["dome", Fish],
  fountain: ["park", Droplets],
  escape_room: ["house", KeyRound],
  machu_picchu: ["steps", Mountain],
  big_ben: ["spire", Clock],
  golden_gate: ["spire", Bridge],
  stonehenge: ["park", Torus],
  sushi_restaurant: ["house", Fish],
  wind_turbine: ["spire", Fan],
  taj_mahal: ["dome", Heart],
  louvre: ["steps", Palette],
  greengrocer: ["shop", Apple],
  bakery: ["shop", Croissant],
  mayan_pyramid: ["steps", Star],
  tower_of_pisa: ["spire", Cone],
  video_arcade: ["shop", Joystick],
  great_wall: ["castle", BrickWall],
  billiard_hall: ["house", Spade],
  st_basils_cathedral: ["castle", Church],
  japanese_garden: ["park", Leaf],
  parthenon: ["hall", Columns3],
  eiffel_tower: ["spire", RadioTower],
};

/** How to draw a card; an overlay may bring ids that nobody has drawn yet. */
export function lookOf(id: string): Look {
  const [shape, Sign] = LOOKS[id] ?? ["house", Sparkles];
  return { shape, Sign };
}

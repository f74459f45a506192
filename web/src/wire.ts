// Made by tools/wire.py from src/tabletown/server/wire*.py. Do not edit.

/** GET, POST and PUT /api/me */
export interface Me {
  /** Known to nobody else: it shows whether the socket and the page serve the same person. Empty for nobody. */
  id: string;
  /** Empty until one is given. */
  name: string;
}

/** GET /api/games gives a list of these. */
export interface GameInfo {
  name: string;
  editions: EditionInfo[];
  /** The levels of bots, from weak to strong. */
  bots: string[];
  /** The level to offer first. */
  usual: string;
  /** What can be learnt by playing, the base rules first. */
  lessons: string[];
}

export interface EditionInfo {
  name: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
}

export interface OptionInfo {
  name: string;
  /** The first one is the default. */
  values: string[];
}

/** GET /api/games/{game}/cards?edition=… */
export interface Cards {
  game: string;
  edition: string;
  sections: CardSection[];
}

export interface CardSection {
  name: string;
  entries: CardEntry[];
}

/** One entry of a catalogue: its figures, and where they come from. */
export interface CardEntry {
  id: string;
  source: string;
  fields: Record<string, string | number | boolean | (number | string)[]>;
}

/** GET /api/games/{game}/print?edition=… */
export interface Printable {
  game: string;
  edition: string;
  parts: PrintablePart[];
}

export interface PrintablePart {
  name: string;
  /** A sheet to write on, of which everybody wants one. */
  repeated: boolean;
}

/** GET /api/tables */
export interface Lobby {
  /** Where I sit and the game is not over, those that wait for me first. */
  mine: TableInfo[];
  /** Tables at which a seat is kept for me. */
  invited: TableInfo[];
  /** Tables whose host let me go from my seat within the last day, as long as I have none there again. */
  let_go: TableInfo[];
  /** Listed tables with a free seat, where I do not sit. */
  open: TableInfo[];
  /** My finished games, newest first. */
  finished: TableInfo[];
}

/** GET /api/tables/{id}, and the answer to everything that changes a table. */
export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  stage: "left" | "open" | "over" | "running";
  seats: SeatState[];
  speed: "days" | "live";
  spectators: boolean;
  listed: boolean;
  hand_over: number;
  /** Everybody may seat others at their own device; otherwise only the host may. */
  several: boolean;
  /** Minutes for a decision; 0: no limit. */
  turn_limit: number;
  /** Those who talk here may write what they like. */
  free_text: boolean;
  /** Spectators may talk too. */
  watchers_talk: boolean;
  /** I am the host: I may change the table and start it. */
  hosting: boolean;
  updated: number;
  /** SHA-256 of the secret seed, in hexadecimal. */
  commitment: string;
  result: Result | null;
  /** The table at which the same people play again; empty until somebody asked for it. */
  next: string;
  /** The day whose deal is played here, 2026-11-17; empty: a deal of its own. */
  day: string;
  /** This is somebody's one try at that deal. */
  counts: boolean;
  /** That day has not closed: seed, record and other eyes stay closed until then. */
  sealed: boolean;
  /** The lesson that is played here, as GET /api/games names it; empty at other tables. */
  lesson: string;
  /** Short lessons on what is played here beyond the base rules; none at a lesson. */
  lessons: string[];
  /** Whoever plays here may ask the coach: the host allows it, or there are only bots to play against. */
  hints: boolean;
  /** There are only bots to play against and nothing counts for others: one may try other ways from here while it runs. */
  practice: boolean;
  /** What this table is a branch of; null at others. */
  branch: BranchInfo | null;
}

/** A seat as everybody may see it, with two words for the one who asks. */
export interface SeatState {
  seat: number;
  kind: "bot" | "open" | "person";
  /** Empty for a bot, which `character` names. At an open seat: for whom it is kept. */
  name: string;
  /** Of the bot that plays here now; empty when nobody or a person does. */
  level: string;
  /** Who the bot is, for everybody at the table: the text `table-name-…` says its name. Empty for people, also while a bot plays for them. */
  character: string;
  mine: boolean;
  /** This person set the table, or was made its host. */
  host: boolean;
  /** Connected now. Bots are always here. */
  here: boolean;
  /** May decide now. */
  thinking: boolean;
  /** The game runs and this seat waits for others. */
  done: boolean;
  /** For a person who is not connected: since when, if ever seen. */
  away_since: number | null;
  /** A bot plays for the person `name`, who can take the seat back. */
  handed_over: boolean;
  /** The one who asks may hand this seat to a bot now. */
  can_hand_over: boolean;
  /** This person has taken longer than the table allows for a decision. */
  out_of_time: boolean;
  /** This person has left for good, unless they come back. */
  gone: boolean;
  /** Of the games that these people played one after the other, before this one. */
  wins: number;
  /** This open seat is kept for the one who asks. */
  invited: boolean;
}

export interface Result {
  end_reason: string;
  /** Each seat's place. */
  ranking: number[];
  totals: number[];
}

/** What a branch is: another way to go on from a position of a game, against bots. It counts nowhere. */
export interface BranchInfo {
  /** The table that it leaves; empty for everybody but the one who made it: whoever has a table's id may look at it. */
  origin: string;
  /** Who goes on differently. */
  seat: number;
  /** 0 where the game has no rounds. */
  round: number;
  /** The game was still going on: what that seat could not know was dealt anew. */
  redrawn: boolean;
  /** What its player calls it; empty until then. */
  title: string;
}

/** POST /api/tables/{id}/seats/{seat}/link. A new link makes the one before useless. */
export interface SeatLink {
  /** /seat/… — to open on the other device; the page there posts the token to /api/seat-link. */
  path: string;
  token: string;
}

/** GET /api/tables/{id}/replay, for finished games */
export interface Replay {
  steps: ReplayStep[];
  /** The steps before each epoch, in which chance laid something new on the table. */
  epochs: number[];
  log: LogEntry[];
  notes: Note[];
}

/** One step of a finished game. Position `n` stands after the first n steps. */
export interface ReplayStep {
  seat: number;
  move: MoveInfo;
}

export interface MoveInfo {
  kind: string;
  fields: Record<string, number>;
}

export interface LogEntry {
  message: string;
  /** -1 for the table. */
  seat: number;
  args: Record<string, string | number>;
  /** The moment in the replay at which this had just happened. */
  step: number;
}

/** Something that happened around the game, told to everybody at the table. */
export interface Note {
  number: number;
  /** A Fluent id, talk-note-…, that takes `name`. */
  message: string;
  /** Of whom it tells. */
  name: string;
  /** It tells of the one who reads. */
  mine: boolean;
  /** It happened before the game began. */
  before: boolean;
  /** So many entries of the log come before it. */
  after: number;
  /** The moment in the replay at which this had just happened. */
  step: number;
}

/** The whole table through one seat's eyes: while the game runs, and at GET /api/tables/{id}/replay/{step}?seat=… */
export interface Position {
  /** Counts what these eyes could see happen; in a replay, the steps. */
  seen: number;
  seat: number;
  view: DreamHomeView | HappyCityView | StreetsView | WelcomeView;
  /** What this seat may do now; nothing in a replay. */
  legal: LegalMove[];
  prompt: Message;
  can_take_back: boolean;
  scores: ScoreSheet[];
  rival: Rival | null;
  /** When the game is over: what decided between those with equal points. */
  ties: Tie[];
  over: boolean;
  /** Where in the log this seat's last turn ended: what others did from there on is news. Nothing in a replay. */
  since: number;
}

export interface DreamHomeView {
  game: "dream_home";
  seat: number;
  edition: string;
  options: Record<string, string>;
  round: number;
  end_reason: string;
  rounds: number;
  columns: DreamHomeColumn[];
  room_discard: DreamHomeRoom[];
  resource_discard: DreamHomeResource[];
  houses: DreamHomeHouseView[];
  /** Who has the token and begins the next round. */
  first_player: number;
  /** Whether the car is still to be had; null when it is not played with. */
  car: boolean | null;
  acting: number | null;
  phase: string;
  hand: DreamHomeHand;
  /** Everybody's place when the game is over. */
  ranking: number[];
}

/** A column of the drafting board, from 1. Taken cards are null; the first column has the token and no resource. */
export interface DreamHomeColumn {
  room: DreamHomeRoom | null;
  resource: DreamHomeResource | null;
  first_player: boolean;
  /** Where the room would fit in the house of the seat that looks. */
  fits: DreamHomeFit[];
}

/** A room card. `points` are printed on it, for a room of 1, 2 or 3 cards. */
export interface DreamHomeRoom {
  card: string;
  kind: string;
  group: string;
  most: number;
  points: number[];
  next_to: string | null;
  points_next_to: number | null;
  children: number;
}

/** A resource card: its group (roof, decor, tool, helper) and its name; a roof's name is its colour. */
export interface DreamHomeResource {
  group: string;
  name: string;
  window: boolean;
  /** What a decor token is worth. */
  points: number | null;
  /** The rooms that take it; empty for what lies beside the house. */
  rooms: string[];
}

/** A cell of the own house where a room could be built open, and what the house would gain by it. */
export interface DreamHomeFit {
  floor: number;
  column: number;
  gain: number;
}

export interface DreamHomeHouseView {
  /** In reading order: the upper floor, the middle floor, the basement. */
  cells: DreamHomeCell[];
  rooms: DreamHomeRoomScore[];
  /** The tokens beside the house. */
  garden: string[];
  /** How many cards lie in the closed pile. */
  roofs: number;
  /** The four of them that make the roof when the game is over; until then nothing of them can be known. */
  roof: DreamHomeResource[];
  tools: string[];
  helpers: string[];
  /** The comfort bonuses that the house has. */
  comfort: string[];
  children: number;
  total: number;
}

/** A place in a house, floor and column from 1. `room` is null while it is free or has a scaffold. */
export interface DreamHomeCell {
  floor: number;
  column: number;
  room: DreamHomeRoom | null;
  face_down: boolean;
  scaffold: boolean;
  token: string | null;
  /** It is one room with the card on its left. */
  joined_left: boolean;
  /** Its room grows no more. */
  finished: boolean;
}

/** An open room, by its leftmost cell, and what it counts. */
export interface DreamHomeRoomScore {
  floor: number;
  column: number;
  kind: string;
  cards: number;
  points: number;
}

/** What the acting seat holds in hand. */
export interface DreamHomeHand {
  column: number | null;
  room: DreamHomeRoom | null;
  resource: DreamHomeResource | null;
}

export interface HappyCityView {
  game: "happy_city";
  seat: number;
  edition: string;
  options: Record<string, string>;
  round: number;
  end_reason: string;
  mode: string;
  is_last_round: boolean;
  first: number;
  /** The seat that decides now. */
  turn: number;
  phase: string;
  decks: HappyCityDeck[];
  buildings: HappyCityOffer[];
  dwellings: HappyCityOffer[];
  specials: HappyCitySpecialOffer[];
  /** Those to choose from before the first round of expert mode. */
  markets: HappyCityCard[];
  bank: number;
  /** How many cards a city holds, and how many of them stand in a row. */
  places: number;
  row: number;
  cities: HappyCityCityView[];
}

export interface HappyCityDeck {
  cards: number;
  lowest: number;
  highest: number;
  /** Cards of each colour in the full deck, as its back shows. */
  back: Record<string, number>;
  /** How many cards lie in its discard pile. They lie face down, and nobody may look through them. */
  discard: number;
}

/** A card that can be bought, for one seat: its price, the rule that forbids it if one does, and what it would bring. */
export interface HappyCityOffer {
  card: HappyCityCard;
  price: number;
  /** Cards of this stack; 1 for a building. */
  left: number;
  refusal: string;
  after: HappyCitySums | null;
}

/** A card as it is printed. `number` counts from 1 within its kind: building, dwelling, market or special. */
export interface HappyCityCard {
  kind: string;
  number: number;
  id: string;
  colour: string | null;
  cost: number | null;
  deck: number | null;
  income: number;
  residents: number;
  hearts: number;
}

/** What a city shows, special building included, and what that is worth. */
export interface HappyCitySums {
  income: number;
  residents: number;
  hearts: number;
  total: number;
}

/** A special building that nobody has taken. */
export interface HappyCitySpecialOffer {
  card: HappyCityCard;
  needs: Record<string, number>;
  /** What the seat's city still lacks. */
  missing: Record<string, number>;
  /** The kind of effect in expert mode, with its figures. */
  effect: string;
  figures: Record<string, string | number>;
}

export interface HappyCityCityView {
  coins: number;
  cards: HappyCityCard[];
  sums: HappyCitySums;
  colours: Record<string, number>;
  special: HappyCitySpecialOffer | null;
  /** What the sphinx has become. */
  copied: HappyCitySpecialOffer | null;
  next_is_free: boolean;
}

export interface StreetsView {
  game: "streets";
  seat: number;
  edition: string;
  options: Record<string, string>;
  round: number;
  end_reason: string;
  first: number;
  /** The player whose turn it is; 1 is the Grifter at a table for one. */
  turn: number;
  is_solo: boolean;
  buildings: StreetsBuilding[];
  streets: StreetsStreet[];
  /** The outermost cells that a building or a place occupies. */
  west: number;
  north: number;
  east: number;
  south: number;
  /** Where the seat may build in this turn; the tile is picked first. */
  places: StreetsPlace[];
  /** The seat's own. */
  hand: StreetsHandTile[];
  stack: StreetsPile;
  /** The Grifter's tiles for the end of the game. */
  last_stack: StreetsPile;
  /** Business tokens that nobody has. */
  tokens: Record<string, number>;
  players: StreetsPlayer[];
  decision: StreetsDecision | null;
  receipts: StreetsReceipt[];
  ranking: number[];
}

export interface StreetsBuilding {
  tile: StreetsTile;
  x: number;
  y: number;
  side: string;
  /** The seat; 1 is the Grifter at a table for one. */
  owner: number | null;
  signs: number;
  is_abandoned: boolean;
  people: StreetsPerson[];
  /** The id of its street. */
  street: number;
  /** Whether it is the last that was built. */
  is_new: boolean;
  /** None without an owner. */
  worth: StreetsWorth | null;
}

/** A tile as it is printed. Its value: `coef` dollars for each `of`, which are two colours for a set. */
export interface StreetsTile {
  number: number;
  id: string;
  /** The symbol on its back: a colour or wild; the station and the park count as wild. */
  kind: string;
  symbols: Record<string, number>;
  value: string | null;
  coef: number;
  of: string[];
  business: string | null;
  tokens: number;
  is_five: boolean;
}

/** People of one colour on a building. `leaving` are those of the lying who have to move now; seekers stand. */
export interface StreetsPerson {
  colour: string;
  home: number;
  lying: number;
  standing: number;
  leaving: number;
}

/** What a building would pay its owner if its street were counted now; `source` is the tile whose value is copied. */
export interface StreetsWorth {
  value: number;
  people: number;
  total: number;
  /** What it pays when the game is over and its street still open. */
  at_the_end: number;
  source: number | null;
}

export interface StreetsStreet {
  /** The number of its first building. */
  id: number;
  /** From west to east or from north to south. */
  tiles: number[];
  side: string;
  /** `open`, `waiting` to be counted, `counting`, or `closed`. */
  state: string;
  ends: StreetsEnd[];
  /** With those that point in, without those of advisors. */
  symbols: Record<string, number>;
  people: Record<string, number>;
}

/** One end of a street: the cell beyond it, the building there if any, and whether that points its symbols in. */
export interface StreetsEnd {
  x: number;
  y: number;
  tile: number | null;
  points_in: boolean;
}

/** A place for the next tile. `closes` are the ids of the streets that it closes, 0 for a street of which the new tile is the first. */
export interface StreetsPlace {
  x: number;
  y: number;
  side: string;
  length: number;
  closes: number[];
  /** The building below, where the renovator builds. */
  covers: number | null;
}

export interface StreetsHandTile {
  tile: StreetsTile;
  is_picked: boolean;
  /** Whether everybody has seen it. */
  is_shown: boolean;
  chances: StreetsChance[];
}

/** What a tile of the hand would pay in the place with the same index, if its street were counted at once. */
export interface StreetsChance {
  value: number;
  people: number;
  /** What each player would get at once for the streets that close; empty when none does. */
  pays: number[];
}

export interface StreetsPile {
  tiles: number;
  /** The back of the top tile; None when the pile is empty or its order unknown. */
  back: string | null;
  /** The top tile where it lies face up. */
  front: StreetsTile | null;
  /** What all its tiles have on their backs. */
  backs: Record<string, number>;
}

export interface StreetsPlayer {
  /** None for the Grifter. */
  seat: number | null;
  /** From closed streets; when the game is over, all of it. */
  money: number;
  /** Those not placed; None for the Grifter, who has signs without end. */
  signs: number | null;
  /** The backs of the hand. */
  backs: string[];
  /** Tiles of the hand which everybody has seen. */
  shown: StreetsTile[];
  advisor: string | null;
  tokens: Record<string, number>;
}

/** What is being decided. Which fields are filled depends on the phase. */
export interface StreetsDecision {
  phase: string;
  seat: number;
  /** For whom: the seat itself, or the Grifter. */
  player: number;
  /** The tile that is to be built, signed or was built; hidden while another seat has only picked it. */
  tile: number | null;
  /** The same tile as it is printed. */
  face: StreetsTile | null;
  /** The closed streets still to be counted. */
  streets: number[];
  /** The street that is being counted. */
  street: number | null;
  groups: StreetsGroup[];
  /** The buildings to choose from: to abandon, or to take tokens of. */
  buildings: number[];
  /** How many tokens are still to be taken. */
  tokens: number;
}

/** People of one colour who have to move and may go to several homes. */
export interface StreetsGroup {
  colour: string;
  people: number;
  homes: StreetsHome[];
}

export interface StreetsHome {
  home: number;
  tile: number;
  is_suggested: boolean;
}

/** What a building has paid since the newest tile was built, or in the last count; `source` is the tile whose value was copied, or which the entrepreneur has shown. */
export interface StreetsReceipt {
  tile: number;
  player: number;
  value: number;
  people: number;
  total: number;
  source: number | null;
}

export interface WelcomeView {
  game: "welcome";
  seat: number;
  edition: string;
  options: Record<string, string>;
  round: number;
  end_reason: string;
  /** How cards are dealt: stacks, solo, aca or draft. */
  way: string;
  /** The three combinations, or the seat's own three cards. */
  cards: WelcomeCard[];
  /** In one stack, or in the pile. */
  cards_left: number;
  /** What the pile's top card shows: its effect, `solo` or `plan`. Stacks show it on the cards themselves. */
  top: string | null;
  competitor: WelcomeCompetitorView | null;
  /** The card this seat gave to its right-hand neighbour. */
  passed: WelcomeCard | null;
  /** The cards that have been played and lie open in the discard. */
  seen: WelcomeCard[];
  plans: WelcomePlanView[];
  board: WelcomeBoardView;
  sheets: WelcomeSheetView[];
  done: boolean[];
  phase: string;
  chosen: WelcomeChosen | null;
  claiming: number | null;
  picked: WelcomeEstate[];
  /** What each seat did in the round before. */
  last: WelcomeMoveView[][];
}

/** A number side and an effect side. With stacks they are two cards, and `next_effect` is the number card's own. */
export interface WelcomeCard {
  number: number;
  effect: string;
  next_effect: string | null;
}

/** The competitor of the solo game: its card, its stack in order (open to the player) and what it would score now. */
export interface WelcomeCompetitorView {
  id: string;
  level: number;
  park: number;
  pool: number;
  temp: number;
  fence: number;
  bis: number;
  agent: number;
  ticks: boolean[];
  temps: number[];
  given: WelcomeCard[];
  plans: number[];
  /** What each of its estates is worth; the five best count. */
  estates: number[];
  score: Part[];
  total: number;
}

/** One line of a score. */
export interface Part {
  id: string;
  points: number;
}

export interface WelcomePlanView {
  id: string;
  kind: string;
  level: number;
  expert: boolean;
  sizes: number[];
  street: number;
  count: number;
  pools: number;
  bis: number;
  first: number;
  other: number;
  approved: boolean;
  /** The seats that have completed it, in the order of the table. */
  claimed: number[];
}

/** The printed figures, so that a client can draw the sheet without knowing the edition. */
export interface WelcomeBoardView {
  streets: WelcomeStreetBoard[];
  pools: number[];
  bis: number[];
  refusals: number[];
  roundabouts: number[];
  estates: number[][];
  temp_boxes: number;
}

export interface WelcomeStreetBoard {
  houses: number;
  parks: number[];
}

export interface WelcomeSheetView {
  streets: WelcomeStreetSheet[];
  pools: number;
  temps: number;
  bis: number;
  refusals: number;
  roundabouts: number;
  agents: number[];
  plans: number[];
  estates: WelcomeEstate[];
  total: number;
}

export interface WelcomeStreetSheet {
  houses: WelcomeHouse[];
  /** Park boxes crossed. */
  parks: number;
}

/** A place in a street. `number` is null while it is empty or a roundabout. */
export interface WelcomeHouse {
  number: number | null;
  bis: boolean;
  roundabout: boolean;
  /** A pool is drawn here. */
  pool: boolean;
  pool_built: boolean;
  /** It has paid for a plan. */
  used: boolean;
  fence_right: boolean;
}

/** A completed estate: street and first house from 1. */
export interface WelcomeEstate {
  street: number;
  house: number;
  size: number;
}

/** The seat's own choices of this turn so far. */
export interface WelcomeChosen {
  number_slot: number;
  effect_slot: number;
  number: number;
  effect: string;
  street: number | null;
  house: number | null;
}

export interface WelcomeMoveView {
  kind: string;
  fields: Record<string, number>;
}

export interface LegalMove {
  action: number;
  kind: string;
  fields: Record<string, number>;
  /** How it would change my score, from what I may know. */
  gain: number;
}

/** A Fluent message with its arguments. */
export interface Message {
  message: string;
  args: Record<string, string | number>;
}

export interface ScoreSheet {
  total: number;
  parts: ScorePart[];
}

export interface ScorePart {
  id: string;
  points: number;
  /** How the points are worked out, where they are: `10 × 5`. */
  sum: string;
}

/** A printed opponent of whoever plays alone. */
export interface Rival {
  /** The id of the message that names it. */
  name: string;
  score: ScoreSheet;
}

/** Two with equal points, and what put the seat ahead of the one behind it: a message as in the log. */
export interface Tie {
  message: string;
  seat: number;
  args: Record<string, string | number>;
}

/** GET /api/tables/{id}/verify */
export interface Verification {
  commitment: string;
  /** In hexadecimal; null while the game runs. */
  seed: string | null;
  /** SHA-256 of the seed is the commitment. */
  seed_matches: boolean | null;
  /** Dealt again from the seed and played again, the game takes the same course and ends the same way. */
  deal_matches: boolean | null;
  rules_version: number;
  result: Result | null;
}

/** Every error of every route, and of the socket. */
export interface Problem {
  code: number;
  /** A Fluent id, error-… */
  message: string;
  field: string;
  args: Record<string, string | number>;
}

/** POST /api/me/code. A new code makes the one before useless. */
export interface DeviceCode {
  code: string;
  expires: number;
}

/** GET /api/waiting */
export interface Waiting {
  /** Those at which it is my turn. */
  tables: string[];
}

/** How I am called back. Where to is never sent to anybody. */
export interface MyCalls {
  /** What a browser must know of this server to let itself be called. */
  key: string;
  /** SHA-256 of the address of each browser that is called: by it a browser can tell whether it is one of them. */
  devices: string[];
  /** Whether mails are sent to me; `never` where the operator has configured no mail server. */
  mail: "asked" | "confirmed" | "never" | "none";
  zone: string;
  quiet_from: number;
  /** The night, while I have not wished otherwise; equal: never quiet. */
  quiet_to: number;
  night_from: number;
  night_to: number;
  /** I have answered once whether I want to be called: I am not asked again. */
  asked: boolean;
}

/** It is done, and there is nothing more to say. */
export interface Done {
}

/** GET /api/days/{day}, where `today` is a day too */
export interface Day {
  /** 2026-11-17, in UTC */
  day: string;
  /** `ending`: no try is begun any more, those begun may be finished. */
  stage: "closed" | "ending" | "open";
  now: number;
  end: number;
  /** When it closes: tries count as they stand, seed and records are shown. */
  close: number;
  /** The day before, if there were deals. */
  earlier: string;
  /** The next day; empty on the newest. */
  later: string;
  deals: DayDeal[];
}

/** One game's deal of a day, and who has tried it. */
export interface DayDeal {
  game: string;
  edition: string;
  options: Record<string, string>;
  /** Who plays against everybody, by the texts `table-name-…`; nobody where the box has a game for one. */
  bots: string[];
  /** SHA-256 of the secret seed, in hexadecimal: published a day before. */
  commitment: string;
  /** Of the next day's seed. */
  next_commitment: string;
  /** In hexadecimal, when the day has closed. */
  seed: string | null;
  /** How many have tried. */
  count: number;
  /** The best first, so many as fit on a page, and mine. */
  tries: DayTry[];
  /** Where the points of my finished try come from. */
  parts: ScorePart[];
}

/** Somebody's one try at a day's deal. */
export interface DayTry {
  /** Whoever gave up comes after all who played to the end; 0 while it is being played. */
  place: number;
  name: string;
  mine: boolean;
  /** `left`: given up, or not finished in time; it counts as it stood. */
  state: "left" | "over" | "playing";
  /** Null while it is being played. */
  points: number | null;
  /** Before the bots or the printed opponent; null where there is nobody to beat, and while it is being played. */
  won: boolean | null;
  /** Where it can be looked through: mine at once, everybody's when the day has closed. Empty until then. */
  table: string;
}

/** GET /api/tables/{id}/lesson?read=…: what is taught now, to whoever has read so many steps. */
export interface LessonNow {
  /** Of the step, from 1; one more than `count` when all have been taught. */
  number: number;
  count: number;
  step: Taught | null;
  /** The learner decided otherwise and can take it back: the id of what is said to that. Empty: no. */
  aside: string;
  /** The learner has gone another way, so the steps are over. */
  strayed: boolean;
  /** It is for others to decide. */
  waits: boolean;
  /** What has come up since the steps are over. */
  tips: Taught[];
}

/** Something that the teacher says. */
export interface Taught {
  id: string;
  /** The id of its text. */
  message: string;
  /** What it speaks of: places of the board, `*` for anything, or `choice:<kind>` for a button below it. */
  point: string[];
  /** It wants a decision; anything else is only read. */
  asks: boolean;
}

/** GET /api/games/{game}/pictures: a rule as two positions, which the game's board draws. */
export interface ShownPicture {
  name: string;
  /** The id of the sentence below it. */
  message: string;
  /** Of the rules. */
  chapter: string;
  /** Places of the board that it explains, `*` for anything. */
  about: string[];
  /** What of the board is drawn. */
  part: string;
  before: Position;
  after: Position;
}

/** The answer to `AskHint`. */
export interface Hint {
  seat: number;
  /** The position that it speaks of. */
  seen: number;
  /** In so many futures the first choice was tried; 0 for a quick answer. */
  futures: number;
  /** The best first, three at most. */
  choices: HintChoice[];
}

/** A way to play on. */
export interface HintChoice {
  /** In this order, as far as the turn can be foreseen. */
  moves: MoveInfo[];
  /** Points that it loses compared with the first choice. */
  behind: number;
  /** The standard error of `behind`; null when it is only an opinion. */
  error: number | null;
  /** The chance of coming first; null where it is not known. */
  win: number | null;
  reason: Message;
}

/** GET and POST /api/tables/{id}/review: how far the review of this game is; POST has it made if there is none. */
export interface ReviewNow {
  stage: "done" | "failed" | "never" | "none" | "waiting" | "working";
  done: number;
  /** `done` of so many parts are looked at; 0 of 0 before the first. */
  total: number;
  /** So many others wait before this one. */
  ahead: number;
  review: GameReview | null;
}

/** docs/coach.md says how it is found and what its figures mean. */
export interface GameReview {
  depth: number;
  /** There is nobody to be ahead of: margins are points. */
  alone: boolean;
  turns: ReviewTurn[];
  curve: ReviewMoment[];
  balances: ReviewBalance[];
  /** The turns at which the chance of who won changed most until the next one, in the order of the game. */
  decided: number[];
}

/** What one seat played between two things that nobody can take back, and what it cost. */
export interface ReviewTurn {
  /** Counted from 1 over the whole game, as the turns of a record. */
  number: number;
  seat: number;
  /** The step of the replay that shows the position in which it was decided. */
  step: number;
  round: number;
  mark: "brilliant" | "forced" | "good" | "mistake" | "open" | "slip";
  /** Points that the better turn brings more. */
  cost: ReviewFigure;
  /** Points that the played turn, when nothing better was found, brings more than the coach's own first choice. */
  gain: ReviewFigure;
  played: ReviewMove[];
  /** Empty when nothing better was found. */
  better: ReviewMove[];
  /** Why the better turn is better, or what speaks for the played one. */
  reason: Message | null;
  /** The chance to win that the better turn adds; null where there is none to tell: alone, and in reviews of before. */
  win_cost: ReviewOdds | null;
  /** The same for `gain`. */
  win_gain: ReviewOdds | null;
}

export interface ReviewFigure {
  points: number;
  /** Its standard error. */
  error: number;
}

export interface ReviewMove {
  action: number;
  kind: string;
  fields: Record<string, number>;
}

/** A chance to win, or what one is more than another; 1 is certain. */
export interface ReviewOdds {
  share: number;
  /** Its standard error. */
  error: number;
}

/** A point of the curve: a position in which somebody had a choice, or the end. */
export interface ReviewMoment {
  /** The turn that comes next; one more than the last at the end. */
  turn: number;
  step: number;
  /** By how many points each seat could expect to be ahead of the best of the others in the end; alone its points. */
  outlook: ReviewFigure[];
  /** What chance gave or took since the moment before. */
  chance: number[];
  /** Each seat's chance to win; empty where there is none to tell. */
  wins: ReviewOdds[];
}

/** Where a seat's result comes from. The five parts add up to it. */
export interface ReviewBalance {
  seat: number;
  result: number;
  start: ReviewFigure;
  decisions: ReviewFigure;
  opponents: ReviewFigure;
  chance: ReviewFigure;
  rest: ReviewFigure;
}

/** The answer to `TryLine`. */
export interface TriedLine {
  /** Through the eyes of the turn's seat; what would be revealed behind the end of the turn is not in it. */
  position: Position;
  /** The turn ends with the last of these actions: the position is the one before it. */
  is_whole: boolean;
}

/** The answer to POST /api/tables/{id}/review/{turn}/judge with a `TryLine` that is a whole turn. */
export interface JudgedLine {
  /** Never `brilliant`; `good` is less than a point behind the best turn found. */
  mark: "brilliant" | "forced" | "good" | "mistake" | "open" | "slip";
  cost: ReviewFigure;
  /** It is the turn that was played then. */
  is_played: boolean;
}

/** GET /api/me/games: the newest first */
export interface MyGames {
  games: MyGame[];
  opponents: Opponent[];
  /** Games that I left before their end. */
  given_up: number;
  /** So many games are still being counted: ask again. */
  waiting: number;
}

/** A finished game of mine. */
export interface MyGame {
  table: string;
  game: string;
  mode: "alone" | "bots" | "people";
  /** My try at the deal of this day; empty for other games. */
  day: string;
  ended: number;
  points: number;
  /** Null where there was nobody to beat. */
  won: boolean | null;
  /** Where the points come from; null while that is still being counted, and where it cannot be. */
  parts: ScorePart[] | null;
  met: Met[];
}

/** An opponent in one game. */
export interface Met {
  /** Which of `MyGames.opponents`. */
  who: number;
  /** I came before them. */
  beaten: boolean;
}

/** Somebody I have played against. People are told apart though two may have the same name. */
export interface Opponent {
  kind: "bot" | "person" | "printed";
  /** Of a person as last seen, or the id of the message that names a printed opponent; empty for a bot. */
  name: string;
  /** Of a bot. */
  level: string;
}

/** GET /api/me/tendencies: what I tend to lose points on, from the reviews of my games */
export interface MyTendencies {
  games: GameTendencies[];
}

export interface GameTendencies {
  game: string;
  /** So many of my games were reviewed. */
  games: number;
  /** The costliest first; none where no slip and no mistake was found. */
  parts: TendencyPart[];
}

export interface TendencyPart {
  /** What the better turns had for them: the text `<game>-tendency-<category>`, or `mine-tendency-other`. */
  category: string;
  /** What the slips and mistakes of this kind cost together. */
  points: number;
  turns: number;
}

/** POST /api/games/{game}/paper: the body is a text as `tabletown score` reads it. */
export interface PaperCount {
  problems: PaperProblem[];
  /** In the order of the text; empty while something is impossible. */
  sheets: CountedSheet[];
  ties: Tie[];
  /** The sheets as the board draws them, possible or not; null where the cards alone show all there is. */
  view: DreamHomeView | HappyCityView | StreetsView | WelcomeView | null;
}

/** Something impossible: the line of the text, 0 for all of it, the field that stands there, and the reason. */
export interface PaperProblem {
  line: number;
  field: string;
  message: string;
  args: Record<string, string | number>;
}

export interface CountedSheet {
  name: string;
  place: number;
  score: ScoreSheet;
  /** What was counted one by one, where the parts of the score do not tell it. */
  lines: Message[];
}

/** POST /api/games/{game}/turn: the body is a text as for counting, with a line for the tile that is built. */
export interface PaperTurn {
  problems: PaperProblem[];
  move: StreetsTableMove | null;
}

/** A turn of the solo game on a real table: POST /api/games/streets/turn */
export interface StreetsTableMove {
  tile: string;
  is_grifter: boolean;
  /** Where the Grifter may build, the player choosing; for the player the one place that was asked for. */
  places: StreetsTablePlace[];
}

/** A place where a tile is built, and how the city stands after it, streets counted and people moved. */
export interface StreetsTablePlace {
  x: number;
  y: number;
  side: string;
  /** What the player and the Grifter get at once; empty when no street closes. */
  pays: number[];
  buildings: StreetsTableBuilding[];
  seekers: Record<string, number>;
}

/** A building of a city on a real table. The owner is 0 for the player, 1 for the Grifter. */
export interface StreetsTableBuilding {
  tile: string;
  x: number;
  y: number;
  side: string;
  owner: number | null;
  signs: number;
  people: Record<string, number>;
}

/** How a game runs at a real table, for a phone that keeps the rounds: GET /api/games/{game}/deal */
export interface TableRounds {
  /** Who begins, from 0. */
  first: number;
  /** How many there are; 0 where nobody knows beforehand. */
  rounds: number;
  /** What is done once, before the first round. */
  before: TableStep[];
  /** Every round. */
  steps: TableStep[];
  /** What is done once, after the last round. */
  after: TableStep[];
}

/** A step of a round at a real table. Its parts are what is done in it, one after the other. */
export interface TableStep {
  id: string;
  /** `all` at once, `first`: the first player alone, `each`: one after the other, from the first player on. */
  who: string;
  parts: string[];
}

/** The rounds at a real table; whoever takes the first column begins the next one. */
export interface DreamHomeTableDeal {
  game: "dream_home";
  first: number;
  rounds: number;
  before: TableStep[];
  steps: TableStep[];
  after: TableStep[];
  /** What is turned up in each round if the phone deals. */
  turns: DreamHomeColumn[][];
}

/** The rounds at a real table; the first player stays the same. */
export interface HappyCityTableDeal {
  game: "happy_city";
  first: number;
  rounds: number;
  before: TableStep[];
  steps: TableStep[];
  after: TableStep[];
  /** So many cards make a city full: the round in which one is ends the game. */
  city: number;
}

/** The tiles of a game at a real table: GET /api/games/{game}/deal */
export interface StreetsTableDeal {
  game: "streets";
  /** Who begins, from 0. */
  first: number;
  /** All that may come. */
  tiles: StreetsTile[];
  /** How many of them stay in the box, by what is on their backs; nobody knows which. */
  removed: Record<string, number>;
  /** How many tiles are left in the stack after so many have been built, from 0 on. */
  stack: number[];
  /** What stands there before anybody has built. */
  city: StreetsTableBuilding[];
}

/** Cards for a whole game at a real table, dealt beforehand: GET /api/games/{game}/deal */
export interface WelcomeTableDeal {
  game: "welcome";
  edition: string;
  way: string;
  plans: WelcomePlanView[];
  /** Empty against a competitor: its cards come from `piles`. */
  turns: WelcomeTableTurn[];
  /** Whoever completes a plan first may have the stacks formed anew. */
  may_reshuffle: boolean;
  /** The rounds after the first such time, the second and so on. */
  anew: WelcomeTableTurn[][];
  /** Whoever plays alone with the collector's edition gives it the card that was not used. */
  competitor: WelcomeCompetitorView | null;
  /** The pile from its top, and those that follow when it is used up: what the competitor has got is left out of them. */
  piles: WelcomeTableCard[][];
}

/** The cards of one round on a real table. */
export interface WelcomeTableTurn {
  cards: WelcomeCard[];
  /** In one stack, or in the pile. */
  left: number;
  /** The cards were shuffled for this round. */
  shuffled: boolean;
  /** The card that turns every plan over has come. */
  solo_card: boolean;
}

/** A card of the pile in a game against a competitor: a construction card with its number, or the card for a plan. */
export interface WelcomeTableCard {
  /** 0 for the card of a plan. */
  id: number;
  card: WelcomeCard | null;
  /** From 1; 0 for a construction card. */
  plan: number;
}

/** GET /api/branches */
export interface Branches {
  /** Mine, newest first. */
  branches: TableInfo[];
}

/** The answer to `AskFeedback`. */
export interface Feedback {
  /** Where the turn began: the moment of the replay that shows the position in which it was decided. -1: no new one. */
  step: number;
  /** What it cost; null when there was nothing to choose. Its number is not told. */
  turn: ReviewTurn | null;
  /** The position in which it was decided. */
  before: Position | null;
  /** What the better turn would have made of it, as `TriedLine` shows it; null without one. */
  better: Position | null;
}

/** A position that replaces the one before, and what the log has new. */
export interface PositionNews {
  type: "position";
  position: Position;
  log: LogEntry[];
  /** Where `log` goes in the whole log: cut yours there, then append. 0 on the first position of a connection. */
  log_start: number;
}

/** The table itself changed: someone sat down, it started, a seat was handed over. First message of a connection. */
export interface TableNews {
  type: "table";
  table: TableInfo;
  /** Whom this connection serves, as `Me.id` says it: whom the cookie named when it was opened. */
  me: string;
}

/** Someone came, went, is to decide or has decided. It comes before the position that goes with it. */
export interface SeatsNews {
  type: "seats";
  seats: SeatState[];
}

/** All that happened around the game until now; it replaces the notes before. */
export interface NotesNews {
  type: "notes";
  notes: Note[];
}

/** What was said. First on a connection where there is something to hear. */
export interface TalkNews {
  type: "talk";
  said: Said[];
  /** This replaces what was told before; otherwise it comes after it. */
  is_all: boolean;
  muted: Muted[];
}

/** Something that somebody said at the table. */
export interface Said {
  number: number;
  kind: "nudge" | "phrase" | "reaction" | "text";
  /** Of a phrase or reaction its id, else plain words; empty for a nudge. */
  text: string;
  name: string;
  mine: boolean;
  /** A spectator said it. */
  watcher: boolean;
  /** Who is nudged. */
  to: string;
  to_me: boolean;
  at: number;
}

/** Somebody at this table whom I do not want to hear. */
export interface Muted {
  /** Of something that they said here. */
  number: number;
  name: string;
}

/** Done and kept. Also the answer when the same id comes again. */
export interface Ack {
  type: "ack";
  id: string;
  seen: number;
}

/** Nothing changed: this rule forbids it. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
}

/** Nothing changed: the position had moved on. The new one follows. */
export interface Reload {
  type: "reload";
  id: string;
}

/** The answer to `why`: a rule's id, empty when the move is legal. */
export interface Because {
  type: "because";
  id: string;
  seat: number;
  kind: string;
  fields: Record<string, number>;
  rule: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The message could not be used: not readable, not my seat, too many at once. */
export interface Failed {
  type: "failed";
  /** Empty when the message was not readable. */
  id: string;
  problem: Problem;
}

/** PUT /api/me */
export interface Rename {
  name: string;
}

/** POST /api/tables. It starts at once when no seat is open. */
export interface NewTable {
  game: string;
  seats: (MySeat | OpenSeat | BotSeat | LocalSeat)[];
  /** Empty: the edition that the game offers first. */
  edition?: string;
  options?: Record<string, string>;
  speed?: "days" | "live";
  spectators?: boolean;
  /** Shown to everybody among the open tables; otherwise only the link leads to it. */
  listed?: boolean;
  /** Minutes of absence after which the others may hand a seat to a bot; null: 5 for live play, 3 days otherwise. */
  hand_over?: number | null;
  /** People who play together may ask the coach; each hint is noted for all to see. Against bots it always may be asked. */
  hints?: boolean;
  /** What I am called from now on; empty: as before. */
  name?: string;
  /** Everybody may seat others at their own device; otherwise only the host may. */
  several?: boolean;
  turn_limit?: number;
}

/** I sit here. */
export interface MySeat {
  kind: "me";
}

/** Whoever opens the link sits here. */
export interface OpenSeat {
  kind: "open";
}

export interface BotSeat {
  kind: "bot";
  level: string;
}

/** Another person at this device. */
export interface LocalSeat {
  kind: "local";
  name: string;
}

/** PUT /api/tables/{id}: the host changes a table that has not begun. It starts at once when no seat is open. */
export interface ChangeTable {
  /** The seats from now on. Nobody may sit on one that is not kept. */
  seats: (KeptSeat | OpenSeat | BotSeat)[];
  edition?: string;
  options?: Record<string, string>;
  speed?: "days" | "live";
  spectators?: boolean;
  listed?: boolean;
  hand_over?: number | null;
  hints?: boolean;
  several?: boolean;
  turn_limit?: number;
}

/** A seat that stays as it is, with whoever sits there. */
export interface KeptSeat {
  kind: "kept";
  seat: number;
}

/** POST /api/setups: would such a table do? The answer is the problem that it would have, or null. */
export interface SetupWish {
  game: string;
  edition: string;
  seats: number;
  options?: Record<string, string>;
}

/** POST /api/tables/{id}/seats/{seat}: sit down on an open seat. */
export interface TakeSeat {
  name?: string;
  /** For another person at this device: `name` is theirs. */
  local?: boolean;
}

/** POST /api/seat-link: the seat moves to this device, and the link is used up. */
export interface UseLink {
  token: string;
}

/** POST /api/tables/{id}/seats/{seat}/hand-over: a bot plays on for someone who has gone. */
export interface Handing {
  /** Empty: the usual one. */
  level?: string;
}

/** POST /api/tables/{id}/talk */
export interface Say {
  what: SayReaction | SayPhrase | SayText;
  /** Which of my seats speaks; null: my first, or a spectator. */
  seat?: number | null;
}

export interface SayReaction {
  kind: "reaction";
  text: "heart" | "laugh" | "oops" | "party" | "thumb" | "wow";
}

export interface SayPhrase {
  kind: "phrase";
  text: "again" | "bye" | "close" | "good_game" | "hello" | "luck" | "moment" | "nice_move" | "sorry" | "thanks" | "well_built" | "whose_turn";
}

/** Free words, where the host allows them. They are plain: signs of markup are shown as they are. */
export interface SayText {
  kind: "text";
  text: string;
}

/** PUT /api/tables/{id}/talk: the host says who may talk how. */
export interface TalkRules {
  /** Those who may talk may write what they like. */
  free_text: boolean;
  /** Spectators may talk too. */
  watchers: boolean;
}

/** POST /api/device: this device becomes the person who made the code. */
export interface UseCode {
  /** Twelve digits; what stands between them is passed over. */
  code: string;
}

/** PUT /api/me/calls: how I am called back. */
export interface CallWishes {
  language: string;
  /** As in the time zone database: Europe/Kyiv. */
  zone: string;
  quiet_from: number;
  /** Equal: never quiet. */
  quiet_to: number;
}

/** POST /api/me/push: this browser may be called, as it told through `PushSubscription`. */
export interface PushHere {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** POST /api/me/push/stop: this browser is not called any more. */
export interface PushStop {
  endpoint: string;
}

/** PUT /api/me/mail: call me at this address, once its owner has confirmed it. */
export interface MailHere {
  address: string;
  language: string;
}

/** POST /api/mail/confirm: the link that was sent to the address. */
export interface MailToken {
  token: string;
}

/** POST /api/days/{day}/{game}: begin my one try, or go back to it; of a day that has closed, play for practice. */
export interface BeginTry {
  /** What I am called from now on; empty: as before. */
  name?: string;
}

/** POST /api/lessons/{game}/{lesson}: begin a lesson, or go on with it. */
export interface BeginLesson {
  /** From its beginning, also when it is not over. */
  fresh?: boolean;
  /** Tables at which the teacher has nothing more to say, as this device knows it: what is only read leaves no trace in a game, nor does a teacher sent away. */
  taught?: string[];
}

/** POST /api/tables/{id}/hint: what should this seat of mine do now? `quick` is answered at once from what looks best, `full` after a second or so with what ends best. */
export interface AskHint {
  seat: number;
  depth?: "full" | "quick";
}

/** POST /api/tables/{id}/review/{turn}: what this turn's position would be after these actions of its seat. */
export interface TryLine {
  actions: number[];
}

/** POST /api/tables/{id}/branches: go on differently from here, against bots. The answer is the branch: a table. */
export interface NewBranch {
  /** Who goes on differently: I play there. While the game runs, my own seat. */
  seat: number;
  /** A moment of the replay; the branch begins with the turn in which it lies. */
  step: number;
}

/** PUT /api/tables/{id}/title: what I call this branch; empty: nothing. */
export interface NameBranch {
  title: string;
}

/** POST /api/tables/{id}/feedback: was the last turn of this seat of mine good? Only where I play alone or against bots. */
export interface AskFeedback {
  seat: number;
  /** Only a turn that began behind this step: the one that I know already is not judged again. */
  after?: number;
}

/** Do an action. `seen` is that of the position which the player looked at. */
export interface Play {
  type: "play";
  id: string;
  seen: number;
  seat: number;
  action: number;
}

/** Undo this seat's last step. */
export interface TakeBack {
  type: "take_back";
  id: string;
  seen: number;
  seat: number;
}

/** Undo all of this seat's turn. */
export interface Restart {
  type: "restart";
  id: string;
  seen: number;
  seat: number;
}

/** Which rule forbids this move now? By kind and fields, as legal moves are told; the answer is `because`, or `failed` when the game has no such move. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  kind: string;
  fields: Record<string, number>;
}

/** Show me the table through this seat's eyes: one of my own, or -1 for what spectators see. */
export interface Look {
  type: "look";
  seat: number;
}

/** Whether the page is seen. Whoever only has it open somewhere is not here, and may be called. It has no answer. */
export interface Watch {
  type: "watch";
  looks: boolean;
}

/** Is anybody there? The answer is `pong`. */
export interface Ping {
  type: "ping";
  id: string;
}

export type View = DreamHomeView | HappyCityView | StreetsView | WelcomeView;

export type ServerMessage = PositionNews | TableNews | SeatsNews | NotesNews | TalkNews | Ack | Refused | Reload | Because | Pong | Failed;

export type NewSeat = MySeat | OpenSeat | BotSeat | LocalSeat;

export type ClientMessage = Play | TakeBack | Restart | Why | Look | Watch | Ping;

/** What moves tell by a number, from 1: entries of the catalogue, by game and field. Texts know them by id. */
export const IDS: Record<string, Record<string, readonly string[]>> = {
  happy_city: {
    market: ["yellow", "orange", "purple", "green", "blue"],
    building: ["haunted_house", "factory", "steelworks", "grocery", "shoe_shop", "school", "police_station", "library", "square", "florist", "cake_shop", "bookshop", "bank", "igloo", "museum", "observatory", "hospital", "diy_store", "perfume_shop", "shopping_centre", "garage", "offices", "grand_hotel", "restaurant", "laboratory", "university", "spa", "casino", "ski_resort", "zoo", "tree_house", "stadium", "amusement_park"],
    dwelling: ["house", "apartment_block", "luxury_residence"],
    special: ["dinosaur_park", "olympic_ball_pit", "cat_cafe", "toy_shop", "disco", "superhero_academy", "dragon_car_park", "candy_factory", "film_studios", "labyrinth", "ghost_hunters_hq", "martian_embassy", "pirate_ship", "chocolate_factory", "unicorn_ranch", "dream_factory", "aqua_pony_club", "school_of_wizardry", "pyramid", "castle", "joke_shop", "harbour", "airport", "art_gallery", "bowling_alley", "concert_arena", "moai", "railway_station", "statue_of_liberty", "hot_dog_stand", "barber", "sphinx", "versailles", "burger_restaurant", "undersea_tunnel", "fountain", "escape_room", "machu_picchu", "big_ben", "golden_gate", "stonehenge", "sushi_restaurant", "wind_turbine", "taj_mahal", "louvre", "greengrocer", "bakery", "mayan_pyramid", "tower_of_pisa", "video_arcade", "great_wall", "billiard_hall", "st_basils_cathedral", "japanese_garden", "parthenon", "eiffel_tower"],
  },
  dream_home: {
    colour: ["red", "brown", "green", "blue"],
  },
  streets: {
    business: ["restaurant", "residential", "leisure", "retail", "universal"],
    tile: ["starter_home", "trendy_lofts", "puppet_theatre", "family_cafe", "row_houses", "flea_market", "baby_boutique", "housing_co_op", "ice_cream_parlour", "art_gallery", "vinyl_club", "student_house", "micro_brewery", "vegan_diner", "tattoo_studio", "coworking_space", "artist_squat", "barber_shop", "chillax_spa", "souvenir_shop", "aquarium", "grand_hotel", "rooftop_bar", "colossus_museum", "duty_free_shop", "observation_tower", "hostel", "department_store", "sneaker_store", "toy_store", "food_court", "multiplex", "bookshop_cafe", "shopping_arcade", "corner_shop", "supermarket", "hardware_store", "food_hall", "cultural_centre", "estate_agency", "street_kitchen", "apartment_tower", "corner_cafe", "copy_shop", "festival_square", "station", "park"],
  },
};

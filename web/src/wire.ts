// Made by tools/wire.py from src/tabletown/server/wire.py. Do not edit.

/** GET, POST and PUT /api/me */
export interface Me {
  /** Tells readers of one browser apart, and nothing else; empty for nobody. */
  id: string;
  /** Empty until one is given. */
  name: string;
}

/** GET /api/games gives a list of these. */
export interface GameInfo {
  name: string;
  rules_version: number;
  editions: EditionInfo[];
  /** The levels of bots, from weak to strong. */
  bots: string[];
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

/** GET /api/tables */
export interface Lobby {
  /** Where I sit and the game is not over, those that wait for me first. */
  mine: TableInfo[];
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
  stage: "open" | "over" | "running";
  seats: SeatState[];
  speed: "days" | "live";
  spectators: boolean;
  listed: boolean;
  hand_over: number;
  /** I set this table: I may start it. */
  hosting: boolean;
  created: number;
  updated: number;
  /** SHA-256 of the secret seed, in hexadecimal. */
  commitment: string;
  /** It came from an uploaded record: there is only its replay. */
  imported: boolean;
  result: Result | null;
}

/** A seat as everybody may see it, with two words for the one who asks. */
export interface SeatState {
  seat: number;
  kind: "bot" | "open" | "person";
  /** Empty for an open seat and for a bot, which is named after its level. */
  name: string;
  /** Of the bot that plays here now; empty when nobody or a person does. */
  level: string;
  mine: boolean;
  /** This person set the table. */
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
}

export interface Result {
  end_reason: string;
  /** Each seat's place. */
  ranking: number[];
  totals: number[];
}

/** POST /api/tables/{id}/seats/{seat}/link. A new link makes the one before useless. */
export interface SeatLink {
  /** /seat/… — to open on the other device; the page there posts the token to /api/seat-link. */
  path: string;
  token: string;
}

/** GET /api/tables/{id}/replay, for finished games */
export interface Replay {
  table: TableInfo;
  steps: ReplayStep[];
  epochs: EpochMark[];
  log: LogEntry[];
}

/** One step of a finished game. Position `n` stands after the first n steps. */
export interface ReplayStep {
  epoch: number;
  seat: number;
  move: MoveInfo;
  notation: string;
}

export interface MoveInfo {
  kind: string;
  fields: Record<string, number>;
}

/** What chance laid on the table when an epoch began: `step` counts the steps before it. */
export interface EpochMark {
  epoch: number;
  step: number;
  heading: string;
}

export interface LogEntry {
  message: string;
  /** -1 for the table. */
  seat: number;
  args: Record<string, string | number>;
  epoch: number;
  /** The moment in the replay at which this had just happened. */
  step: number;
}

/** GET /api/tables/{id}/replay/{step}?seat=… */
export interface ReplayPosition {
  step: number;
  epoch: number;
  seat: number;
  view: DreamHomeView | HappyCityView | StreetsView | WelcomeView;
  scores: ScoreSheet[];
  rival: Rival | null;
  prompt: Message;
  over: boolean;
}

export interface DreamHomeView {
  game: "dream_home";
  seat: number;
  edition: string;
  options: Record<string, string>;
  round: number;
  rounds: number;
  columns: DreamHomeColumn[];
  /** In the deck. */
  rooms_left: number;
  resources_left: number;
  room_discard: DreamHomeRoom[];
  resource_discard: DreamHomeResource[];
  houses: DreamHomeHouseView[];
  /** Who began this round. */
  starter: number;
  /** Who has the token and begins the next one. */
  first_player: number;
  /** Who has used a jackhammer and takes no column this round. */
  skips: boolean[];
  /** Whether the car is still to be had; null when it is not played with. */
  car: boolean | null;
  acting: number | null;
  phase: string;
  hand: DreamHomeHand;
  end_reason: string;
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
  /** The pile when the game is over; until then nothing of it can be known. */
  opened: DreamHomeResource[];
  /** The four of them that make the roof. */
  roof: DreamHomeResource[];
  tools: string[];
  helpers: string[];
  /** The comfort bonuses that the house has. */
  comfort: string[];
  children: number;
  score: DreamHomePart[];
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

/** One line of a score. */
export interface DreamHomePart {
  id: string;
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
  mode: string;
  options: Record<string, string>;
  round: number;
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
  end_reason: string;
  ranking: number[];
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
  borrows: number;
  score: HappyCityPart[];
}

/** One line of a score. */
export interface HappyCityPart {
  id: string;
  points: number;
}

export interface StreetsView {
  game: "streets";
  seat: number;
  edition: string;
  options: Record<string, string>;
  round: number;
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
  /** People who are not in the city. */
  supply: Record<string, number>;
  /** Business tokens that nobody has. */
  tokens: Record<string, number>;
  players: StreetsPlayer[];
  decision: StreetsDecision | null;
  receipts: StreetsReceipt[];
  longest: number;
  end_reason: string;
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
  is_full: boolean;
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

/** A place for the next tile, with the action that builds there. `closes` are the ids of the streets that it closes, 0 for a street of which the new tile is the first. */
export interface StreetsPlace {
  action: number;
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
  money: number;
  /** Those not placed; None for the Grifter, who has signs without end. */
  signs: number | null;
  /** The backs of the hand. */
  backs: string[];
  /** Tiles of the hand which everybody has seen. */
  shown: StreetsTile[];
  advisor: string | null;
  advisor_symbol: string | null;
  tokens: Record<string, number>;
  /** As if the game ended now. */
  score: StreetsPart[];
}

/** One line of a score. */
export interface StreetsPart {
  id: string;
  points: number;
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
  /** The kinds of token to choose from. */
  businesses: string[];
  /** How many tokens are still to be taken. */
  tokens: number;
  /** How many tiles are still to be built in this turn, this one included. */
  builds: number;
}

/** People of one colour who have to move and may go to several homes. */
export interface StreetsGroup {
  colour: string;
  people: number;
  origins: number[];
  homes: StreetsHome[];
}

export interface StreetsHome {
  home: number;
  tile: number;
  /** The action that sends one person there; `send_all` all who are left of this colour, None when that is one. */
  send: number;
  send_all: number | null;
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
  roundabout_open: boolean;
  /** What each seat did in the round before. */
  last: WelcomeMoveView[][];
  end_reason: string;
  ranking: number[];
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
  score: WelcomePart[];
  total: number;
}

/** One line of a score. */
export interface WelcomePart {
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
  temp_ranks: number[];
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
  score: WelcomePart[];
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

export interface ScoreSheet {
  total: number;
  parts: ScorePart[];
}

export interface ScorePart {
  id: string;
  points: number;
}

/** A printed opponent of whoever plays alone. */
export interface Rival {
  /** The id of the message that names it. */
  name: string;
  score: ScoreSheet;
}

/** A Fluent message with its arguments. */
export interface Message {
  message: string;
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

/** The whole table through one seat's eyes. Each replaces the one before. */
export interface Position {
  type: "position";
  /** Counts what these eyes could see happen. */
  seq: number;
  seat: number;
  seats: SeatState[];
  view: DreamHomeView | HappyCityView | StreetsView | WelcomeView;
  legal: LegalMove[];
  prompt: Message;
  can_take_back: boolean;
  scores: ScoreSheet[];
  log: LogEntry[];
  /** Where `log` goes in the whole log: cut yours there, then append. 0 on the first position of a connection. */
  log_start: number;
  over: boolean;
  end_reason: string;
  ranking: number[];
}

export interface LegalMove {
  action: number;
  kind: string;
  fields: Record<string, number>;
  /** How it would change my score, from what I may know. */
  gain: number;
}

/** The table itself changed: someone sat down, it started, a seat was handed over. First message of a connection. */
export interface TableNews {
  type: "table";
  table: TableInfo;
  /** Whom this connection serves, as in `Me`: whoever its cookie named when it was opened. */
  me: string;
}

/** Someone came or went; the position is as it was. */
export interface SeatsNews {
  type: "seats";
  seats: SeatState[];
}

/** Done and kept. Also the answer when the same id comes again. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
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

/** The answer to `why`: a rule's id, empty when the action is legal. */
export interface Because {
  type: "because";
  id: string;
  seat: number;
  action: number;
  rule: string;
}

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
  /** What I am called from now on; empty: as before. */
  name?: string;
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
  /** Empty: the strongest. */
  level?: string;
}

/** Do an action. `seq` is that of the position which the player looked at. */
export interface Play {
  type: "play";
  id: string;
  seq: number;
  seat: number;
  action: number;
}

/** Undo this seat's last step. */
export interface TakeBack {
  type: "take_back";
  id: string;
  seq: number;
  seat: number;
}

/** Undo all of this seat's turn. */
export interface Restart {
  type: "restart";
  id: string;
  seq: number;
  seat: number;
}

/** Which rule forbids this action now? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: number;
}

/** Show me the table through this seat's eyes: one of my own, or -1 for what spectators see. */
export interface Look {
  type: "look";
  seat: number;
}

export interface Ping {
  type: "ping";
  id: string;
}

export type View = DreamHomeView | HappyCityView | StreetsView | WelcomeView;

export type ServerMessage = Position | TableNews | SeatsNews | Ack | Refused | Reload | Because | Pong | Failed;

export type NewSeat = MySeat | OpenSeat | BotSeat | LocalSeat;

export type ClientMessage = Play | TakeBack | Restart | Why | Look | Ping;

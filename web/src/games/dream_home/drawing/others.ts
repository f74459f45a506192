// The furniture of the special rooms and of the basement.
import { books, box, disc, jars, line, pane, picture, shape, tableLamp, type Paint, type Part } from "./parts";

const shelf = (y: number): Part => box("wood", 10, y, 56, 3, 0.8);

const pantry: Part[][] = [
  [
    shelf(26),
    shelf(42),
    shelf(57),
    line("dark", "M13 14v55M63 14v55", 2),
    ...jars(16, 26, ["red", "amber", "leaf", "plum", "rose", "amber"]),
    ...jars(18, 42, ["cream", "red", "teal", "amber"]),
    disc("amber", 52, 37, 6, 5),
    disc("red", 20, 53, 3.4),
    disc("leaf", 27, 53, 3.4),
    disc("red", 34, 53, 3.4),
    box("cream", 42, 47, 16, 10, 1.4),
    shape("cream", "M70 69q-3-18 5-22l-2-4h12l-2 4q9 6 6 22z"),
    line("wood", "M74 46h11", 1.6),
    line("dark", "M74 14v6q0 6 4 10", 1),
    shape("red", "M74 28q5-4 9 2 2 8-3 10-7-2-6-12z"),
  ],
];

const hanging = (x: number, paint: Paint, tall: number): Part[] => [
  line("dark", `M${x} 20q0-3 2-3`, 1),
  shape(paint, `M${x - 5} 24l5-4 5 4 1 ${tall}h-12z`),
];

const wardrobe: Part[][] = [
  [
    line("metal", "M8 18h56", 1.8),
    ...hanging(15, "rose", 26),
    ...hanging(24, "navy", 20),
    ...hanging(33, "amber", 28),
    ...hanging(42, "teal", 18),
    ...hanging(51, "plum", 27),
    ...hanging(59, "red", 22),
    box("wood", 8, 60, 56, 3, 0.8),
    shape("dark", "M14 69v-5h5l5 3v2zM28 69v-5h5l5 3v2z"),
    shape("red", "M44 69q0-4 3-5l4 3 4 .500v1.500z"),
    box("sky", 72, 20, 19, 46, 9),
    line("wood", "M72 30q0-10 9.500-10T91 30v36H72z", 2),
    line("wood", "M72 66l-3 4M91 66l3 4", 2.2),
  ],
];

const sauna: Part[][] = [
  [
    box("pine", 8, 44, 56, 5, 1),
    box("pine", 16, 56, 56, 5, 1),
    line("wood", "M14 49v20M58 49v7M22 61v8M66 61v8", 2.4),
    box("white", 24, 41, 14, 4, 1.6),
    shape("grey", "M76 69V50h17v19z"),
    disc("ink", 80, 49, 4),
    disc("grey", 86, 48, 4.4),
    disc("ink", 91, 49.5, 3),
    shape("flame", "M80 65h9l-2-5-2 2-2-3z"),
    line("white", "M80 40q-4-6 0-11t0-11M88 40q-4-6 0-11t0-11", 1.8),
    shape("wood", "M44 56l1.500-8h9L56 56z"),
    line("wood", "M54 48l6-8", 1.6),
    box("pine", 14, 16, 24, 14, 1),
    line("wood", "M18 23h16", 1.4),
  ],
];

const study: Part[][] = [
  [
    ...picture("sky", 12, 13, 30, 20),
    line("red", "M18 27l8-6 6 4 5-6", 1),
    box("dark", 18, 46, 58, 5, 1),
    box("wood", 21, 51, 17, 18, 1),
    line("dark", "M23 57h13M23 63h13", 1),
    line("wood", "M72 51v18", 3),
    shape("leaf", "M26 38h14l3-6H29z"),
    line("amber", "M34 38v7M29 46h10", 1.6),
    box("white", 46, 43, 13, 3, 0.6),
    line("navy", "M60 45l6-8", 1.6),
    box("red", 46, 52, 20, 12, 3.5),
    line("ink", "M56 64v4M49 70h14", 2.2),
    disc("sky", 86, 37, 8),
    shape("leaf", "M80 34q4-5 8-4l2 5-6 4zM87 41l4-2-2 5z"),
    line("wood", "M77 37a9 9 0 0 0 17 4M86 47v20M79 69h14", 1.8),
  ],
];

const library: Part[][] = [
  [
    box("dark", 6, 10, 62, 60, 1),
    ...[24, 39, 54, 68].flatMap((y, index) => [...books(9 + index, y, 10), ...books(42 - index, y, 7)]),
    line("wood", "M6 25h62M6 40h62M6 55h62M37 10v60", 1.6),
    line("amber", "M60 12l-9 58M66 12l-8 58M59 22h6M57 32h7M56 42h6M54 52h7M52 62h7", 1.8),
    box("leaf", 74, 44, 20, 23, 5),
    box("teal", 77, 54, 14, 10, 2.5),
    line("dark", "M78 67v3M90 67v3", 2),
    line("dark", "M92 44V22", 1.3),
    shape("amber", "M85 25l3-8h8l3 8z"),
  ],
];

const games: Part[][] = [
  [
    box("wood", 8, 14, 30, 3, 0.8),
    box("red", 10, 8, 12, 6, 0.5),
    box("navy", 12, 3, 12, 5, 0.5),
    box("amber", 24, 7, 12, 7, 0.5),
    disc("ink", 78, 24, 11),
    disc("cream", 78, 24, 8.5),
    disc("red", 78, 24, 5.5),
    disc("leaf", 78, 24, 2.4),
    line("dark", "M86 17l-7 6", 1.2),
    disc("plum", 48, 72, 34, 2.6),
    shape("leaf", "M20 46h58l4 6H16z"),
    box("dark", 16, 51, 66, 4, 1),
    line("dark", "M26 55l-2 15M73 55l2 15", 3),
    shape("white", "M30 45l6-3 6 3-6 3z"),
    shape("red", "M50 48q0-4 1.500-5a2 2 0 1 1 3 0q1.500 1 1.500 5z"),
    shape("amber", "M60 49q0-4 1.500-5a2 2 0 1 1 3 0q1.500 1 1.500 5z"),
    box("white", 44, 43, 4.4, 4.4, 0.8),
    line("ink", "M46.200 45.200v.01", 1.2),
    box("red", 6, 52, 8, 18, 2),
    box("navy", 85, 52, 8, 18, 2),
  ],
];

const garage: Part[][] = [
  [
    box("white", 14, 14, 54, 55, 1),
    line("metal", "M16 25h50M16 36h50M16 47h50M16 58h50", 1.2),
    box("sky", 22, 16.5, 10, 6, 0.6),
    box("sky", 36, 16.5, 10, 6, 0.6),
    box("sky", 50, 16.5, 10, 6, 0.6),
    line("ink", "M38 64h7", 1.8),
    disc("ink", 82, 60, 10),
    disc("grey", 82, 60, 6.5),
    disc("metal", 82, 60, 2.6),
    line("ink", "M82 53.500v13M75.500 60h13", 1.2),
    box("wood", 73, 34, 22, 3, 0.8),
    shape("red", "M76 23h9l3 3v8H76z"),
    line("dark", "M78 23v-3h5", 1.4),
  ],
  [
    line("metal", "M14 18h34M19 18v6M29 18v7M39 18v5", 1.6),
    line("wood", "M19 23v9M39 22v9", 2.6),
    shape("red", "M25 24h8v5h-8z"),
    box("wood", 58, 22, 36, 3, 0.8),
    box("amber", 62, 13, 12, 9, 0.8),
    ...jars(77, 22, ["teal", "red"]),
    disc("ink", 27, 60, 10),
    disc("grey", 27, 60, 7.6),
    disc("ink", 61, 60, 10),
    disc("grey", 61, 60, 7.6),
    line("red", "M27 60l9-16 16 0-10 16H27M52 44l9 16M42 60l-7-19", 2.4),
    line("ink", "M31 41h8M52 44l-1-6h6", 2.2),
    shape("leaf", "M78 69l-2-17h18l-2 17z"),
    line("wood", "M82 52l-3-22M88 52l2-20", 2),
  ],
];

const wine_cellar: Part[][] = [
  [
    shape("wood", "M10 69q-5-13 0-26h26q5 13 0 26z"),
    line("ink", "M9 49h28M9 63h28", 1.8),
    shape("wood", "M14 42q-4-11 0-22h20q4 11 0 22z"),
    line("ink", "M13 26h22M13 37h22", 1.8),
    disc("amber", 23, 57, 2.6),
    line("dark", "M48 14h44v55H48zM48 14l44 55M92 14L48 69M70 14L48 41.500 70 69l22-27.500z", 1.8),
    ...([[62, 22], [78, 22], [54, 33], [70, 32], [86, 33], [62, 51], [78, 51], [70, 60]] as const).map(([x, y], index) =>
      disc(index % 3 ? "plum" : "leaf", x, y, 3.2),
    ),
  ],
];

const workshop: Part[][] = [
  [
    box("pine", 12, 10, 62, 26, 1),
    line("metal", "M20 15v14M17 15h6", 2.2),
    line("dark", "M20 24v8", 3),
    line("metal", "M32 14l6 14", 2.4),
    line("red", "M38 27l2 5", 3.4),
    shape("metal", "M46 14l13 4-13 6z"),
    line("wood", "M44 12v14", 2.6),
    line("metal", "M66 14v10q-3 3 0 7", 2),
    box("wood", 8, 46, 74, 6, 1),
    line("wood", "M15 52v18M75 52v18", 4),
    box("wood", 15, 60, 60, 3, 0.6),
    shape("navy", "M58 46v-5h4v-4h10v4h4v5z"),
    line("metal", "M62 39h-6", 2),
    box("red", 20, 54, 18, 6, 1),
    line("amber", "M18 45q6-5 10-1t8 0", 1.4),
    box("pine", 86, 24, 4, 45, 0.6),
    box("pine", 91, 32, 4, 37, 0.6),
  ],
];

const laundry: Part[][] = [
  [
    line("dark", "M6 14q44 6 88 0", 1),
    shape("white", "M14 15l14 1-1 15-13-1z"),
    shape("rose", "M36 17h8v10l-3 0-1-4-1 4h-3z"),
    shape("sky", "M56 17l4 3 6 0 4-3 4 5-4 3v8H60v-8l-4-3z"),
    box("white", 10, 38, 30, 31, 2.4),
    disc("metal", 25, 55, 9.5),
    disc("sky", 25, 55, 7),
    shape("rose", "M19 57q3-5 6-1t6 0a7 7 0 0 1-12 1z"),
    line("metal", "M14 43h8M34 43h.01", 2.6),
    box("white", 43, 38, 26, 31, 2.4),
    disc("metal", 56, 55, 8.5),
    disc("ink", 56, 55, 6),
    line("metal", "M47 43h7M65 43h.01", 2.6),
    shape("wood", "M74 69l-2-14h22l-2 14z"),
    shape("amber", "M74 55q2-6 8-4t10 4z"),
    shape("teal", "M84 55q2-4 6-2l2 2z"),
  ],
];

const storage: Part[][] = [
  [
    box("pine", 8, 46, 28, 23, 1),
    line("wood", "M8 52h28M22 46v8", 1.6),
    box("pine", 12, 26, 22, 20, 1),
    line("wood", "M12 31h22M23 26v7", 1.6),
    box("red", 40, 52, 26, 17, 2.4),
    line("dark", "M48 52v-4h10v4M45 53v16M61 53v16", 1.8),
    box("teal", 43, 38, 20, 13, 2),
    line("dark", "M49 38v-3h8v3", 1.8),
    line("amber", "M72 69L80 12q0-3 2-2M78 69l6-57q0-3 2-2", 2.6),
    disc("rose", 91, 62, 7),
    line("white", "M84 62q7-4 14 0", 1.2),
    ...tableLamp(23, 26),
  ],
];

export const OTHERS: Record<string, Part[][]> = { pantry, wardrobe, sauna, study, library, games, garage, wine_cellar, workshop, laundry, storage };

/** What is to be seen in a room whose card lies face-down: nobody has moved in yet. */
export const BARE: Part[] = [
  ...pane("cream", 30, 16, 30, 24).slice(0, 3),
  line("wood", "M66 70l8-46M84 70l-8-46M69 60h13M71 50h9M72 40h7M73 31h4", 2),
  shape("metal", "M18 70l-2-11h15l-2 11z"),
  shape("sky", "M16 59h15l-.500 3q-3 3-6 .500-4 3-8 0z"),
  line("ink", "M16 59q7-10 15 0", 1),
  box("pine", 40, 64, 20, 5, 0.8),
];

export const SCAFFOLD: Part[] = [
  line("metal", "M12 2v72M88 2v72", 3),
  line("amber", "M12 10l76 52M88 10L12 62", 1.8),
  box("pine", 6, 34, 88, 4, 0.8),
  box("pine", 6, 66, 88, 4, 0.8),
  line("metal", "M8 22h84", 1.6),
  shape("red", "M62 34l-1.500-8h10L69 34z"),
];

// The advisors and the Grifter as heads and shoulders, 60 by 60: skin, hair and clothes in the paints of the city, and one
// thing each by which one knows them.
import { box, disc, line, shape, type Paint, type Part } from "./parts";

function bust(skin: Paint, coat: Paint, shirt: Paint = "white"): Part[] {
  return [
    shape(coat, "M8 60q0-18 14-20h16q14 2 14 20z"),
    shape(shirt, "M24 40l6 10 6-10z"),
    box(skin, 26, 32, 8, 10, 2),
    shape(skin, "M18 22q0-14 12-14t12 14q0 15-12 15T18 22z"),
  ];
}

const eyes = (y = 23): Part[] => [disc("soot", 25, y, 1.5), disc("soot", 35, y, 1.5)];
const smile = line("soot", 1.3, "M25 30q5 4 10 0");

const FACES: Record<string, Part[]> = {
  contractor: [
    ...bust("sand", "coral", "sun"),
    shape("sun", "M14 19q0-15 16-15t16 15h3v3H11v-3z"),
    line("gold", 2, "M30 4v14M22 7v11M38 7v11"),
    ...eyes(25),
    smile,
    line("sun", 3, "M17 44v16M43 44v16"),
  ],
  hacker: [
    ...bust("cream", "soot", "slate"),
    shape("navy", "M12 44Q8 4 30 4t18 40q-4-8-6-20Q40 12 30 12t-12 12q-2 12-6 20z"),
    line("neon", 1.6, "M20 23h8v4h-6zM32 23h8v4h-6zM28 24h4"),
    line("soot", 1.3, "M26 32h8"),
    box("slate", 16, 46, 28, 14, 2),
    line("neon", 1.4, "M22 51l4 3-4 3M29 57h7"),
  ],
  entrepreneur: [
    ...bust("wood", "azure"),
    shape("bark", "M17 22q-1-17 13-17 15 0 13 17-2-8-8-9-8 2-14-1-3 3-4 10z"),
    ...eyes(),
    smile,
    shape("coral", "M28 42h4l2 12-4 4-4-4z"),
    shape("sun", "M47 30l2 5 5 .5-4 3.5 1.2 5-4.2-2.7-4.2 2.7 1.2-5-4-3.5 5-.5z"),
  ],
  investor: [
    ...bust("cream", "slate"),
    shape("stone", "M17 20q0-15 13-15t13 15q-3-7-7-8-6 2-12 0-4 1-7 8z"),
    ...eyes(),
    line("gold", 1.4, "M39 23a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM39 25l3 12"),
    shape("stone", "M24 28q3-2 6 0 3-2 6 0-1 4-6 2-5 2-6-2z"),
    shape("soot", "M18 8h24v-8H18zM12 8h36v3H12z"),
    shape("leaf", "M27 44l3 2 3-2v5l-3-2-3 2z"),
  ],
  hipster_legend: [
    ...bust("sand", "gold", "cream"),
    shape("bark", "M18 24q0 18 12 19t12-19q-2 5-6 5H24q-4 0-6-5z"),
    shape("coral", "M16 19Q15 4 30 4t14 15q-14-4-28 0z"),
    box("brick", 15, 16, 30, 5, 2),
    disc("cream", 30, 4, 3),
    line("soot", 1.5, "M29 24a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM39 24a4 4 0 1 1-8 0 4 4 0 1 1 8 0z"),
    shape("soot", "M22 31q4-3 8 0 4-3 8 0-3 4-8 2-5 2-8-2z"),
  ],
  renovator: [
    ...bust("cream", "teal", "mint"),
    shape("brick", "M16 24Q14 6 30 6t14 18l3 14q-5-4-6-14-9-2-13-7-3 5-9 7-1 10-6 14z"),
    shape("sun", "M15 16q15-8 30 0v-4Q40 4 30 4T15 12z"),
    ...eyes(),
    smile,
    line("wood", 3, "M50 58V44"),
    box("coral", 43, 34, 14, 8, 2),
    line("stone", 1.6, "M50 42v3"),
  ],
  location_scout: [
    ...bust("wood", "leaf", "sand"),
    shape("moss", "M16 18q2-12 14-12t14 12q6 1 8 4H8q2-3 8-4z"),
    ...eyes(25),
    smile,
    shape("coral", "M48 34a6 6 0 0 1 6 6q0 4-6 11-6-7-6-11a6 6 0 0 1 6-6z"),
    disc("white", 48, 40, 2.4),
    line("bark", 1.6, "M20 42l10 12"),
  ],
  grifter: [
    ...bust("cream", "plum", "soot"),
    shape("soot", "M17 17L20 3q10 3 20 0l3 14q8 1 9 5H8q1-4 9-5z"),
    shape("coral", "M17.5 14h25l.8 4H16.700z"),
    line("soot", 1.5, "M22 23l6 1.600M38 23l-6 1.6"),
    ...eyes(26),
    line("soot", 1.6, "M30 31q-5-2-8 2-2-1-3-3M30 31q5-2 8 2 2-1 3-3"),
    line("soot", 1.2, "M27 35q4 2 8-1"),
    disc("sun", 50, 50, 5),
    line("gold", 1.4, "M50 47v6"),
  ],
};

export function faceOf(id: string): Part[] {
  return FACES[id] ?? [...bust("cream", "slate"), ...eyes(), smile];
}

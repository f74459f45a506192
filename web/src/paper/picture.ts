// The result as a picture to send: title, everybody's parts and totals, who has won. Drawn on a canvas in the house's letters,
// from what the server counted.
import { linesOf, type Line } from "../replay/counting.svelte";
import { names } from "../people";
import { points } from "../words/figures";
import { t } from "../words/words.svelte";
import type { Pad } from "./pad.svelte";
import { tieText } from "./ties";

const WIDE = 1080;
const EDGE = 64;
const ROW = 56;
const HEAD = 150;
const TEXT = '"Golos Text Variable", sans-serif';
const TITLE = '"Unbounded Variable", sans-serif';
/** Paper, ink, pale ink and the game's own colour. */
const LOOKS: Record<string, [string, string, string, string]> = {
  welcome: ["#e8f3ea", "#27433c", "#4f6f65", "#c4321d"],
  streets: ["#f3efe6", "#2b2f33", "#5c6166", "#c24a2c"],
  dream_home: ["#f7ecd9", "#2f3354", "#676a86", "#9a5a12"],
  happy_city: ["#fdeef3", "#43264f", "#7a5a86", "#b3246b"],
};

interface Drawn {
  names: string[];
  places: number[];
  totals: number[];
  lines: Line[];
  said: string[];
}

function drawnOf(pad: Pad): Drawn {
  const { sheets = [], ties = [] } = pad.counted ?? {};
  const called = sheets.map((sheet, index) => sheet.name.trim() || t("pad-player", { number: index + 1 }));
  const winners = called.filter((_, index) => sheets[index]?.place === 1);
  const won = sheets.length > 1 ? [t("web-table-won", { names: names(winners), count: winners.length })] : [];
  return {
    names: called,
    places: sheets.map((sheet) => sheet.place),
    totals: sheets.map((sheet) => sheet.score.total),
    lines: linesOf(sheets.map((sheet) => sheet.score), (part) => t(`${pad.form.game}-score-${part}`)),
    said: [...won, ...ties.map((tie) => tieText(tie, called))],
  };
}

export async function pictureOf(pad: Pad): Promise<Blob | null> {
  const drawn = drawnOf(pad);
  await Promise.all([document.fonts.load(`600 30px ${TEXT}`), document.fonts.load(`700 48px ${TITLE}`)]);
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.font = `400 30px ${TEXT}`;
  const said = drawn.said.flatMap((text) => broken(pen, text, WIDE - 2 * EDGE));
  canvas.width = WIDE;
  canvas.height = HEAD + 90 + drawn.lines.length * ROW + 110 + said.length * 44 + EDGE;
  draw(pen, canvas, pad.form.game, drawn, said);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function draw(pen: CanvasRenderingContext2D, canvas: HTMLCanvasElement, game: string, drawn: Drawn, said: string[]): void {
  const [paper, ink, pale, accent] = LOOKS[game] ?? LOOKS["welcome"]!;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = accent;
  pen.fillRect(0, 0, canvas.width, 14);
  pen.fillStyle = ink;
  pen.textBaseline = "alphabetic";
  pen.font = `700 48px ${TITLE}`;
  pen.fillText(t(`${game}-name`), EDGE, 100, WIDE - 2 * EDGE);
  const first = Math.min(430, WIDE - 2 * EDGE - drawn.names.length * 90);
  const column = (WIDE - 2 * EDGE - first) / drawn.names.length;
  const right = (index: number) => EDGE + first + column * (index + 1);
  const figures = (at: number, values: string[], font: string, colour: (index: number) => string) => {
    pen.font = font;
    pen.textAlign = "right";
    values.forEach((value, index) => {
      pen.fillStyle = colour(index);
      pen.fillText(value, right(index), at, column - 16);
    });
    pen.textAlign = "left";
  };
  const won = (index: number) => drawn.names.length > 1 && drawn.places[index] === 1;
  let at = HEAD + 40;
  figures(at, drawn.names, `600 30px ${TEXT}`, (index) => (won(index) ? accent : ink));
  at += 50;
  for (const line of drawn.lines) {
    pen.font = `400 30px ${TEXT}`;
    pen.fillStyle = pale;
    pen.fillText(line.title, EDGE, at, first - 16);
    figures(at, line.points.map((each) => (each === null ? "" : points(each))), `600 30px ${TEXT}`, () => ink);
    at += ROW;
  }
  pen.fillStyle = ink;
  pen.fillRect(EDGE, at - 30, WIDE - 2 * EDGE, 4);
  at += 40;
  pen.font = `700 36px ${TEXT}`;
  pen.fillText(t("table-total"), EDGE, at, first - 16);
  figures(at, drawn.totals.map(points), `700 46px ${TITLE}`, (index) => (won(index) ? accent : ink));
  at += 70;
  pen.font = `400 30px ${TEXT}`;
  pen.fillStyle = ink;
  for (const line of said) {
    pen.fillText(line, EDGE, at);
    at += 44;
  }
}

/** A sentence in lines that are not wider than this. */
function broken(pen: CanvasRenderingContext2D, text: string, wide: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width > wide && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

// Rules as they stand in the Fluent files: paragraphs, and lists whose items begin with a hyphen. Found words are marked.

export interface Paragraph {
  kind: "paragraph";
  text: string;
}

export interface List {
  kind: "list";
  items: string[];
}

export function blocks(text: string): (Paragraph | List)[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const lines = block.split("\n").map((line) => line.trim());
      if (!lines.every((line) => line.startsWith("- "))) return { kind: "paragraph", text: lines.join(" ") };
      return { kind: "list", items: lines.map((line) => line.slice(2)) };
    });
}

export interface Piece {
  text: string;
  found: boolean;
}

/** The text cut at every place where the wanted words stand. */
export function mark(text: string, wanted: string): Piece[] {
  const needle = wanted.trim().toLocaleLowerCase();
  if (!needle) return [{ text, found: false }];
  const hay = text.toLocaleLowerCase();
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), found: false });
    from = at + needle.length;
    pieces.push({ text: text.slice(at, from), found: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), found: false });
  return pieces;
}

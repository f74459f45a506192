// The little pictures that stand for a game and for the parts of its score in a text to share.

const GAMES: Record<string, string> = { welcome: "🏡", streets: "🚦", dream_home: "🛋️", happy_city: "🎡" };

/** By game and part; what a part's name begins with is enough, so that all estates share one. */
const PARTS: Record<string, Record<string, string>> = {
  welcome: { plans: "📋", parks: "🌳", pools: "🏊", temps: "👷", estates: "🏘️", bis: "✏️", refusals: "🚫" },
  streets: { income: "🛣️", ending: "🏁", last: "🏁", majorities: "👑", sets: "🧩" },
  dream_home: { rooms: "🛏️", decor: "🖼️", comfort: "🛁", roof: "🏠", architect: "📐", designer: "🎨" },
  happy_city: { happiness: "❤️", special: "⭐", residents: "🙂", hearts: "❤️" },
};

export function gamePicture(game: string): string {
  return GAMES[game] ?? "🎲";
}

export function partPicture(game: string, part: string): string {
  const known = PARTS[game] ?? {};
  return known[part] ?? known[part.split(/[-_]/)[0] ?? ""] ?? "🔹";
}

// Builds the client into the Python package. While developing, Vite serves the page and passes the rest to the server,
// whose address tools/dev.py gives in TABLETOWN_SERVER.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const server = process.env["TABLETOWN_SERVER"];

const HOUSE = new RegExp(
  [
    "node_modules/(svelte|@fluent|clsx|esm-env)/|vite/",
    "/src/[^/]+$",
    "/src/(kit|frame|words|house)/",
    "/src/shelf/(?!\\w+Box)",
    "/src/pages/(Home|Fault)",
    "/src/play/table.svelte",
    "/src/person/(push|Offer)",
    "/src/daily/(DayStrip|day)",
  ].join("|"),
);

/** Texts that are needed together: the house's, and each game's while it is played. The others stay files of their own. */
function texts(file: string): string | null {
  const [, language, subject = ""] = /locale\/(\w+)\/(\w+)\.ftl/.exec(file) ?? [];
  if (/^(web|table|days|talk)$|_shelf$/.test(subject)) return `house-${language}`;
  const game = /^(welcome|streets|dream_home|happy_city)(_board|_cards|_collectors)?$/.exec(subject)?.[1];
  return game ? `${game}-${language}` : null;
}

/** Every script and style also as small as it gets, beside it: the server itself has only gzip. */
function compressed(): Plugin {
  return {
    name: "tabletown-compressed",
    apply: "build",
    writeBundle({ dir = "" }, files) {
      for (const name of Object.keys(files)) {
        if (/\.(js|css)$/.test(name)) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
      }
    },
  };
}

/** A game's board is one file. */
function board(file: string): string | null {
  return /\/src\/games\/(\w+)\//.exec(file)?.[1] ?? null;
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: "../src/tabletown/server/static",
    emptyOutDir: true,
    modulePreload: { polyfill: false }, // every browser that runs the client knows it
    assetsInlineLimit: 0, // the server's content security policy allows no data: scripts or fonts
    // The server reads which files belong to which page, to name them all in the first answer.
    manifest: "files.json",
    // Every request costs a slow line more than the bytes of a few icons. So what goes together is one file: the house with
    // its first page, the table, a game's board, all lids, and the texts of one language for each of these.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: texts, debugName: "texts", test: /\.ftl/, priority: 5 },
            { name: "house", test: HOUSE, priority: 4 },
            { name: "table", test: /\/src\/(play|live|rules|games\/common)\/|\/src\/pages\/Table|@lucide/, priority: 3 },
            { name: "lids", test: /\/src\/shelf\/\w+Box/, priority: 2 },
            { name: board, debugName: "boards", test: /\/src\/games\/\w+\/(?!paper|picture|companion|Cards)/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the texts lie in src/tabletown/locale
    proxy: server ? { "/api": { target: server, ws: true } } : {},
  },
});

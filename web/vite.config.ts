// Builds the client into the Python package. While developing, Vite serves the page and passes the rest to the server,
// whose address tools/dev.py gives in TABLETOWN_SERVER.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["TABLETOWN_SERVER"];

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tabletown/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content security policy allows no data: scripts or fonts
    // Every request costs a slow line more than the bytes of a few icons: what all pages share is one file, and so is
    // what play and replay share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules\/(svelte|@lucide|@fluent|clsx|esm-env)\/|\/src\/(kit|frame|words)\/[^/]+$/ },
            { name: "surface", test: /\/src\/(play|live|rules)\// },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the texts lie in src/tabletown/locale
    proxy: server ? { "/api": { target: server, ws: true } } : {},
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom" },
});

// Unpacks the Chromium that @sparticuz/chromium carries, with its shared libraries and fonts, into the folder given as
// argument. Browser tests start it from there, so the machine needs neither a browser nor a browser's libraries.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const target = process.argv[2];
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
process.env.TMPDIR = target; // the package unpacks into the system's temporary folder, which is read from here

const { inflate } = await import("@sparticuz/chromium");
const archives = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "..", "bin");
for (const name of ["al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br", "chromium.br"]) {
  await inflate(join(archives, name));
}

// The package's own font settings name folders of the cloud service it was made for.
const fonts = join(target, "fonts");
await writeFile(
  join(fonts, "fonts.conf"),
  `<?xml version="1.0"?><fontconfig><dir>${fonts}/fonts</dir><cachedir>${target}/font-cache</cachedir></fontconfig>\n`,
);

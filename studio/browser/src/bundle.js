// Bundles each editor into one script and one style, as they are shipped: `node bundle.js FOLDER`.

import { globSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const SOURCE = fileURLToPath(new URL(".", import.meta.url));
const FOLDER = process.argv[2] ?? fileURLToPath(new URL("../built", import.meta.url));

rmSync(FOLDER, { recursive: true, force: true });
await build({
  absWorkingDir: SOURCE,
  entryPoints: globSync("*/main.js", { cwd: SOURCE }).sort(),
  entryNames: "[dir]",
  outdir: FOLDER,
  bundle: true,
  minify: true,
  lineLimit: 160, // Streamlit takes a text of one line for the name of a file
  format: "esm",
  target: "es2023",
  charset: "utf8",
});

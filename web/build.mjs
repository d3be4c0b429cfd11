/**
 * Builds what the package carries: `stepper.js`, a classic script for pages, and `stepper.mjs`, the
 * same as a module for notebooks. Both bring their style.
 *
 *     node web/build.mjs [folder]
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const folder = process.argv[2] ?? join(here, "../snl_algos/widgets");
const NOTE = "built from web/ by `npm run build`";

/** The colours of `appearance.json` as variables of the style sheet. */
function palette() {
  const { light, dark } = JSON.parse(
    readFileSync(join(here, "../snl_algos/appearance.json"), "utf8"),
  );
  const lines = [];
  for (const [name, value] of Object.entries(light)) {
    for (const [index, colour] of [value].flat().entries()) {
      const other = [dark[name]].flat()[index];
      const full = Array.isArray(value) ? `${name.replace(/s$/, "")}-${index}` : name;
      lines.push(`--${full}:light-dark(${colour},${other})`);
    }
  }
  return `.snl-stepper{${lines.join(";")}}`;
}

/** @satisfies {import("esbuild").BuildOptions} */
const options = {
  bundle: true,
  minify: true,
  write: /** @type {const} */ (false),
  charset: /** @type {const} */ ("utf8"),
  logLevel: /** @type {const} */ ("warning"),
};

const sheet = await build({ ...options, entryPoints: [join(here, "style/stepper.css")] });
const css = `${palette()}\n${sheet.outputFiles[0].text.trim()}\n`;

/** @type {import("esbuild").Plugin} */
const withStyle = {
  name: "with-style",
  setup(plugins) {
    plugins.onLoad({ filter: /\.css$/ }, () => ({ contents: css, loader: "text" }));
  },
};
const script = await build({
  ...options,
  entryPoints: [join(here, "src/index.js")],
  format: "iife",
  globalName: "bundle",
  lineLimit: 160,
  plugins: [withStyle],
});
// The script knows its own text, so that it can make a page that needs nothing else.
const program =
  `const snlStepper = (function snl() {\n"use strict";\n${script.outputFiles[0].text.trim()}\n` +
  "return bundle.start(`${snl}`);\n})();\n";

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "stepper.js"), `// ${NOTE}\n${program}`);
writeFileSync(
  join(folder, "stepper.mjs"),
  `// ${NOTE}\n${program}export default { render: snlStepper.render };\n`,
);

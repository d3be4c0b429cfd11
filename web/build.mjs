/**
 * Builds what the package carries: `stepper.js`, and what is put after it in a notebook, `widget.js`
 * or `workbench.mjs`; `workbench.js`, `exercises.js` and `turns.js` for the pages of the book, and
 * `draw.js`, `write.js` and `editor.js`, which are loaded when they are needed. They bring their style. And the
 * scripts of the pages of a grading, of the book and of its slides.
 *
 *     node web/build.mjs [folder]
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const sources = join(here, "src");
/** What is built goes to its places below this folder. */
const root = process.argv[2] ?? join(here, "..");
const NOTE = "built from web/ by `npm run build`";

/** @satisfies {import("esbuild").BuildOptions} */
const options = {
  bundle: true,
  minify: true,
  write: /** @type {const} */ (false),
  charset: /** @type {const} */ ("utf8"),
  logLevel: /** @type {const} */ ("warning"),
};

/**
 * A style sheet as one text.
 * @param {string} path
 */
async function styleOf(path) {
  const sheet = await build({ ...options, entryPoints: [path] });
  return sheet.outputFiles[0].text.trim();
}

/** @type {import("esbuild").Plugin} */
const withTexts = {
  name: "with-texts",
  setup(plugins) {
    plugins.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      return { contents: await styleOf(path), loader: "text" };
    });
    plugins.onResolve({ filter: /\?text$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace("?text", "")),
      namespace: "text",
    }));
    plugins.onLoad({ filter: /./, namespace: "text" }, async ({ path }) => {
      const module = await build({ ...options, entryPoints: [path], format: "esm" });
      return { contents: module.outputFiles[0].text.trim(), loader: "text" };
    });
  },
};

/**
 * The modules whose exports a script of a page leaves for those after it, in a global. Each page of
 * the book loads `stepper.js`, then `book.js`, then `workbench.js` where it needs it.
 * @type {Record<string, string[]>}
 */
const SHARED = {
  snlStepper: [
    ...["board", "dom", "download", "drawing", "geometry", "grid", "marks", "moves"],
    ...["page", "rules", "shadow", "words"],
  ],
  snlBook: ["places", "progress/records", "script", "storage"],
  snlWorkbench: [
    ...["around", "bench", "boards", "chips", "game", "link", "run", "search", "status"],
    ...["table", "verdict", "workbench"],
  ].map((name) => `workbench/${name}`),
};

/**
 * The names that a module exports.
 * @param {string} name
 */
async function namesIn(name) {
  const { metafile } = await build({
    entryPoints: [join(sources, `${name}.ts`)],
    format: "esm",
    metafile: true,
    plugins: [withTexts],
    ...options,
  });
  return Object.values(metafile.outputs)[0].exports;
}

/**
 * What a script that leaves them begins with: of each module, what the scripts after it take.
 * @param {string} global
 * @param {string[]} after
 */
async function leaving(global, ...after) {
  const uses = after.join("\n").matchAll(new RegExp(`${global}\\.(\\w+)`, "g"));
  const taken = new Set([...uses].map(([, name]) => name));
  const lines = SHARED[global].map(async (name) => {
    const names = (await namesIn(name)).filter((one) => taken.has(one));
    return `export { ${names.join(", ")} } from "./${name}.ts";`;
  });
  return (await Promise.all(lines)).join("\n");
}

/**
 * Takes them from there.
 * @param {...string} globals
 * @returns {import("esbuild").Plugin}
 */
const taking = (...globals) => ({
  name: "taking",
  setup(plugins) {
    plugins.onResolve({ filter: /\.ts$/ }, ({ path, resolveDir }) => {
      const name = relative(sources, join(resolveDir, path)).replace(".ts", "");
      const global = globals.find((one) => SHARED[one].includes(name));
      return global ? { path: global, namespace: "global" } : undefined;
    });
    plugins.onLoad({ filter: /./, namespace: "global" }, async ({ path }) => {
      const names = (await Promise.all(SHARED[path].map(namesIn))).flat();
      // Marked as pure, what is not used is left out.
      const taken = (/** @type {string} */ name) =>
        `export const ${name} = /* @__PURE__ */ (() => ${path}.${name})();`;
      return { contents: names.map(taken).join("\n") };
    });
  },
});

/**
 * A script with its styles, by default a classic one.
 * @param {string} contents what it begins with
 * @param {import("esbuild").BuildOptions} [more]
 */
async function scriptOf(contents, { plugins = [], ...more } = {}) {
  const script = await build({
    stdin: { contents, resolveDir: sources },
    format: "iife",
    lineLimit: 4000,
    plugins: [withTexts, ...plugins],
    ...more,
    ...options,
  });
  return script.outputFiles[0].text.trim();
}

/** The licences of what is in the editor, each once. */
function licences() {
  const folders = [
    ...["@codemirror/state", "@lezer/common", "@lezer/python", "@marijn/find-cluster-break"],
    ...["style-mod", "crelt", "w3c-keyname"],
  ];
  const packages = join(here, "../node_modules");
  const texts = folders.map((name) => readFileSync(join(packages, name, "LICENSE"), "utf8").trim());
  return [...new Set(texts)].join("\n\n");
}

// What comes later on a page is built first: a script leaves only what those after it take.
const onPage = [taking("snlStepper", "snlBook", "snlWorkbench")];
const inNotebook = [taking("snlStepper")];
/** @type {(mode: string, globalName: string) => Promise<string>} */
const modeOf = (mode, globalName) =>
  scriptOf(`export * from "./workbench/${mode}.ts"`, { globalName, plugins: onPage });
const draw = await modeOf("draw", "snlDraw");
const write = await modeOf("write", "snlWrite");
const exercises = await scriptOf('import "./exercises/index.ts"', { plugins: onPage });
const widget = await scriptOf('export * from "./widget.ts"', {
  globalName: "snlWidget",
  plugins: inNotebook,
});
const notebook = await scriptOf('export { default } from "./workbench/notebook.ts"', {
  format: "esm",
  plugins: inNotebook,
});
const late = [draw, write, exercises];
const workbench = await scriptOf(
  `import "./workbench/index.ts";\n${await leaving("snlWorkbench", ...late)}`,
  { globalName: "snlWorkbench", plugins: [taking("snlStepper", "snlBook")] },
);
const book = await scriptOf(
  `import "./book/index.ts";\n${await leaving("snlBook", workbench, ...late)}`,
  { globalName: "snlBook" },
);
const stepper = await scriptOf(
  `export * from "./index.ts";\n${await leaving("snlStepper", widget, notebook, workbench, ...late)}`,
  { globalName: "bundle" },
);
// The script knows its own text, so that it can make a page that needs nothing else.
const program =
  `const snlStepper = (function snl() {\n"use strict";\n${stepper}\n` +
  "return { ...bundle, ...bundle.start(`${snl}`) };\n})();";
const editor = await scriptOf('export * from "./editor/index.ts"', { globalName: "snlEditor" });
const licence = `/*! With CodeMirror, Lezer and style-mod:\n\n${licences()}\n*/`;
const scripts = {
  "snl_algos/widgets/stepper.js": program,
  "snl_algos/widgets/widget.js": widget,
  "snl_algos/widgets/workbench.js": workbench,
  "snl_algos/widgets/workbench.mjs": notebook,
  "snl_algos/widgets/draw.js": draw,
  "snl_algos/widgets/write.js": write,
  "snl_algos/widgets/exercises.js": exercises,
  "snl_algos/widgets/turns.js": await scriptOf('import "./turns/index.ts"'),
  "snl_algos/widgets/editor.js": `${licence}\n${editor}`,
  "snl_algos/grading/pages.js": await scriptOf('import "./grading/index.ts"'),
  "book/_static/book.js": book,
  "book/snl_slides/deck.js": await scriptOf('import "./slides/index.ts"'),
};
for (const [path, script] of Object.entries(scripts)) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `// ${NOTE}\n${script}\n`);
}

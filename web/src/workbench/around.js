/** What is around a workbench in a page of the book: its files, and Python in a worker. */

/* global snlStepper */

import { nobody, workerHost } from "./host.js";
import { codeIn } from "./link.js";

/** @import { Around } from "./write.js" */

/**
 * Where the files are, below the folder of the site.
 * @typedef {object} Files
 * @property {string} editor
 * @property {string} shelf
 * @property {{home: string, core: string, bytes: number, weight: number, seconds: number} | null} python
 */

const AS_A_FILE =
  "Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.";
const NONE = "This copy of the book was built without Python for the page (make pyodide adds it).";

/** @param {string} path */
const addressOf = (path) =>
  new URL(`${document.documentElement.dataset.content_root ?? ""}_static/${path}`, location.href)
    .href;

/** Loads a classic script, which also works in a page that is a file. @param {string} path */
function load(path) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = addressOf(path);
    script.onload = () => resolve(globalThis);
    script.onerror = () => reject(new Error(`${path} is not there`));
    document.head.append(script);
  });
}

/** @param {Files} files @returns {Around} */
export const aroundPage = ({ editor, shelf, python }) => ({
  host(show) {
    if (location.protocol === "file:") return nobody(AS_A_FILE);
    if (!python) return nobody(NONE);
    const { home, core } = python;
    return workerHost({ ...python, home: addressOf(home), core: addressOf(core) }, show);
  },
  editor: async () => (await load(editor)).snlEditor,
  shelf: async () => (await load(shelf)).snlShelf,
  step: async (element, payload, options) =>
    snlStepper.mount(element, payload, { level: 2, keys: true, difference: true, ...options }),
  address: {
    read: () => location.hash,
    write: (hash) => history.replaceState(history.state, "", hash),
    follow(listener) {
      // Code that comes with a link is read when the page begins.
      const follow = () => (codeIn(location.hash) === null ? listener() : location.reload());
      addEventListener("hashchange", follow);
      return () => removeEventListener("hashchange", follow);
    },
    links: true,
    keys: true,
  },
});

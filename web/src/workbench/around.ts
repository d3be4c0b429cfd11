/** What is around a workbench in a page of the book: its files, and Python in a worker. */

import { mountPayload } from "../page.ts";
import { fileAddress, loadScript } from "../script.ts";
import { nobody, workerHost } from "./host.ts";
import { hashOf, placeIn } from "./link.ts";
import type { Python } from "./host.ts";
import type { Around } from "./write.ts";

/** Where the files are, below the folder of the site. */
interface Files {
  editor: string;
  shelf: string;
  python: Python | null;
}

const AS_A_FILE =
  "Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.";
const NONE = "This copy of the book was built without Python for the page (make pyodide adds it).";

export const aroundPage = ({ editor, shelf, python }: Files): Around => ({
  host(show) {
    if (location.protocol === "file:") return nobody(AS_A_FILE);
    if (!python) return nobody(NONE);
    const { home, core } = python;
    return workerHost({ ...python, home: fileAddress(home), core: fileAddress(core) }, show);
  },
  editor: () => loadScript(editor).then(() => snlEditor),
  shelf: () => loadScript(shelf).then(() => snlShelf),
  step: (element, payload, options) =>
    mountPayload(element, payload, { level: 2, keys: true, difference: true, ...options }),
  // In the address of the page.
  store: {
    get: () => placeIn(location.hash),
    set: (...place) => history.replaceState(history.state, "", hashOf(...place)),
    subscribe(listener, signal) {
      // Code that comes with a link is read when the page begins.
      const follow = () => (placeIn(location.hash).code === null ? listener() : location.reload());
      addEventListener("hashchange", follow, { signal });
    },
  },
  page: true,
});

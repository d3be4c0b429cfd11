/** What is around a workbench in a page of the book: its files, and Python in a worker. */

import { mountPayload } from "../page.ts";
import { fileAddress, loadScript } from "../script.ts";
import { nobody, workerHost, type Exchange, type Host, type Python } from "./host.ts";
import { hashOf, placeIn, type Place } from "./link.ts";
import type { make } from "../editor/index.ts";
import type { Controller, Options, Recording } from "../types.ts";
import type { Bench } from "./bench.ts";
import type { Whole } from "./boards.ts";
import type { Mode, Shell } from "./modes.ts";

/** What is around a workbench: in a page of the book, or in a notebook. */
export interface Around {
  host: (exchange: Exchange) => Host;
  draw: (shell: Shell) => Promise<Partial<Mode>>;
  /** Loads the mode Write, with its editor and the programs to look at. */
  write: (shell: Shell) => Promise<Partial<Mode>>;
  /** Makes a stepper, and goes to the first difference. */
  step: (element: HTMLElement, payload: Recording, options?: Options) => Controller;
  store: Store;
  /** Whether it has the page: its link, and the digits pressed anywhere. */
  page: boolean;
  /** Is called with the faces of a game. */
  played?: (faces: number[]) => void;
  /** Python, once something has asked for it: all that is around a workbench shares it. */
  bench?: Bench;
}

/** Where the board is kept, so that it is there again later. */
export interface Store {
  get: () => Place;
  set: (board: Whole, mode: string, code: string | null) => void;
  /** Calls when another is there, until the signal comes. */
  subscribe: (listener: () => void, signal: AbortSignal) => void;
}

export type Editor = ReturnType<typeof make>;

/** In a page, exercises and cells have editors too. */
export type AroundPage = ReturnType<typeof aroundPage>;

/** Where the files are, below the folder of the site. */
interface Files {
  draw: string;
  write: string;
  editor: string;
  shelf: string;
  python: Python | null;
}

const AS_A_FILE =
  "Python cannot run in a page opened as a file. Run make book-serve in the project's folder, and open http://127.0.0.1:8000/.";
const NONE = "This copy of the book was built without Python for the page (make pyodide adds it).";

export const aroundPage = ({ draw, write, editor, shelf, python }: Files) => ({
  host(exchange: Exchange) {
    if (location.protocol === "file:") return nobody(AS_A_FILE);
    if (!python) return nobody(NONE);
    const { home, core } = python;
    return workerHost({ ...python, home: fileAddress(home), core: fileAddress(core) }, exchange);
  },
  editor: () => loadScript(editor).then(() => snlEditor),
  drawing: () => loadScript(draw).then(() => snlDraw),
  async draw(shell: Shell): Promise<Partial<Mode>> {
    return (await this.drawing()).makeDraw(shell, this);
  },
  async write(shell: Shell): Promise<Partial<Mode>> {
    await Promise.all([write, editor, shelf].map(loadScript));
    return snlWrite.makeWrite(shell, this, snlEditor, snlShelf);
  },
  step: (element: HTMLElement, payload: Recording, options?: Options) =>
    mountPayload(element, payload, { level: 2, keys: true, difference: true, ...options }),
  // In the address of the page.
  store: {
    get: () => placeIn(location.hash),
    set: (...place: Parameters<typeof hashOf>) =>
      history.replaceState(history.state, "", hashOf(...place)),
    subscribe(listener: () => void, signal: AbortSignal) {
      // Code that comes with a link is read when the page begins.
      const follow = () => (placeIn(location.hash).code === null ? listener() : location.reload());
      addEventListener("hashchange", follow, { signal });
    },
  },
  page: true,
});

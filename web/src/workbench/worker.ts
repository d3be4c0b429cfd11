/**
 * Python in a worker. The page makes the worker from this text, as a blob, because only then its
 * content security policy holds here too: nothing but the site's own files can be reached.
 */

import type { PyodideInterface } from "pyodide";
import { giveAlarm } from "./alarm.ts";

/** Where Python and the package are, and what the first worker remembers of its beginning. */
type Beginning = { home: string; core: string; memory?: ArrayBuffer | null };

let answer: ((question: string, send: (answer: string) => void) => void) | null = null;

// What is there before any program need not be looked through again and again: it is frozen.
const IMPORT = `
import gc, json, random, sys
sys.path.insert(0, "/core")
from snl_algos.workbench import answer
gc.freeze()
`;

// Its random numbers are not those of the worker before.
const START = `
random.seed()
lambda question, send: answer(json.loads(question), lambda said: send(json.dumps(said)))
`;

const tell = (message: object, given: Transferable[] = []) =>
  self.postMessage(message, { transfer: given });

/** Fetches, and tells how many bytes have come. */
function counting(former: typeof fetch): typeof fetch {
  let bytes = 0;
  return async (...asked) => {
    const response = await former(...asked);
    const counter = new TransformStream({
      transform(chunk, control) {
        bytes += chunk.length;
        tell({ bytes });
        control.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body?.pipeThrough(counter), { status, statusText, headers });
  };
}

/** Rejects if Pyodide's program cannot be read: Pyodide itself only warns of it, and waits forever. */
function unreadable() {
  const former = WebAssembly.instantiateStreaming;
  return new Promise<never>((_, reject) => {
    WebAssembly.instantiateStreaming = (...given) => {
      const made = former(...given);
      made.catch(reject);
      return made;
    };
  });
}

/**
 * The memory of Python with the package imported, and before anything was run, saves the next worker
 * most of its time.
 */
async function begin({ home, core, memory }: Beginning) {
  const former = self.fetch;
  self.fetch = counting(former);
  const script = `${home}pyodide.js`;
  const { loadPyodide } = await import(script);
  const before = memory ? { _loadSnapshot: memory } : { _makeSnapshot: true };
  const loading: Promise<PyodideInterface> = loadPyodide({ indexURL: home, ...before });
  const python = await Promise.race([loading, unreadable()]);
  const archive = await (await fetch(core)).arrayBuffer();
  self.fetch = former;
  python.unpackArchive(archive, "zip", { extractDir: "/core" });
  if (!memory) {
    python.runPython(IMPORT);
    try {
      const taken = python.makeMemorySnapshot().buffer;
      tell({ memory: taken }, [taken]);
    } catch {
      // There is no room for a second memory: every worker begins as this one did.
    }
  }
  giveAlarm(python);
  answer = python.runPython(START);
  tell({ ready: true });
}

self.onmessage = async ({ data }) => {
  try {
    if (data.begin) await begin(data.begin);
    else answer?.(data.question, (said) => tell({ said }));
  } catch (error) {
    // What ends Pyodide has a message, and is no Error; a traceback says last what went wrong.
    const [last] = `${(error as Error).message ?? error}`.trim().split("\n").slice(-1);
    tell({ failed: last.slice(-500) });
  }
};

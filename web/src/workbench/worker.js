/**
 * Python in a worker. The page makes the worker from this text, as a blob, because only then its
 * content security policy holds here too: nothing but the site's own files can be reached.
 */

/** @import { PyodideInterface } from "pyodide" */

import { giveAlarm } from "./alarm.js";

/** @type {((question: string, send: (answer: string) => void) => void) | null} */
let answer = null;

const START = `
import gc, json, sys
sys.path.insert(0, "/core")
from snl_algos.workbench import answer
gc.freeze()  # what is there before any program need not be looked through again and again
lambda question, send: answer(json.loads(question), lambda said: send(json.dumps(said)))
`;

/** @param {object} message */
const tell = (message) => self.postMessage(message);

/** Fetches, and tells how many bytes have come. @param {typeof fetch} former @returns {typeof fetch} */
function counting(former) {
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

/** @param {{home: string, core: string}} from */
async function begin({ home, core }) {
  const former = self.fetch;
  self.fetch = counting(former);
  const script = `${home}pyodide.mjs`;
  const { loadPyodide } = await import(script);
  /** @type {PyodideInterface} */
  const python = await loadPyodide({ indexURL: home });
  const archive = await (await fetch(core)).arrayBuffer();
  self.fetch = former;
  python.unpackArchive(archive, "zip", { extractDir: "/core" });
  giveAlarm(python);
  answer = python.runPython(START);
  tell({ ready: true });
}

self.onmessage = async ({ data }) => {
  try {
    if (data.begin) await begin(data.begin);
    else answer?.(data.question, (said) => tell({ said }));
  } catch (error) {
    tell({ failed: `${error}`.slice(-500) });
  }
};

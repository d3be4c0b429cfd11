/** Who answers what the workbench asks (book/docs/workbench.md): Python in a worker of this page. */

import program from "./worker.js?text";

/**
 * An answer, or a failure of the host itself, which has `what` "stopped", "late" or "died".
 * @typedef {Record<string, any> & {kind: string}} Answer
 */
/** @typedef {{kind: string, program: object, board?: object, [key: string]: unknown}} Question */
/**
 * What is known of Python while it begins: how much of it has come, from 0 to 1.
 * @typedef {{part?: number, ready?: boolean}} State
 */
/**
 * @typedef {object} Host
 * @property {string | null} size what it takes to begin, in words, if that is worth saying
 * @property {string | null} refusal why nothing can run here
 * @property {(question: Question, progress: (says: string) => void) => Promise<Answer>} ask
 * @property {() => void} stop
 * @property {() => void} end
 */
/**
 * Where Python is: addresses and bytes.
 * @typedef {{home: string, core: string, bytes: number, weight: number, seconds: number}} Python
 */

export const FORMAT = { format: "snl-workbench", version: 2 };

export const STOPPED = { what: "stopped", says: "You stopped it." };

/** @param {{what: string, says: string}} why @returns {Answer} */
export const failure = (why) => ({
  kind: "failure",
  line: null,
  printed: [],
  more_printed: 0,
  ...why,
});

/** @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Begins at the first question. Whatever the code does, its worker can be ended, and another one
 * begins at once.
 * @param {Python} python
 * @param {(state: State) => void} show
 * @returns {Host}
 */
export function workerHost(python, show) {
  let worker = /** @type {Worker | null} */ (null);
  let ready = false;
  let count = 0;
  /** What the first worker remembers of its beginning, for those after it; null if that is of no use. */
  let memory = /** @type {ArrayBuffer | null | undefined} */ (undefined);
  let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  /** @type {{text: string, id: string, silent: boolean, progress: (says: string) => void, settle: (answer: Answer) => void} | null} */
  let asked = null;

  function begin() {
    const address = URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
    const mine = new Worker(address, { type: "module" });
    mine.onmessage = ({ data }) => mine === worker && hear(data);
    mine.onerror = (event) => mine === worker && broke(event.message);
    mine.postMessage({ begin: { home: python.home, core: python.core, memory } });
    worker = mine;
    ready = false;
  }
  function end() {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
  }
  /** @param {Answer} answer */
  function settle(answer) {
    clearTimeout(timer);
    const { settle: told } = asked ?? {};
    asked = null;
    told?.(answer);
  }
  /** Code that is silent for long is ended; a cell says nothing on its way, and may take its time. */
  function wait() {
    clearTimeout(timer);
    if (asked?.silent) return;
    const { seconds } = python;
    const says = `It said nothing for ${seconds} seconds, so it was ended. Python begins again.`;
    timer = setTimeout(() => again({ what: "late", says }), 1000 * seconds);
  }
  /** @param {{what: string, says: string}} why */
  function again(why) {
    end();
    begin();
    settle(failure(why));
  }
  /** @param {string} message */
  function broke(message) {
    if (ready) again({ what: "died", says: `Python itself broke, and begins again: ${message}` });
    else if (memory) {
      memory = null;
      end();
      begin();
    } else {
      end();
      settle(failure({ what: "died", says: `Python could not be loaded: ${message}` }));
    }
  }
  function send() {
    if (!asked || !ready) return;
    worker?.postMessage({ question: asked.text });
    wait();
  }
  /** @param {any} data */
  function hear(data) {
    if (data.memory) memory = memory === null ? null : data.memory;
    else if (data.bytes) show({ part: Math.min(1, data.bytes / python.bytes) });
    else if (data.ready) {
      ready = true;
      show({ ready });
      send();
    } else if (data.failed) broke(data.failed);
    else answered(JSON.parse(data.said));
  }
  /** @param {Answer} answer */
  function answered(answer) {
    if (answer.id !== asked?.id) return;
    wait();
    if (answer.kind === "progress") asked?.progress(answer.says);
    else settle(answer);
  }

  return {
    // A server that compresses what it sends sends less.
    size: `up to ${megabytes(python.weight)}`,
    refusal: null,
    ask(question, progress) {
      count += 1;
      const id = `${count}`;
      return new Promise((resolve) => {
        asked = {
          id,
          text: JSON.stringify({ ...FORMAT, id, ...question }),
          silent: question.kind === "cell",
          progress,
          settle: resolve,
        };
        if (!worker) begin();
        send();
      });
    },
    stop: () => asked && again(STOPPED),
    end,
  };
}

/** @param {string} refusal @returns {Host} */
export const nobody = (refusal) => ({
  size: null,
  refusal,
  ask: async () => failure({ what: "died", says: refusal }),
  stop() {},
  end() {},
});

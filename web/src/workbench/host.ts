/** Who answers what the workbench asks (book/docs/inside.md): Python in a worker of this page. */

import program from "./worker.ts?text";
import { failure, type Answer, type Question, type Said } from "./messages.ts";

/** What is known of Python while it begins: how much of it has come, from 0 to 1. */
export type State = { part?: number; ready?: boolean };

/** The question that waits for its answer. */
export interface Exchange {
  message: () => (Question & { id: string }) | undefined;
  loads: (state: State) => void;
  hear: (said: Said) => void;
  settle: (answer: Answer) => void;
}

export interface Host {
  /** What it takes to begin, in words, if that is worth saying. */
  size: string | null;
  /** Why nothing can run here. */
  refusal: string | null;
  /** Sends the question that waits. */
  send: () => void;
  stop: () => void;
  end: () => void;
}

/** What the worker sends: one of them. */
type Heard = {
  memory?: ArrayBuffer;
  bytes?: number;
  ready?: boolean;
  failed?: string;
  said?: string;
};

/** Where Python is, its bytes as they come and as they are, and how long it may be silent. */
export type Python = { home: string; core: string; bytes: number; weight: number; seconds: number };

export const STOPPED = { what: "stopped", says: "You pressed Stop." };

const REFUSED = "the browser did not start its worker";

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Begins at the first question. Whatever the code does, its worker can be ended, and another one
 * begins at once.
 */
export function workerHost(python: Python, exchange: Exchange): Host {
  let worker: Worker | null = null;
  let ready = false;
  /** What the first worker remembers of its beginning, for those after it; null if that is of no use. */
  let memory: ArrayBuffer | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin() {
    const address = URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
    ready = false;
    let mine: Worker;
    try {
      mine = new Worker(address, { type: "module" });
    } catch (error) {
      broke((error as Error).message);
      return;
    }
    mine.onmessage = ({ data }) => mine === worker && hear(data);
    mine.onerror = (event) => mine === worker && broke(event.message || REFUSED);
    mine.postMessage({ begin: { home: python.home, core: python.core, memory } });
    worker = mine;
  }
  function end() {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
  }
  /** Code that is silent for long is ended; a cell says nothing on its way, and may take its time. */
  function wait() {
    clearTimeout(timer);
    const asked = exchange.message();
    if (!asked || asked.kind === "cell") return;
    const { seconds } = python;
    const says = `No answer for ${seconds} seconds, so it was stopped. Python is restarting.`;
    timer = setTimeout(() => again({ what: "late", says }), 1000 * seconds);
  }
  function again(why: { what: string; says: string }) {
    end();
    begin();
    exchange.settle(failure(why));
  }
  function broke(message: string) {
    if (ready) again({ what: "died", says: `Python itself crashed and is restarting: ${message}` });
    else if (memory) {
      memory = null;
      end();
      begin();
    } else {
      end();
      const says = `Python could not be loaded (${message}). Press the button again to try once more.`;
      exchange.settle(failure({ what: "absent", says }));
    }
  }
  function pass() {
    const message = exchange.message();
    if (!message || !ready) return;
    worker?.postMessage({ question: JSON.stringify(message) });
    wait();
  }
  function hear(data: Heard) {
    if (data.memory) memory = memory === null ? null : data.memory;
    else if (data.bytes) exchange.loads({ part: Math.min(1, data.bytes / python.bytes) });
    else if (data.ready) {
      ready = true;
      exchange.loads({ ready });
      pass();
    } else if (data.failed) broke(data.failed);
    else if (data.said) {
      exchange.hear(JSON.parse(data.said));
      wait();
    }
  }

  return {
    // A server that compresses what it sends sends less.
    size: `up to ${megabytes(python.weight)}`,
    refusal: null,
    send() {
      if (!worker) begin();
      pass();
    },
    stop: () => exchange.message() && again(STOPPED),
    end,
  };
}

export const nobody = (refusal: string): Host => ({
  size: null,
  refusal,
  send() {},
  stop() {},
  end() {},
});

/** The workbench in a notebook: the kernel answers what it asks, and has the board. */

import { claimKeys } from "../keys.ts";
import { mountPayload } from "../page.ts";
import { checkedBoard } from "./boards.ts";
import { makeDraw } from "./draw.ts";
import { STOPPED, type Exchange, type Host } from "./host.ts";
import { failure, type Said } from "./messages.ts";
import { boardAlone } from "./link.ts";
import { mount, type Given } from "./workbench.ts";
import { makeWrite } from "./write.ts";
import type { Model } from "../types.ts";
import type { Around } from "./around.ts";
import type { Shelf } from "./programs.ts";

/** The editor, from the text of its script. */
async function editorOf(text: string): Promise<typeof snlEditor> {
  const source = `${text}\nexport default snlEditor;`;
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const module = await import(address);
  URL.revokeObjectURL(address);
  return module.default;
}

const ENDED = {
  what: "died",
  says: "The process that ran it has ended. The next question gets a new one.",
};

const GONE = { what: "died", says: "The kernel has restarted. Run this cell again." };

/** Sends something to the kernel; whether it could. */
function sent(model: Model, message: object) {
  try {
    model.send(message);
    return true;
  } catch {
    return false;
  }
}

/** Asks the kernel, which has a process for the code, so that it can be ended. */
function kernelHost(model: Model, exchange: Exchange): Host {
  function hear({ said, ended }: { said?: Said; ended?: boolean }) {
    if (ended) exchange.settle(failure(ENDED));
    if (said) exchange.hear(said);
  }
  model.on("msg:custom", hear);
  return {
    size: null,
    refusal: null,
    send() {
      if (!sent(model, { ask: exchange.message() })) exchange.settle(failure(GONE));
    },
    stop() {
      sent(model, { stop: true });
      exchange.settle(failure(STOPPED));
    },
    end: () => model.off("msg:custom", hear),
  };
}

/** What the kernel has for the page: it is sent when it is wanted. */
function wanted<Content>(model: Model, name: string): Promise<Content> {
  return new Promise((resolve, reject) => {
    function hear(message: { name?: string; content: Content }) {
      if (message.name !== name) return;
      model.off("msg:custom", hear);
      resolve(message.content);
    }
    model.on("msg:custom", hear);
    if (!sent(model, { wants: name })) reject(new Error(GONE.says));
  });
}

function render({ model, el }: { model: Model; el: HTMLElement }) {
  const given: Given = { board: model.get("drawn"), gallery: model.get("boards") };
  const around: Around = {
    host: (exchange) => kernelHost(model, exchange),
    draw: async (shell) => makeDraw(shell, around),
    async write(shell) {
      const editors = await editorOf(await wanted(model, "editor"));
      return makeWrite(shell, around, editors, await wanted<Shelf>(model, "shelf"));
    },
    step: (element, payload, options) =>
      mountPayload(element, payload, { level: 2, difference: true, ...options }),
    store: {
      get: () => boardAlone({ ...checkedBoard(model.get("drawn")), name: "" }),
      set(board) {
        model.set("drawn", board);
        model.save_changes();
      },
      subscribe(listener, signal) {
        model.on("change:drawn", listener);
        signal.addEventListener("abort", () => model.off("change:drawn", listener));
      },
    },
    page: false,
  };
  // Menus, tabs and the cell's own lines are above it: what is clicked must be in sight.
  el.style.setProperty("--around", "30rem");
  const workbench = mount(el, given, around);
  // Shift+Enter has gone on to the next cell, and scrolled to it: the board and its dice come back.
  // It is in the page only when this is done.
  setTimeout(() => {
    const next = el.closest(".jp-Cell")?.nextElementSibling;
    if (next?.matches(".jp-mod-active")) el.scrollIntoView({ block: "nearest" });
  }, 300);
  const end = new AbortController();
  claimKeys(el, end.signal);
  return () => {
    end.abort();
    workbench.destroy();
  };
}

export default { render };

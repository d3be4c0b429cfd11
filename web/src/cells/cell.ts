/** A code cell of a lesson: *Run*, *Edit*, *Reset*, and what it shows in the place of the recorded output. */

import { makeStatus } from "../workbench/status.ts";
import { button, el, hide, put } from "../dom.ts";
import { makeOutput } from "./output.ts";
import { makeRunner, type Runner } from "./runner.ts";
import { makeSlot } from "../workbench/slot.ts";
import { erase, PLACES, read, store } from "../storage.ts";
import type { Bench } from "../workbench/bench.ts";
import type { Failure, Question, Ran } from "../workbench/messages.ts";
import type { AroundPage } from "../workbench/around.ts";
import type { Given } from "./index.ts";

const LOST = "Stopped. Python restarts, without the names from the cells that have run.";

/**
 * What the reader has made of a cell is stored as the answers to exercises are, in the browser and
 * nowhere else. It belongs to the code that it was made from: where a newer lesson has other code,
 * it is not shown.
 */
function editOf(key: string, source: string): string {
  const stored = PLACES.map((place) => read(place, key));
  const edit = stored.find((found) => found?.of === source && typeof found.source === "string");
  return edit?.source ?? source;
}

/** Stores it, or forgets the cell if it is the code of the lesson. Returns what is in the way. */
function keep(key: string, source: string, text: string) {
  if (text !== source) return store(key, { of: source, source: text });
  erase(key);
  return "";
}

/** @param place below the code */
export function makeCell(
  place: HTMLElement,
  given: Given,
  title: string,
  around: AroundPage,
  bench: Bench,
  above: () => Runner[],
): Runner {
  const input = place.parentElement as HTMLElement;
  const recordedCode = input.querySelector("div.highlight") as HTMLElement;
  const key = `snl-cell:${given.id}`;
  let text = editOf(key, given.source);
  const status = makeStatus(bench, "Running …", draw);
  const output = makeOutput(place.closest("div.cell") as HTMLElement, around);
  const box = el(".editor", { hidden: "" });
  const trouble = (says: string) => status.say(says);
  const slot = makeSlot(box, title, around.editor, () => text, written, trouble);
  const run = button("Run", "Run this cell (Shift+Enter in the editor)", act);
  const edit = button("Edit", "Open the editor", () => open(true));
  const reset = button("Reset", "Back to the code and the output of the lesson", back);
  const { stop } = status;
  const runner = makeRunner(title, bench, () => text, ask, ends);

  function draw() {
    put(run, "aria-disabled", !bench.free());
    hide(stop, !status.busy(), run);
    reset.hidden = !stop.hidden || (text === given.source && !output.shown());
  }
  async function act() {
    if (bench.free()) await runner.run();
    else if (bench.refusal) status.say(bench.refusal);
  }
  function ask(question: Question) {
    output.wait();
    return status.ask(question);
  }
  async function ends(answer: Failure | Ran) {
    const failed = answer.kind === "failure";
    const error = failed ? null : answer.error;
    const missing =
      error?.missing && above().some((one) => !one.done() && names(one, error.missing ?? ""));
    if (missing) {
      runAbove();
      return;
    }
    output.show(answer, point);
    const at = failed ? answer.line : error?.line;
    if (failed) status.say(answer.what === "stopped" ? LOST : answer.says);
    else if (error) status.say(`${error.exception}${at ? ` in line ${at}` : ""}.`);
    else status.say(answer.shown.length ? "Done." : "Done. This cell shows nothing.");
    draw();
    (await slot.opened())?.point(at ?? null);
  }
  /** Everything above that has not run yet, in order, and then this cell, which needs a name of theirs. */
  async function runAbove() {
    for (const one of above().filter((other) => !other.done())) {
      status.say(`${one.title} runs …`);
      const end = await one.run();
      if (end) {
        output.clear();
        status.say(`This cell needs those above, and ${one.title} ended early: ${end}`);
        return;
      }
    }
    await act();
  }

  function written(source: string) {
    text = source;
    const trouble = keep(key, given.source, text);
    if (trouble) status.say(`${trouble}: this edit lasts as long as the page is open.`);
    draw();
  }
  /** The editor, or the code of the lesson. */
  function show(editor: boolean) {
    recordedCode.hidden = editor;
    box.hidden = !editor;
    edit.hidden = editor;
  }
  async function open(focus: boolean) {
    edit.hidden = true;
    const editor = await slot.open();
    show(!!editor);
    if (focus) editor?.focus();
    return editor;
  }
  async function point(line: number) {
    (await open(true))?.point(line);
  }
  async function back() {
    await restore();
    status.say("As in the lesson.");
    run.focus({ preventScroll: true });
  }
  async function restore() {
    await slot.close();
    show(false);
    output.clear();
    status.say("");
    written(given.source);
  }

  box.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" || !event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    { capture: true },
  );
  recordedCode.addEventListener("click", () => {
    // Whoever selects some code wants to copy it.
    if (getSelection()?.isCollapsed) open(true);
  });
  const root = el("", { class: "snl snl-workbench snl-cell", role: "group", label: title });
  root.append(box, el(".tools.cellbar.bare", run, stop, edit, reset, status.clock, status.node));
  place.classList.add("snl-host");
  place.replaceChildren(root);
  addEventListener("snl-reset", restore);
  if (bench.refusal) put(run, "title", bench.refusal);
  draw();
  if (text !== given.source) open(false);
  return runner;
}

/** Whether the code of a cell has a name in it. */
const names = (cell: Runner, name: string) =>
  cell
    .source()
    .split(/[^\p{L}\p{N}_]+/u)
    .includes(name);

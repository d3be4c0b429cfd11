/** A code cell of a lesson: *Run*, *Edit*, *Reset*, and what it shows in the place of the recorded output. */

import { makeStatus } from "../exercises/status.js";
import { button, el, put } from "../dom.js";
import { editOf, keep } from "./edits.js";
import { makeOutput } from "./output.js";
import { makeRunner } from "./runner.js";

/** @import { Bench } from "../exercises/bench.js" */
/** @import { Answer } from "../workbench/host.js" */
/** @import { Around, Editor } from "../workbench/write.js" */
/** @import { Given } from "./index.js" */
/** @import { Runner } from "./runner.js" */

const LOST = "Stopped. Python begins again, without the names of the cells that have run.";

/**
 * @param {HTMLElement} place below the code
 * @param {object} parts
 * @param {Given} parts.given
 * @param {string} parts.title
 * @param {Around} parts.around
 * @param {Bench} parts.bench
 * @param {() => Runner[]} parts.above
 * @returns {Runner}
 */
export function makeCell(place, { given, title, around, bench, above }) {
  const input = /** @type {HTMLElement} */ (place.parentElement);
  const recordedCode = /** @type {HTMLElement} */ (input.querySelector("div.highlight"));
  let text = editOf(given);
  let busy = false;
  let opening = /** @type {Promise<Editor | null> | null} */ (null);
  const status = makeStatus(bench.size);
  const output = makeOutput(/** @type {HTMLElement} */ (place.closest("div.cell")), around);
  const box = el(".editor", { hidden: "" });
  const run = button("Run", "Run this cell (Shift+Enter in the editor)", act);
  const edit = button("Edit", "Open the editor", () => open(true));
  const stop = button("Stop", "End what is running", () => bench.stop());
  const reset = button("Reset", "Back to the code and the output of the lesson", back);
  const runner = makeRunner({
    title,
    bench,
    source: () => text,
    opensOn: () => (text === given.source && given.opens_on) || null,
    watcher: { loads: (now) => status.loads(now, "Running …"), changes: draw },
    begins,
    ends,
  });
  let counted = () => {};

  function draw() {
    put(run, "aria-disabled", bench.busy() || !!bench.refusal);
    stop.hidden = !busy;
    reset.hidden = busy || (text === given.source && !output.shown());
  }
  async function act() {
    if (bench.busy() || bench.refusal) return;
    await runner.run();
  }
  function begins() {
    busy = true;
    output.wait();
    status.say("Running …");
    counted = status.count();
  }
  /** @param {Answer} answer */
  async function ends(answer) {
    busy = false;
    counted();
    const { error, what } = answer;
    const missing =
      error?.missing && above().some((one) => !one.done() && names(one, error.missing));
    output.show(answer, {
      runAbove: missing ? runAbove : null,
      point,
    });
    const at = error?.line ?? answer.line;
    if (what === "stopped") status.say(LOST);
    else if (answer.kind === "failure") status.say(answer.says);
    else if (missing) status.say("Run the cells above first.");
    else if (error) status.say(`${error.exception}${at ? ` in line ${at}` : ""}.`);
    else status.say(answer.shown.length ? "Done." : "Done. This cell shows nothing.");
    draw();
    if (opening) (await opening)?.point(at ?? null);
  }
  /** Everything above that has not run yet, in order, and then this cell. */
  async function runAbove() {
    run.focus({ preventScroll: true });
    for (const one of above().filter((other) => !other.done())) {
      status.say(`${one.title} runs …`);
      const end = await one.run();
      if (end) {
        status.say(`${one.title} has ended early: ${end}`);
        return;
      }
    }
    await act();
  }

  async function make() {
    try {
      const { make: makeEditor } = await around.editor();
      recordedCode.hidden = true;
      box.hidden = false;
      const editor = makeEditor(box, title, (next) => {
        text = next;
        keep(given, text);
        draw();
      });
      editor.open(text);
      return editor;
    } catch (error) {
      status.say(`The editor cannot be loaded: ${/** @type {Error} */ (error).message}.`);
      return null;
    }
  }
  /** @param {boolean} focus */
  async function open(focus) {
    edit.hidden = true;
    opening ??= make();
    const editor = await opening;
    if (!editor) opening = null;
    edit.hidden = !!editor;
    if (focus) editor?.focus();
    return editor;
  }
  /** @param {number} line */
  async function point(line) {
    const editor = await open(true);
    editor?.point(line);
  }
  async function back() {
    await restore();
    status.say("As in the lesson.");
    run.focus({ preventScroll: true });
  }
  async function restore() {
    const editor = await opening;
    editor?.destroy();
    opening = null;
    box.replaceChildren();
    box.hidden = true;
    recordedCode.hidden = false;
    edit.hidden = false;
    text = given.source;
    keep(given, text);
    output.clear();
    status.say("");
    draw();
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
  const root = el("", { class: "snl-workbench snl-cell", role: "group", label: title });
  root.append(box, el(".tools.cellbar", run, stop, edit, reset, status.clock, status.node));
  place.classList.add("snl-host");
  place.replaceChildren(root);
  bench.watch({ loads() {}, changes: draw });
  addEventListener("snl-reset", restore);
  if (bench.refusal) put(run, "title", bench.refusal);
  draw();
  if (text !== given.source) open(false);
  return runner;
}

/** Whether the code of a cell has a name in it. @param {Runner} cell @param {string} name */
const names = (cell, name) => new RegExp(`(?<!\\w)${name}(?!\\w)`, "u").test(cell.source());

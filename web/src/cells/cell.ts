/** A code cell of a lesson: *Run*, *Edit*, *Reset*, and what it shows in the place of the recorded output. */

import { makeStatus } from "../workbench/status.ts";
import { button, el, put } from "../dom.ts";
import { editOf, keep } from "./edits.ts";
import { makeOutput } from "./output.ts";
import { makeRunner } from "./runner.ts";
import type { Bench } from "../exercises/bench.ts";
import type { Failure, Ran } from "../workbench/messages.ts";
import type { Around, Editor } from "../workbench/write.ts";
import type { Given } from "./index.ts";
import type { Runner } from "./runner.ts";

const LOST = "Stopped. Python begins again, without the names of the cells that have run.";

/** @param place below the code */
export function makeCell(
  place: HTMLElement,
  {
    given,
    title,
    around,
    bench,
    above,
  }: { given: Given; title: string; around: Around; bench: Bench; above: () => Runner[] },
): Runner {
  const input = place.parentElement as HTMLElement;
  const recordedCode = input.querySelector("div.highlight") as HTMLElement;
  let text = editOf(given);
  let busy = false;
  let opening: Promise<Editor | null> | null = null;
  const status = makeStatus(bench.size);
  const output = makeOutput(place.closest("div.cell") as HTMLElement, around);
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
  async function ends(answer: Failure | Ran) {
    busy = false;
    counted();
    const failed = answer.kind === "failure";
    const error = failed ? null : answer.error;
    const missing =
      error?.missing && above().some((one) => !one.done() && names(one, error.missing ?? ""));
    output.show(answer, { runAbove: missing ? runAbove : null, point });
    const at = failed ? answer.line : error?.line;
    if (failed) status.say(answer.what === "stopped" ? LOST : answer.says);
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
      status.say(`The editor cannot be loaded: ${(error as Error).message}.`);
      return null;
    }
  }
  async function open(focus: boolean) {
    edit.hidden = true;
    opening ??= make();
    const editor = await opening;
    if (!editor) opening = null;
    edit.hidden = !!editor;
    if (focus) editor?.focus();
    return editor;
  }
  async function point(line: number) {
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
  const root = el("", { class: "snl snl-workbench snl-cell", role: "group", label: title });
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

/** Whether the code of a cell has a name in it. */
const names = (cell: Runner, name: string) =>
  new RegExp(`(?<!\\w)${name}(?!\\w)`, "u").test(cell.source());

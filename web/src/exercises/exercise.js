/** An exercise on a page: the code or a form, what Python says of it, hints, and the solution. */

import { button, el, flag, put, write } from "../dom.js";
import { follow, record, recordOf } from "../progress/records.js";
import { linkOf } from "../workbench/link.js";
import { headline } from "../workbench/verdict.js";
import { makeCode } from "./code.js";
import { formOf } from "./forms.js";
import { makeHelp, readHelp } from "./hints.js";
import { cardsOf } from "./verdict.js";

/** @import { State } from "../workbench/host.js" */
/** @import { Around } from "../workbench/write.js" */

/**
 * What the page knows of an exercise.
 * @typedef {object} Given
 * @property {string} number
 * @property {string} name
 * @property {string} title
 * @property {string} defines
 * @property {string} stub
 * @property {string} solution
 * @property {any} form
 * @property {string} play the address of the workbench
 */

const EMPTY = "Nothing is written yet.";
const STAYS = "The mark stays: another version of yours has solved it.";

/**
 * @param {HTMLElement} place what is on the page without a script
 * @param {Given} given
 * @param {Around} around
 * @param {ReturnType<typeof import("./bench.js").makeBench>} bench
 */
export function mount(place, given, around, bench) {
  const { name, number, stub } = given;
  const known = recordOf(name);
  let busy = false;
  const note = el("p.note.quiet");
  const strip = el("span.strip.quiet", { role: "status" });
  const bar = el("progress", { max: 1, label: "Python is loading", hidden: "" });
  const state = el("span.state");
  const cards = el(".cards");
  const run = el("");
  const help = makeHelp(readHelp(place), () => use(given.solution, "This is a solution."));
  const code = makeCode({
    label: `Exercise ${number}`,
    picture: place.querySelector(".highlight pre"),
    stub,
    source: known?.source ?? stub,
    editor: around.editor,
    change: written,
    trouble: (says) => write(note, says),
  });
  const form = formOf(given, place, code, around);
  const check = button("Check", "Run it and judge it", act);
  const stop = button("Stop", "End what is running", () => bench.stop());
  const reset = button("Reset", "Back to how it was", () =>
    use(stub, form ? "" : "Ctrl+Z in the editor brings your code back."),
  );
  const watcher = { loads, changes: draw };

  /** @param {string} source */
  function written(source) {
    if (source !== (recordOf(name)?.source ?? stub)) write(note, record(name, source));
    form?.show(source);
  }
  /** @param {string} source @param {string} says */
  function use(source, says) {
    code.replace(source);
    write(strip, says);
  }
  /** @param {State} now */
  function loads({ part, ready }) {
    bar.hidden = ready === true;
    if (part !== undefined) put(bar, "value", part);
    write(strip, ready ? "It runs …" : `Python is loading (${bench.size}, once) …`);
  }
  function draw() {
    const solved = recordOf(name)?.solved;
    write(state, solved ? "✓ Solved" : "");
    put(check, "aria-disabled", bench.busy() || !!bench.refusal);
    stop.hidden = !busy;
    put(cards, "aria-busy", `${busy}`);
    if (!bench.begun() && bench.size)
      write(strip, `Python (${bench.size}) loads at the first check.`);
    else if (!busy && strip.textContent?.startsWith("Python")) write(strip, "");
    if (bench.refusal) write(note, bench.refusal);
  }

  async function act() {
    if (bench.busy() || bench.refusal) return;
    const source = code.text();
    if (!source.trim()) {
      write(strip, EMPTY);
      return;
    }
    busy = true;
    code.point(null);
    cards.replaceChildren();
    run.replaceChildren();
    write(strip, "It runs …");
    const question = { kind: "exercise", exercise: name, program: { source } };
    const answer = await bench.ask(watcher, question, (says) => write(strip, `${says} …`));
    busy = false;
    bar.hidden = true;
    if (answer.verdict?.passed) write(note, record(name, source, true));
    const made = cardsOf(answer, {
      step,
      draw: (board) =>
        el(
          "a.button",
          { href: `${given.play}${linkOf(board)}&draw` },
          "Open this board in the workbench",
        ),
      point: (line) => code.point(line),
    });
    // Several exercises may say the same: their cards are no landmarks of the page.
    for (const one of made) put(one, "role", "group");
    cards.replaceChildren(...made);
    draw();
    if (answer.verdict?.passed) write(strip, "Solved.");
    else if (recordOf(name)?.solved) write(strip, `${headline(made)}. ${STAYS}`);
    else write(strip, headline(made));
    const at = answer.verdict?.line ?? answer.line;
    if (at && !form) code.point(at);
    cards.scrollIntoView({ block: "nearest" });
  }
  /** @param {any} payload */
  function step(payload) {
    const inside = el("");
    run.replaceChildren(inside);
    around.step(inside, payload);
    run.scrollIntoView({ block: "nearest" });
  }

  const root = el("", {
    class: "snl-workbench snl-exercise",
    role: "region",
    label: `Exercise ${number}: your answer`,
  });
  root.append(
    el(
      ".frame",
      form ? form.node : code.node,
      note,
      el(
        ".tools.acts",
        check,
        stop,
        ...help.buttons,
        reset,
        state,
        el("span.progress", bar, strip),
      ),
      cards,
      ...help.nodes,
    ),
  );
  place.replaceChildren(root, run);
  put(place, "data-mounted", "");
  flag(root, "ready", true);
  bench.watch(watcher);
  form?.show(code.text());
  follow((one, elsewhere) => {
    if (one !== null && one !== name) return;
    const kept = recordOf(name);
    // What another tab writes is not written here.
    if (!elsewhere && kept && kept.source !== code.text()) code.replace(kept.source);
    draw();
  });
  draw();
}

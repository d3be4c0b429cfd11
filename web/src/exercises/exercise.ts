/** An exercise on a page: the code or a form, what Python says of it, hints, and the solution. */

import { button, el, flag, hide, put, write } from "../dom.ts";
import { follow, record, recordOf } from "../progress/records.ts";
import { makeRun } from "../workbench/run.ts";
import { found, headline, reasonOf, workbenchLink, type Ways } from "../workbench/verdict.ts";
import { makeCode } from "./code.ts";
import { formOf } from "./forms.ts";
import { makeHelp } from "./hints.ts";
import { makeStatus } from "../workbench/status.ts";
import type { Piece } from "./texts.ts";
import { cardsOf, verdictCards } from "./verdict.ts";
import type { BoardData } from "../types.ts";
import type { Exercised, Failure, Question, Verdict } from "../workbench/messages.ts";
import type { Bench } from "../workbench/bench.ts";
import type { AroundPage } from "../workbench/around.ts";

export interface Given {
  number: string;
  name: string;
  title: string;
  defines: string;
  stub: string;
  stub_coloured: Piece[];
  /** In Markdown. */
  hints: string[];
  solution: string;
  solution_coloured: Piece[];
  /** What there is to say about the solution, in paragraphs of Markdown. */
  after: string[];
  /** How it is answered, and the steps or the board that this needs. */
  form: { kind: string; steps: [name: string, text: string][]; board: BoardData };
}

const EMPTY = "Nothing is written yet.";
const STAYS = "The mark stays: an earlier version of yours solved it.";

/** The next thing to do: the next exercise of the page, or the next page. */
function nextAfter(place: HTMLElement) {
  const all = [...document.querySelectorAll("[data-snl-exercise]")];
  const exercise = all[all.indexOf(place) + 1];
  const page = document.querySelector<HTMLAnchorElement>("a.right-next");
  const href = exercise ? `#${exercise.id}` : page?.href;
  const title = exercise
    ? exercise.closest("section")?.querySelector("h2, h3")?.firstChild
    : page?.querySelector(".prev-next-title");
  return title && el("p", "Next: ", el("a", { href }, title.textContent));
}

/** @param place what is on the page without a script */
export function mount(place: HTMLElement, given: Given, around: AroundPage, bench: Bench) {
  const { name, number, stub } = given;
  const note = el("p.note.quiet.screen");
  const status = makeStatus(bench, "Running. Each call may take 1 second …", draw);
  const state = el("span.state");
  const cards = el(".column.cards");
  const run = makeRun(around);
  const help = makeHelp(
    given,
    () => use(given.solution, "This is a solution."),
    () => recordOf(name)?.solved,
    draw,
  );
  const code = makeCode(
    `Exercise ${number}`,
    { picture: given.stub_coloured, stub, source: recordOf(name)?.source ?? stub },
    around.editor,
    written,
    (says) => write(note, says),
  );
  const form = formOf(given, code, around);
  const check = button("Check", "Judge it", act);
  flag(check, "primary", true);
  const reset = button("Reset", "Back to how it was", () =>
    use(stub, form ? "" : "Ctrl+Z in the editor brings your code back."),
  );
  /** What was checked last, if boards have shown that it is wrong. */
  let asked: Question | null = null;
  const spot = el(".column");
  const where = button("Where?", null, locate);
  function written(source: string) {
    if (source !== (recordOf(name)?.source ?? stub)) write(note, record(name, source));
    form?.show(source);
    if (status.said() === form?.missing(stub)) status.say("");
  }
  function use(source: string, says: string) {
    code.replace(source);
    status.say(says);
  }
  /** What is stored has changed without this exercise. @param all whether it is gone */
  function forgotten(all: boolean, source: string) {
    code.replace(source);
    if (!all) return;
    cards.replaceChildren();
    run.clear();
    status.say("As in the lesson.");
  }
  function draw() {
    // The card of a verdict says it, too.
    const isSaid = headline([cards]) === "Solved";
    write(state, recordOf(name)?.solved && !isSaid ? "✓ Solved" : "");
    const busy = status.busy();
    put(check, "aria-disabled", !bench.free());
    hide(status.stop, !busy, check);
    where.hidden = !asked || help.given() < 2;
    put(cards, "aria-busy", `${busy}`);
    if (!bench.begun() && bench.size)
      status.say(`Python (${bench.size}) loads at the first check.`);
    else if (!busy && status.said().startsWith("Python")) status.say("");
    if (bench.refusal) write(note, bench.refusal);
  }

  async function act() {
    if (!bench.free()) return;
    const source = code.text();
    if (!source.trim()) {
      status.say(EMPTY);
      return;
    }
    code.point(null);
    cards.replaceChildren();
    run.clear();
    const missing = form?.missing(source);
    if (missing) {
      status.say(missing);
      return;
    }
    const judged = form?.judge(source);
    if (judged) {
      show(source, judged, verdictCards(judged, ways));
      return;
    }
    const question: Question = { kind: "exercise", exercise: name, program: { source } };
    const answer = (await status.ask(question)) as Failure | Exercised;
    asked = "verdict" in answer && answer.verdict.report?.correct === false ? question : null;
    const said = answer.kind === "failure" ? answer : answer.verdict;
    show(source, said, cardsOf(answer, ways));
  }
  const ways: Ways = { step: run.step, draw: workbenchLink, point: (line) => code.point(line) };
  async function locate() {
    if (!bench.free() || !asked) return;
    const said = found(await status.ask({ ...asked, kind: "where" }), ways);
    status.say("", headline([said]));
    spot.replaceChildren(said);
  }
  function show(source: string, said: Verdict | Failure, made: HTMLElement[]) {
    const passed = "passed" in said && said.passed;
    if (passed) write(note, record(name, source, true));
    spot.replaceChildren();
    cards.replaceChildren(...made, spot);
    const next = passed && nextAfter(place);
    if (next) cards.append(next);
    draw();
    const why = reasonOf(made);
    if (passed) status.say("", `Solved. ${why}`);
    else if (recordOf(name)?.solved) status.say(`${headline(made)}. ${STAYS}`, why);
    else status.say(`${headline(made)}.`, why);
    if (said.line && !form) code.point(said.line, false);
    cards.scrollIntoView({ block: "nearest" });
  }

  const root = el("", {
    class: "snl snl-workbench snl-exercise",
    role: "region",
    label: `Exercise ${number}: your answer`,
  });
  const { clock, stop } = status;
  const acts = [check, stop, clock, ...help.buttons, where, reset, state, status.node];
  const reply = form ? form.node : code.node;
  reply.addEventListener("keydown", ({ key, target }) => {
    if (key === "Enter" && (target as Element).matches(".s-field input")) act();
  });
  root.append(el(".column.frame", reply, note, el(".tools.acts", acts), cards, help.nodes));
  place.replaceChildren(root, run.node);
  if (given.form.steps) place.closest("section")?.querySelector(".snl-steps")?.remove();
  place.classList.add("snl-host");
  put(place, "data-mounted", "");
  form?.show(code.text());
  follow((one, elsewhere) => {
    if (one !== null && one !== name) return;
    const kept = recordOf(name);
    // What another tab writes is not written here.
    const mine = kept?.source ?? stub;
    if (!elsewhere && mine !== code.text()) forgotten(kept === null, mine);
    draw();
  });
  draw();
}

/** Write: the programs to look at, one of your own, and what Python says of it. */

import { button, el, flag, hide, put, write } from "../dom.ts";
import { cardsOf } from "./answers.ts";
import { before, type Asked } from "./before.ts";
import { benchOf } from "./bench.ts";
import { makeStatus } from "./status.ts";
import { makeKeeper } from "./drafts.ts";
import { makePrograms, type Shelf } from "./programs.ts";
import { makeRun } from "./run.ts";
import { found, headline, reasonOf, type Ways } from "./verdict.ts";
import type * as Editors from "../editor/index.ts";
import type { Around } from "./around.ts";
import type { Whole } from "./boards.ts";
import type { Answer, Question } from "./messages.ts";
import type { Shell } from "./modes.ts";
import type { Table } from "./table.ts";

const ACTS: [name: string, kind: Question["kind"], title: string][] = [
  ["Run", "solve", "Run it once on this board"],
  ["Check", "check", "Run it on all boards, smallest first"],
  ["Step", "trace", "Step through its run on this board"],
  ["Compare", "compare", "With your other program and all algorithms"],
];
const ARRIVED = "This code came with the link, and has not run.";

/** @param kind the program of the reader's that was compared */
const second = (kind: string) =>
  `With a program in “${kind === "mine" ? "My other" : "Mine"}” too, Compare runs both.`;

export function makeWrite(shell: Shell, around: Around, editors: typeof Editors, shelf: Shelf) {
  let table!: Table;
  /** What the result on the page was made from. */
  let from: Asked | null = null;
  const bench = benchOf(around);
  const box = el(".editor");
  const note = el("p.note.quiet");
  const status = makeStatus(bench, "It runs …", draw);
  const aged = el("p.trouble", { role: "status" });
  const cards = el(".column.cards");
  /** Where the program is wrong. */
  const place = el(".column");
  const run = makeRun(around);
  const back = button("Back to the code", null, () => {
    leave();
    editor.focus();
  });
  flag(back, "back", true);
  const acts = ACTS.map(([name, kind, title]) => button(name, title, () => act(kind)));
  flag(acts[1], "primary", true);
  const editor = editors.make(box, "Program", written, shell.root.getRootNode() as ShadowRoot);
  const programs = makePrograms({
    keeper: makeKeeper(),
    arrived: around.store.get().code,
    shelf,
    editor,
    changes,
    replaces: () => status.say("Ctrl+Z in the editor brings your code back."),
  });
  shell.signal.addEventListener("abort", () => {
    run.clear();
    status.end();
    editor.destroy();
  });

  function changes() {
    const isLink = programs.kind() === "link";
    const mine = programs.isMine() ? programs.trouble() : "";
    write(note, isLink ? ARRIVED : mine || (bench.refusal ?? ""));
    flag(note, "strong", isLink);
    age();
  }
  function written(text: string) {
    programs.changed(text);
    changes();
  }
  const questionOf = (kind: Question["kind"]): Asked => ({
    kind,
    board: table.board,
    ...(kind === "compare" ? programs.both() : { program: programs.question(), other: null }),
  });
  /** A result says so when the code or the board is no longer the one it is of. */
  function age() {
    const says = from ? before(from, questionOf(from.kind)) : "";
    write(aged, says);
    flag(cards, "aged", says);
    return says;
  }
  function draw() {
    const busy = status.busy();
    for (const one of acts) put(one, "aria-disabled", !bench.free());
    hide(status.stop, !busy, acts[1]);
    put(cards, "aria-busy", `${busy}`);
    if (!bench.begun() && bench.size) status.say(`Python (${bench.size}) loads at the first run.`);
  }

  const belief = editors.makeInvariant((more) => act("hold", more));

  async function act(kind: Question["kind"], more = {}) {
    if (!bench.free()) return;
    editor.point(null);
    cards.replaceChildren();
    run.clear();
    from = null;
    age();
    const question = { ...questionOf(kind), ...more };
    const answer = await status.ask(question);
    status.say("");
    from = question;
    show(answer);
  }
  /** A run that is stepped through takes the place of the board and the code. */
  const takePlace = (on: boolean) => flag(shell.root, "stepping", on);
  function leave() {
    if (!shell.root.matches(".s-stepping")) return;
    takePlace(false);
    run.clear();
  }
  function drawOn(board: Whole) {
    shell.use(board);
    shell.enter("Draw");
  }
  const ways: Ways = {
    step: run.step,
    draw: (board) => button("Move this board to Draw", null, () => drawOn(board)),
    point(line) {
      editor.point(line);
      editor.focus();
    },
    async where() {
      if (!bench.free() || !from) return;
      const said = found(await status.ask({ ...from, kind: "where" }), ways);
      status.say("", headline([said]));
      place.replaceChildren(said);
    },
  };
  function show(answer: Answer) {
    const made = cardsOf(answer, ways);
    const of = answer.kind === "result" && answer.of;
    if (of === "compare" && programs.isMine() && !programs.other())
      made.push(el("p.quiet", second(programs.kind())));
    place.replaceChildren();
    cards.replaceChildren(...made, place);
    const old = age();
    if ("line" in answer && answer.line && !old) editor.point(answer.line);
    cards.scrollIntoView({ block: "nearest" });
    const runs = of !== "check" && "stepper" in answer && answer.stepper;
    if (runs) {
      takePlace(of === "trace");
      run.step(runs);
    }
    const verdict = headline(made);
    const says = verdict ? `${verdict}. ${reasonOf(made)}` : "Step through the run below.";
    shell.say(`${old} ${says}`.trim());
  }

  changes();
  return {
    side: [programs.node, note, box, el(".tools.acts", acts, status.stop, status.node), belief],
    foot: [back, aged, cards],
    below: [run.node],
    leave,
    show(next: Table) {
      leave();
      table = next;
      table.paint({ piece: false });
      if (age()) editor.point(null);
      draw();
      // Who came for it by a link can write at once; who chose it is where they were.
      if (shell.page && document.activeElement === document.body) editor.focus();
      shell.say("Write a function, then run it, check it or step through it.");
    },
    /** What a link holds besides the board. */
    more: () => (programs.isMine() ? editor.text() : null),
  };
}

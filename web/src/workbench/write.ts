/** Write: the programs to look at, one of your own, and what Python says of it. */

import { button, el, flag, hide, put, write } from "../dom.ts";
import { before } from "./before.ts";
import { makeBench } from "./bench.ts";
import { makeStatus } from "./status.ts";
import { makeKeeper } from "./drafts.ts";
import { makePrograms } from "./programs.ts";
import { makeRun } from "./run.ts";
import { cardsOf, headline, reasonOf } from "./verdict.ts";
import type { make } from "../editor/index.ts";
import type { Controller, Options, Recording } from "../types.ts";
import type { Watcher } from "./bench.ts";
import type { Host, State } from "./host.ts";
import type { Whole } from "./boards.ts";
import type { Place } from "./link.ts";
import type { Asked } from "./before.ts";
import type { Answer, Question } from "./messages.ts";
import type { Shelf } from "./programs.ts";
import type { Shell } from "./workbench.ts";
import type { Table } from "./table.ts";

export type Editor = ReturnType<typeof make>;
/** What is around the workbench: in a page of the book, or in a notebook. */
export interface Around {
  host: (show: (state: State) => void) => Host;
  editor: () => Promise<{ make: typeof make }>;
  shelf: () => Promise<Shelf>;
  /** Makes a stepper, and goes to the first difference. */
  step: (element: HTMLElement, payload: Recording, options?: Options) => Controller;
  store: Store;
  /** Whether it has the page: its link, and the digits pressed anywhere. */
  page: boolean;
  /** Is told the faces of a game. */
  played?: (faces: number[]) => void;
}

/** Where the board is kept, so that it is there again later. */
export interface Store {
  get: () => Place;
  set: (board: Whole, mode: string, code: string | null) => void;
  /** Calls when another is there, until the signal comes. */
  subscribe: (listener: () => void, signal: AbortSignal) => void;
}

const ACTS: [name: string, kind: Question["kind"], title: string][] = [
  ["Run", "solve", "Run it once on this board"],
  ["Check", "check", "Run it on all boards, smallest first"],
  ["Step", "trace", "Step through its run on this board"],
  ["Compare", "compare", "With all algorithms on this board, and with your other program"],
];
const ARRIVED =
  "This code came with the link. It has not run, and runs only when you press a button below.";

const RUNS = "It runs …";

const SECOND = "Write a second program in “My other”, and Compare runs both of yours.";

export function makeWrite(shell: Shell, around: Around) {
  let table!: Table;
  let editor: Editor | null = null;
  let begun = false;
  /** What the result on the page was made from. */
  let from: Asked | null = null;
  const bench = makeBench(around);
  const arrived = around.store.get().code;
  const box = el(".editor");
  const note = el("p.note.quiet");
  const status = makeStatus(bench.size);
  const aged = el("p.trouble", { role: "status" });
  const cards = el(".column.cards");
  const run = makeRun(around);
  const stop = button("Stop", "End what is running", () => bench.stop());
  const acts = ACTS.map(([name, kind, title]) => button(name, title, () => act(kind)));
  flag(acts[1], "primary", true);
  const programs = makePrograms({
    keeper: makeKeeper(),
    arrived,
    open,
    replace,
    text: () => editor?.text() ?? "",
    heard: () => tell(),
    signal: shell.signal,
  });
  shell.signal.addEventListener("abort", () => {
    run.clear();
    bench.end();
    editor?.destroy();
  });
  const watcher: Watcher = { loads: (now) => status.loads(now, RUNS), changes: draw };
  bench.watch(watcher);

  function open(text: string, readOnly: boolean) {
    editor?.open(text, readOnly);
    tell();
    age();
  }
  function replace(text: string) {
    editor?.replace(text);
    status.say("Ctrl+Z in the editor brings your code back.");
  }
  function tell() {
    const isLink = programs.kind() === "link";
    const mine = programs.isMine() ? programs.trouble() : "";
    write(note, isLink ? ARRIVED : mine || (bench.refusal ?? ""));
    flag(note, "strong", isLink);
  }
  async function begin() {
    begun = true;
    try {
      const [{ make }, shelf] = await Promise.all([around.editor(), around.shelf()]);
      editor = make(box, "Program", written);
      programs.show(shelf);
    } catch {
      begun = false;
      write(note, "The editor could not be loaded. Choose Play and then Write to try again.");
    }
    draw();
  }
  function written(text: string) {
    programs.changed(text);
    tell();
    age();
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
    const busy = bench.asks(watcher);
    for (const one of acts) put(one, "aria-disabled", !bench.free() || !editor);
    hide(stop, !busy, acts[1]);
    put(cards, "aria-busy", `${busy}`);
    if (!bench.begun() && bench.size) status.say(`Python (${bench.size}) loads at the first run.`);
  }

  async function act(kind: Question["kind"]) {
    if (!bench.free() || !editor) return;
    editor.point(null);
    cards.replaceChildren();
    run.clear();
    from = null;
    age();
    status.say(RUNS);
    const question = questionOf(kind);
    const answer = await bench.ask(watcher, question, (says) => status.say(`${says} …`));
    status.say("");
    from = question;
    show(answer);
  }
  function drawOn(board: Whole) {
    shell.use(board);
    shell.enter("Draw");
  }
  function show(answer: Answer) {
    const made = cardsOf(answer, {
      step: run.step,
      draw: (board) => button("Move this board to Draw", null, () => drawOn(board)),
      point(line) {
        editor?.point(line);
        editor?.focus();
      },
    });
    const of = answer.kind === "result" && answer.of;
    if (of === "compare" && programs.isMine() && !programs.other())
      made.push(el("p.quiet", SECOND));
    cards.replaceChildren(...made);
    const old = age();
    if ("line" in answer && answer.line && !old) editor?.point(answer.line);
    cards.scrollIntoView({ block: "nearest" });
    if (answer.kind === "result" && answer.of === "trace") run.step(answer.stepper);
    const verdict = headline(made);
    const says = verdict ? `${verdict}. ${reasonOf(made)}` : "Step through the run below.";
    shell.say(`${old} ${says}`.trim());
  }

  return {
    name: "Write",
    under: el("p.quiet.hint.screen", "The board on which it runs. Change it in Draw."),
    side: [programs.node, note, box, el(".tools.acts", acts, stop, status.node)],
    foot: [aged, cards],
    below: [run.node],
    show(next: Table) {
      table = next;
      // The board alone: its distances and routes are what the reader's program has to find.
      table.paint({ piece: false });
      if (!begun) begin();
      if (age()) editor?.point(null);
      draw();
      shell.say("Write a function, then run it, check it or step through it.");
    },
    /** What a link holds besides the board. */
    more: () => (programs.isMine() ? (editor?.text() ?? null) : null),
  };
}

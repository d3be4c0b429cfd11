/** The workbench: one board, and what you do with it. */

import { button, choice, el, flag, focusedWith, isPlain, makeCopy, put, write } from "../dom.ts";
import { hearCells } from "../grid.ts";
import { checkedBoard, summary, type Whole } from "./boards.ts";
import { hashOf, linkOf } from "./link.ts";
import { makePlay } from "./play.ts";
import { shadowIn } from "../shadow.ts";
import { makeTable } from "./table.ts";
import css from "../../style/workbench.css";
import type { BoardData } from "../types.ts";
import type { Around } from "./around.ts";
import type { Mode, Shell } from "./modes.ts";

export { css };

export interface Given {
  board: BoardData;
  gallery?: BoardData[];
  /** The one mode there is: for an exercise. */
  only?: string;
  /** Whether its size and rules cannot be changed. */
  fixed?: boolean;
  label?: string;
}

const TYPING = "input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *";

export function mount(element: HTMLElement, given: Given, around: Around) {
  const { store, page } = around;
  const gallery = (given.gallery ?? []).map(checkedBoard);
  const links = gallery.map(linkOf);
  const speaker = el("p.speaker", { role: "status" });
  const about = el("span.quiet");
  const trouble = el("p.trouble", { role: "alert" });
  const slot = el("");
  const main = el(".column.main", slot);
  const side = el(".column.side");
  const stage = el(".stage", main, side);
  const foot = el(".foot");
  // A stepper in it has a style of its own, and keys of its own.
  const below = el("");
  const root = el("", {
    class: "snl snl-workbench",
    role: "region",
    label: given.label ?? "Workbench",
    tabindex: -1,
  });
  const end = new AbortController();
  const { signal } = end;
  const shell: Shell = {
    root,
    signal,
    page,
    say: (text) => write(speaker, text),
    use(board) {
      add(board);
      show(board);
      keep();
    },
    can: (by) => at + by in boards,
    go(by) {
      at += by;
      show(boards[at]);
      keep();
    },
    enter(name) {
      enter(name);
      show(table.board);
      keep();
    },
  };
  const begun = store.get();
  /** Those there have been, to go back to and forth again; and which of them is there now. */
  let boards = [begun.board ?? checkedBoard(given.board)];
  let at = 0;
  const all: Mode[] = [
    makePlay(shell, around.played),
    later("Draw", "Drag, or choose a cell and then another one.", () => around.draw(shell)),
    later("Write", "Programs run on this board. Change it in Draw.", () => around.write(shell)),
  ];
  const modes = given.only ? all.filter(({ name }) => name === given.only) : all;
  let mode = modes.find(({ name }) => name === begun.mode) ?? modes[0];
  let table = makeTable(boards[at]);

  const names: [string, string][] = gallery.map(({ name }, index) => [`${index}`, name]);
  const chooser = choice("Board", [["", "Your board"], ...names], "", (value) => {
    const chosen = gallery[Number(value)];
    if (value && chosen) shell.use(chosen);
  });
  const { field, copy } = makeCopy(shell.say);
  function share() {
    const here = location.href.split("#")[0];
    copy(`${here}${hashOf(table.board, mode.name, mode.more?.() ?? null)}`);
  }

  /** A mode that is loaded when it is first chosen. */
  function later(name: string, under: string, load: () => Promise<Partial<Mode>>) {
    const note = el("p.note.quiet");
    let loads = false;
    async function begin() {
      loads = true;
      write(note, "");
      try {
        Object.assign(made, await load());
        if (mode !== made) return;
        arrange();
        made.show(table);
      } catch {
        loads = false;
        write(note, `${name} could not be loaded. Choose Play and then ${name} to try again.`);
      }
    }
    const made: Mode = {
      name,
      under: el("p.quiet.hint.screen", under),
      side: [note],
      show(next) {
        // The board alone: its distances and routes are what the reader's program has to find.
        next.paint({ piece: false });
        if (!loads) begin();
      },
    };
    return made;
  }
  function add(board: Whole) {
    at += 1;
    boards = [...boards.slice(0, at), board];
  }
  /** A reload brings back what was drawn. */
  function keep() {
    store.set({ ...table.board, name: "" }, mode.name, begun.code);
  }
  function show(board: Whole, next = makeTable(board)) {
    const active = focusedWith(slot) as HTMLElement | null;
    const cell = slot.contains(active) && active?.dataset.cell;
    table.piece.rest();
    table = next;
    slot.replaceChildren(table.node);
    put(stage, "style", `--shape:${table.shape};--columns:${table.columns}`);
    put(root, "style", `--rows:${table.plan.rows}`);
    write(about, summary({ ...board, name: "" }));
    const index = links.indexOf(linkOf(board));
    chooser.value = index < 0 ? "" : `${index}`;
    chooser.options[0].hidden = index >= 0;
    field.hidden = true;
    write(trouble, "");
    mode.show(table);
    if (cell) table.cells.get(Number(cell))?.focus({ preventScroll: true });
  }
  function enter(name: string) {
    mode.leave?.();
    mode = modes.find((one) => one.name === name) ?? mode;
    arrange();
  }
  function arrange() {
    for (const one of switches) put(one, "aria-pressed", `${one.textContent === mode.name}`);
    flag(root, "drawing", mode.name === "Draw");
    flag(root, "writing", mode.name === "Write");
    main.replaceChildren(slot, mode.under);
    // What is said of a program is on the cards too.
    const says = el(mode.name === "Write" ? ".heard" : ".says.screen", speaker);
    side.replaceChildren(says, ...mode.side);
    foot.replaceChildren(...(mode.foot ?? []));
    below.replaceChildren(...(mode.below ?? []));
  }

  const switches = modes.map((one) => button(one.name, null, () => shell.enter(one.name)));
  hearCells(root, (cell) => mode.choose?.(cell));
  root.addEventListener("keydown", (event) => {
    const target = event.target as Element;
    if (isPlain(event)) event.stopPropagation();
    if (target.matches(TYPING)) return;
    if (mode.key?.(event.key, event)) event.preventDefault();
  });
  /** A digit that is pressed anywhere on the page throws, while the board can be seen. */
  function listen(event: KeyboardEvent) {
    const target = event.composedPath()[0] as Element;
    if (event.defaultPrevented || !isPlain(event) || !/^[1-9]$/.test(event.key)) return;
    if (target.closest(`${TYPING}, .snl-stepper`)) return;
    const { top, bottom } = slot.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight && mode.key?.(event.key, event)) event.preventDefault();
  }
  function follow() {
    const { board, mode: name, trouble: says } = store.get();
    if (board && (linkOf(board) !== linkOf(table.board) || page)) {
      add(board);
      enter(name);
      show(board);
    } else if (name) shell.enter(name);
    write(trouble, says);
  }
  if (page) addEventListener("keydown", listen, { signal });
  store.subscribe(follow, signal);

  const head = el(
    ".flow.head",
    !given.only && el(".modes.screen", { role: "group", label: "What to do" }, switches),
    gallery.length > 0 && el("label.row.board-of", el("span", "Board"), chooser),
    about,
    page && el(".tools", button("Copy link", "A link to this board", share), field),
  );
  root.append(el(".column.frame", head, trouble, stage, foot));
  flag(root, "only", given.only);
  flag(root, "fixed", given.fixed);
  const remove = shadowIn(element, css, root);
  element.append(below);
  arrange();
  show(table.board, table);
  write(trouble, begun.trouble);
  return {
    /** Plays a game again: whether each throw moved. */
    replay: (faces: number[]) => mode.replay?.(faces) ?? false,
    destroy() {
      end.abort();
      table.piece.rest();
      below.remove();
      remove();
    },
  };
}

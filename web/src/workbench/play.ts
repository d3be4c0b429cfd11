/** Play: choose what the die shows, and see how few throws you need. */

import { button, el, fill, put, write } from "../dom.ts";
import { dieOf, makeChip, showRoll } from "./chips.ts";
import { gameOf } from "./game.ts";
import { guideTo } from "./guide.ts";
import { landingsOf } from "./table.ts";
import { landingInWords } from "../words.ts";
import { progress, refusal, routeInWords } from "./words.ts";
import type { Shell } from "./workbench.ts";
import type { Table } from "./table.ts";

export function makePlay(shell: Shell, played?: (faces: number[]) => void) {
  let table: Table | null = null;
  let game: ReturnType<typeof gameOf> | null = null;
  const dice = el(".flow.dice.bare.screen", { role: "group", label: "Choose what the die shows" });
  const mine = el("b.amount");
  const unit = el("span.quiet");
  const fewest = el("b.amount");
  const thrown = el("ol.flow.thrown.history", { label: "Your throws" });
  // Until there are throws, their place says how to make them.
  const guide = el("ul.guide", { label: "How to play" });
  const undo = button("Undo", "Take the last throw back (Backspace)", back);
  const again = button("Start again", "Back to the start", restart);
  const route = button("Show the shortest route", null, () => reveal(!shown));
  let shown = false;

  function draw() {
    if (!table || !game) return;
    const { thrown: throws } = game;
    const moves = game.moves();
    // The fewest throws are told at the end, or when asked for.
    const told = shown || game.won();
    table.paint({
      current: game.at(),
      near: landingsOf(moves),
      distance: game.trail(),
      move: shown ? null : (throws.at(-1) ?? null),
      route: shown,
    });
    for (const die of dice.children) {
      const face = Number((die as HTMLElement).dataset.face);
      put(die, "aria-disabled", !moves.some(([one]) => one === face));
    }
    write(mine, throws.length);
    write(unit, throws.length === 1 ? "throw" : "throws");
    write(fewest, told ? (table.throws ?? "none") : "?");
    fill(thrown, throws, makeChip, (chip, move) => showRoll(chip, move.face, landingInWords(move)));
    guide.hidden = throws.length > 0;
    for (const one of [undo, again]) put(one, "aria-disabled", !throws.length);
    put(route, "aria-pressed", `${shown}`);
    put(shell.root, "data-won", game.won());
  }

  function say() {
    if (table && game) shell.say(progress(game, table.throws, table.faces));
  }

  function play(face: number) {
    if (!table || !game || game.won()) return;
    const at = game.at();
    shown = false;
    if (!game.throws(face)) {
      draw();
      shell.say(refusal(face, at, table.board));
      return;
    }
    draw();
    const last = game.thrown.at(-1);
    if (last) table.walk(last);
    say();
    tell();
  }
  /** Who wants to know what was thrown is told. */
  function tell() {
    played?.((game?.thrown ?? []).map(({ face }) => face));
  }
  function back() {
    if (!game?.undo()) return;
    draw();
    say();
    tell();
  }
  function restart() {
    if (!table || !game?.thrown.length) return;
    game = gameOf(table.rules);
    shown = false;
    draw();
    say();
    tell();
  }
  function reveal(on: boolean) {
    shown = on;
    draw();
    if (on && table) shell.say(routeInWords(table.throws, table.route));
    else say();
  }

  return {
    name: "Play",
    under: dice,
    side: [
      el(".flow.score", el("p", "You ", mine, unit), el("p", "Fewest ", fewest)),
      el(".tools", undo, again, !played && route),
      guide,
      thrown,
    ],
    show(next: Table) {
      table = next;
      game = gameOf(table.rules);
      shown = false;
      guide.replaceChildren(...guideTo(table.board));
      dice.replaceChildren(
        ...table.faces.map((face) => {
          const die = button(dieOf(face), null, () => play(face), `Throw ${face}`);
          put(die, "data-face", face);
          return die;
        }),
      );
      draw();
      say();
    },
    /** Throws these faces at once; whether each of them moved. */
    replay(faces: number[]) {
      if (!table) return false;
      const former = game;
      game = gameOf(table.rules);
      const all = faces.every((face) => game?.throws(face));
      if (!all) game = former;
      draw();
      say();
      return all;
    },
    leave: () => put(shell.root, "data-won", null),
    /** A cell that one throw leads to. */
    choose(cell: number) {
      const moves = game?.moves() ?? [];
      const move =
        moves.find(([, landing]) => landing === cell) ??
        moves.find(([, , stand]) => stand === cell);
      if (move) play(move[0]);
      else if (game && !game.won()) shell.say(`No throw leads from ${game.at()} to ${cell}.`);
    },
    key(key: string, { ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (ctrlKey || metaKey || altKey) return false;
      const face = Number(key);
      if (key === "Backspace") back();
      else if (key !== " " && table?.faces.includes(face)) play(face);
      else return false;
      return true;
    },
  };
}

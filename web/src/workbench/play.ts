/** Play: choose what the die shows, and see how few throws you need. */

import { button, el, fill, isPlain, put, write } from "../dom.ts";
import { dieOf, makeChip, showRoll } from "./chips.ts";
import { gameOf } from "./game.ts";
import { guideTo } from "./guide.ts";
import { landingInWords } from "../words.ts";
import { progress, refusal, routeInWords } from "./words.ts";
import type { Shell } from "./modes.ts";
import type { Table } from "./table.ts";

export function makePlay(shell: Shell, played?: (faces: number[]) => void) {
  let table!: Table;
  let game!: ReturnType<typeof gameOf>;
  const dice = el(".flow.dice.bare.screen", { role: "group", label: "Choose what the die shows" });
  const mine = el("b.amount");
  const unit = el("span.quiet");
  const fewest = el("b.amount");
  const thrown = el("ol.flow.thrown", { label: "Your throws" });
  // Until there are throws, their place says how to make them.
  const guide = el("ul.guide", { label: "How to play" });
  const undo = button("Undo", "Take the last throw back (Backspace)", back);
  const again = button("Start again", "Back to the start", restart);
  const route = button("Show the shortest route", null, reveal);
  let shown = false;

  function draw() {
    const { thrown: throws } = game;
    const moves = game.moves();
    // The fewest throws are told at the end, or when asked for.
    const told = shown || game.won();
    table.paint({
      current: game.at(),
      near: moves.map(([, landing]) => landing),
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

  const say = () => shell.say(progress(game, table.throws, table.rules.faces, shell.page));

  function play(face: number) {
    if (game.won()) return;
    const at = game.at();
    shown = false;
    if (game.throws(face)) {
      changed();
      table.walk(game.thrown[game.thrown.length - 1]);
    } else {
      draw();
      shell.say(refusal(face, at, table.board));
    }
  }
  function changed() {
    draw();
    say();
    played?.(game.thrown.map(({ face }) => face));
  }
  function back() {
    if (game.undo()) changed();
  }
  function restart() {
    if (!game.thrown.length) return;
    game = gameOf(table.rules);
    shown = false;
    changed();
  }
  function reveal() {
    shown = !shown;
    draw();
    if (shown) shell.say(routeInWords(table.throws, table.route));
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
        ...table.rules.faces.map((face) => {
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
      const former = game;
      game = gameOf(table.rules);
      const all = faces.every((face) => game.throws(face));
      if (!all) game = former;
      draw();
      say();
      return all;
    },
    leave: () => put(shell.root, "data-won", null),
    /** A cell that one throw leads to. */
    choose(cell: number) {
      const moves = game.moves();
      const move =
        moves.find(([, landing]) => landing === cell) ??
        moves.find(([, , stand]) => stand === cell);
      if (move) play(move[0]);
      else if (!game.won()) shell.say(`No throw leads from ${game.at()} to ${cell}.`);
    },
    key(key: string, event: KeyboardEvent) {
      if (!isPlain(event)) return false;
      const face = Number(key);
      if (key === "Backspace") back();
      else if (key !== " " && table.rules.faces.includes(face)) play(face);
      else return false;
      return true;
    },
  };
}

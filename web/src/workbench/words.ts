/** What the workbench says. */

import { amount, capital, moveInWords, throwInWords, withArticle } from "../words.ts";
import type { Game } from "./game.ts";
import type { Whole } from "./boards.ts";
import type { MoveTriple } from "../types.ts";

function verdict(yours: number, fewest: number) {
  const reached = `You reached the goal in ${amount(yours)}.`;
  if (yours === fewest) return `${reached} No route is shorter.`;
  return `${reached} ${fewest} ${fewest === 1 ? "is" : "are"} enough: can you find such a route?`;
}

/** Whether there is probably a keyboard: where a finger points there is none. */
const hasKeys = () => !globalThis.matchMedia?.("(pointer: coarse)").matches;

/** `heard`: whether the keys are heard before the workbench has the focus. */
export function invitation(faces: number[], heard: boolean) {
  const simple = faces.length <= 9 && faces.at(-1) === faces.length;
  const keys = faces.length === 1 ? "key 1" : `keys 1 to ${faces.length}`;
  const told = simple && heard && hasKeys() ? ` (${keys})` : "";
  return `Choose what the die shows${told}. How few throws take you to the goal?`;
}

/** Where the game is, in the sentence that is read aloud. */
export function progress(game: Game, fewest: number | null, faces: number[], heard: boolean) {
  const last = game.thrown.at(-1);
  if (!last) {
    return game.won() ? "You start on the goal: no throw is needed." : invitation(faces, heard);
  }
  const said = moveInWords(last);
  if (game.won()) return `${said} ${verdict(game.thrown.length, fewest ?? 0)}`;
  if (!game.moves().length) return `${said} No face moves you from here: undo.`;
  return said;
}

export function refusal(face: number, at: number, { cells }: Whole) {
  const thrown = `${capital(withArticle(face))} from ${at}`;
  if (at + face > cells) return `${thrown} would pass the goal: it does not move you.`;
  return `${thrown} lands in a loop of jumps: it does not move you.`;
}

export function routeInWords(throws: number | null, route: MoveTriple[]) {
  if (throws === null) return "The goal cannot be reached on this board.";
  if (!throws) return "You start on the goal: no throw is needed.";
  return `A shortest route takes ${amount(throws)}: ${route.map(throwInWords).join("; ")}.`;
}

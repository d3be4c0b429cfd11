/** What the workbench says. */

import { amount, capital, moveInWords, withArticle } from "../words.js";

/** @import { Game } from "./game.js" */
/** @import { Whole } from "./boards.js" */

/** How it ended. @param {number} yours @param {number} fewest */
function verdict(yours, fewest) {
  const reached = `You reached the goal in ${amount(yours)}.`;
  if (yours === fewest) return `${reached} No route is shorter.`;
  return `${reached} ${fewest} ${fewest === 1 ? "is" : "are"} enough: can you find such a route?`;
}

/** Whether there is probably a keyboard: where a finger points there is none. */
const hasKeys = () => !globalThis.matchMedia?.("(pointer: coarse)").matches;

/** How to choose a face. @param {number[]} faces */
export function invitation(faces) {
  const simple = faces.length <= 9 && faces.at(-1) === faces.length;
  const keys = simple && hasKeys() ? ` (keys 1 to ${faces.length})` : "";
  return `Choose what the die shows${keys}. How few throws take you to the goal?`;
}

/**
 * Where the game is, in the sentence that is read aloud.
 * @param {Game} game
 * @param {number | null} fewest
 * @param {number[]} faces
 */
export function progress(game, fewest, faces) {
  const last = game.thrown.at(-1);
  if (!last) return game.won() ? "You start on the goal: no throw is needed." : invitation(faces);
  const said = moveInWords(last);
  if (game.won()) return `${said} ${verdict(game.thrown.length, fewest ?? 0)}`;
  if (!game.moves().length) return `${said} No face moves you from here: undo.`;
  return said;
}

/** Why a face does not move you. @param {number} face @param {number} at @param {Whole} board */
export function refusal(face, at, { cells }) {
  const thrown = `${capital(withArticle(face))} from ${at}`;
  if (at + face > cells) return `${thrown} would pass the goal: it does not move you.`;
  return `${thrown} lands in a loop of jumps: it does not move you.`;
}

/** A shortest route. @param {number | null} throws @param {[number, number, number][]} route */
export function routeInWords(throws, route) {
  if (throws === null) return "The goal cannot be reached on this board.";
  if (!throws) return "You start on the goal: no throw is needed.";
  const legs = route.map(([face, landing, stand]) =>
    stand === landing ? `${face} to ${stand}` : `${face} to ${landing} and on to ${stand}`,
  );
  return `A shortest route takes ${amount(throws)}: ${legs.join(", ")}.`;
}

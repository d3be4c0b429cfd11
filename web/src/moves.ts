/**
 * The move that each step of a run is about: from which cell, which face, where it lands, and
 * where you stand then. It is read from what the steps record, and nothing else.
 */

import type { Rules } from "./rules.ts";
import type { MoveTriple, ShownMove, Step, Trace } from "./types.ts";

const asCell = (text: string | null | undefined) =>
  text != null && /^\d+$/.test(text) ? Number(text) : null;

/** A move of the rules, with where it begins and the jumps that it takes. */
export const wholeMove = (rules: Rules, from: number, [face, landing, stand]: MoveTriple) => ({
  from,
  face,
  landing,
  stand,
  feet: rules.ride(landing).feet,
});

/**
 * The move of the game from one cell to another; as the program believes it, if it ends on a
 * landing where a jump would go on; or only the jump between them.
 */
function moveBetween(rules: Rules, from: number, to: number, via: number | null): ShownMove | null {
  const moves = rules.moves(from);
  const found =
    moves.find(([, landing, stand]) => stand === to && landing === via) ??
    moves.find(([, , stand]) => stand === to);
  if (found) return wholeMove(rules, from, found);
  const landed = moves.find(([, landing]) => landing === to);
  if (landed) return { from, face: landed[0], landing: to, stand: to, feet: [] };
  if (rules.jumps.get(from) !== to) return null;
  return { from, face: null, landing: from, stand: to, feet: [from] };
}

/** The whole moves of a route: each begins where the one before has led. */
export function movesAlong(rules: Rules, route: MoveTriple[]): ShownMove[] {
  let from = rules.start;
  return route.map((triple) => {
    const move = wholeMove(rules, from, triple);
    from = move.stand;
    return move;
  });
}

function moveOnto(rules: Rules, from: number, landing: number | null) {
  const found = rules.moves(from).find((move) => move[1] === landing);
  return found ? moveBetween(rules, from, found[2], landing) : null;
}

/**
 * The variable that holds the other end of each throw, by how it behaves: whenever it changes,
 * a throw leads from the current cell to it, or from it to the current cell.
 */
function throwVariable({ steps }: Trace, rules: Rules): string | null {
  const score = new Map<string, number>();
  let current: number | null = null;
  for (const step of steps) {
    const taken = step.current !== undefined && step.frontier;
    if (step.current !== undefined) current = step.current;
    if (current === null || taken) continue;
    for (const name in step.variables) {
      const cell = asCell(step.variables[name]);
      const fits =
        cell !== null && (moveOnto(rules, current, cell) ?? moveOnto(rules, cell, current));
      score.set(name, (score.get(name) ?? 0) + (fits ? 1 : -4));
    }
  }
  const [best, points] = [...score].sort((a, b) => b[1] - a[1])[0] ?? [null, 0];
  return points >= 3 ? best : null;
}

/** The only cell in what a step sets, with its value; null if there are none or several. */
function only<Value>(set: Record<string, Value> | undefined): [number, NonNullable<Value>] | null {
  const entries = Object.entries(set ?? {}).filter(([, value]) => value != null && value !== false);
  return entries.length === 1 ? [Number(entries[0][0]), entries[0][1] as NonNullable<Value>] : null;
}

/** For each step the move that it is about, or null. */
export function movesOf(trace: Trace, rules: Rules): (ShownMove | null)[] {
  const name = throwVariable(trace, rules);
  const mentioned = name && new RegExp(`\\b${name}\\b`);
  let current: number | null = null;
  let other: number | null = null;
  let move: ShownMove | null = null;

  function found(step: Step) {
    const from = only(step.predecessor);
    if (from) return moveBetween(rules, from[1], from[0], other);
    const reached = only(step.distance);
    if (reached && current !== null && reached[0] !== current) {
      return moveBetween(rules, current, reached[0], other);
    }
    const seen = only(step.visited);
    if (seen && current !== null) return moveOnto(rules, current, seen[0]);
    const line = trace.functions[step.function ?? 0].lines[step.line];
    if (other === null || current === null || !mentioned || !mentioned.test(line)) return null;
    return moveOnto(rules, current, other) ?? moveOnto(rules, other, current);
  }

  return trace.steps.map((step) => {
    if (step.current !== undefined) current = step.current;
    if (name && step.variables && name in step.variables) other = asCell(step.variables[name]);
    const takes = step.current !== undefined && step.frontier !== undefined;
    const added = step.frontier?.add ?? [];
    const joins = added.length === 1 && added[0][0] === move?.stand;
    move = takes ? null : (found(step) ?? (joins ? move : null));
    return move;
  });
}

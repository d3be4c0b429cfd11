/**
 * The states of a run. Going on applies the steps between; going back starts from the
 * checkpoint before.
 */

import { range } from "./geometry.ts";
import { movesOf } from "./moves.ts";
import { rulesOf } from "./rules.ts";
import type { Entry, FrontierChange, State, Step, Trace } from "./types.ts";

export type Replay = ReturnType<typeof replayOf>;
export type Changes = ReturnType<Replay["changes"]>;

const MAPS = ["distance", "predecessor", "visited", "variables"] as const;

/** The entries of a frontier that another does not hold. */
export function minus(list: Entry[], other: Entry[]) {
  const spare = new Map<string, number>();
  const add = (entry: Entry, by: number) => {
    const count = (spare.get(`${entry}`) ?? 0) + by;
    spare.set(`${entry}`, count);
    return count;
  };
  for (const entry of other) add(entry, 1);
  return list.filter((entry) => add(entry, -1) < 0);
}

function changed(old: Entry[], change: FrontierChange | undefined) {
  if (!change) return old;
  const { is, front = 0, back = 0, put = {}, add = [] } = change;
  const kept = old.slice(front, old.length - back);
  for (const place in put) kept[Number(place)] = put[place];
  return is ?? kept.concat(add);
}

function advance(state: State, step: Step) {
  const { function: fn = 0, line, depth = 0, current = state.current } = step;
  Object.assign(state, { index: state.index + 1, fn, line, depth, current });
  state.frontier = changed(state.frontier, step.frontier);
  state.second = changed(state.second, step.second);
  if (step.scope) state.variables.clear();
  for (const role of MAPS) {
    const map: Map<string | number, unknown> = state[role];
    for (const name in step[role]) {
      const value = step[role][name];
      const key = role === "variables" ? name : +name;
      if (value === null || value === false) map.delete(key);
      else map.set(key, value);
    }
  }
}

/** The largest distance that runs note; 0 if they note none. */
export function farthestOf(traces: Trace[]) {
  let farthest = 0;
  for (const { steps } of traces) {
    for (const { distance = {} } of steps) {
      for (const cell in distance) farthest = Math.max(farthest, distance[cell] ?? 0);
    }
  }
  return farthest;
}

/** @param farthest the distance of the last tint */
export function replayOf(trace: Trace, farthest: number = farthestOf([trace])) {
  const { steps, functions, roles, unit = "throws" } = trace;
  const rules = rulesOf(trace.board);
  const first = new Map<number, number>();
  const lastSet = new Map<number, number>();
  const ticks: [index: number, throws: number][] = [];
  // At most 200, to spare memory.
  const gap = Math.max(64, Math.ceil(steps.length / 200));
  let highest = -Infinity;
  const state: State = {
    index: -1,
    fn: 0,
    line: null,
    depth: 0,
    current: null,
    frontier: [],
    second: [],
    distance: new Map(),
    predecessor: new Map(),
    visited: new Map(),
    variables: new Map(),
  };
  const checkpoints = [structuredClone(state)];

  /** The cells that a step reaches. Without distances, to be seen or to wait is to be reached. */
  function reachedBy(step: Step) {
    if (roles.distance) {
      const set = Object.entries(step.distance ?? {}).filter(([, value]) => value !== null);
      return set.map(([cell]) => +cell);
    }
    const frontier: NonNullable<Step["frontier"]> = step.frontier ?? {};
    const { add = [], put = {}, is = [...Object.values(put), ...add] } = frontier;
    return [...Object.keys(step.visited ?? {}).map(Number), ...is.map(([cell]) => cell ?? -1)];
  }

  // Once through the run, for the bar and clicks.
  steps.forEach((step, index) => {
    advance(state, step);
    for (const cell of reachedBy(step)) {
      if (!first.has(cell)) first.set(cell, index);
      lastSet.set(cell, index);
    }
    const throws = state.current === null ? undefined : state.distance.get(state.current);
    if (throws !== undefined && throws > highest) {
      if (highest >= 0) ticks.push([index, throws]);
      highest = throws;
    }
    if ((index + 1) % gap === 0) checkpoints.push(structuredClone(state));
  });

  function at(index: number) {
    const state = structuredClone(checkpoints[Math.floor((index + 1) / gap)]);
    while (state.index < index) advance(state, steps[state.index + 1]);
    return state;
  }

  /** The state at `index`, and what happened after `since` up to it. */
  function changes(since: number, index: number) {
    const { frontier: before, second } = at(since);
    const state = at(index);
    const left = minus(before, state.frontier);
    const joined = minus(state.frontier, before);
    const behind = minus(state.second, second);
    const cells = new Set<number>();
    const names = new Set<string>();
    for (const step of steps.slice(since + 1, index + 1)) {
      for (const cell in { ...step.distance, ...step.predecessor }) cells.add(+cell);
      for (const name in step.variables) names.add(name);
    }
    return { state, left, joined, behind, cells, names };
  }

  return {
    trace,
    unit,
    farthest,
    rules,
    first,
    lastSet,
    ticks,
    at,
    changes,
    moves: movesOf(trace, rules),
    mixed: new Set(steps.map(({ told }) => !!told)).size > 1,
    /** The steps to stop at: all, or the told ones and the last. */
    stopsOf: (every: boolean) =>
      steps.length
        ? range(steps.length).filter((i) => every || steps[i].told || i === steps.length - 1)
        : [-1],
    sentence(index: number) {
      const { says, line, function: fn = 0 } = steps[index] ?? { says: "Nothing was recorded." };
      if (says) return says;
      return `${functions[fn].name}, line ${(line ?? 0) + 1}`;
    },
  };
}

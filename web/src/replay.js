/**
 * The states of a run. Going on applies the steps between; going back starts from the
 * checkpoint before.
 */

import { range } from "./geometry.js";
import { movesOf } from "./moves.js";
import { rulesOf } from "./rules.js";
import { shown } from "./words.js";

/** @import { Entry, State, Step, Trace } from "./types.js" */
/** @typedef {ReturnType<typeof replayOf>} Replay */
/** @typedef {ReturnType<Replay["changes"]>} Changes */

/** @type {("distance" | "predecessor" | "visited" | "variables")[]} */
const MAPS = ["distance", "predecessor", "visited", "variables"];

/** @param {State} state @returns {State} */
const copyOf = (state) => ({
  ...state,
  distance: new Map(state.distance),
  predecessor: new Map(state.predecessor),
  visited: new Map(state.visited),
  variables: new Map(state.variables),
  runs: state.runs.map((counts) => counts.slice()),
});

/**
 * The entries of a frontier that another does not hold.
 * @param {Entry[]} list
 * @param {Entry[]} other
 */
export function minus(list, other) {
  /** @type {Map<string, number>} */
  const spare = new Map();
  /** @param {Entry} entry @param {number} by */
  const add = (entry, by) => {
    const count = (spare.get(`${entry}`) ?? 0) + by;
    spare.set(`${entry}`, count);
    return count;
  };
  for (const entry of other) add(entry, 1);
  return list.filter((entry) => add(entry, -1) < 0);
}

/** @param {State} state @param {Step} step */
function advance(state, step) {
  const { function: fn = 0, line, depth = 0, current = state.current, frontier } = step;
  Object.assign(state, { index: state.index + 1, fn, line, depth, current });
  if (frontier) {
    const { is, front = 0, back = 0, put = {}, add = [] } = frontier;
    const old = state.frontier;
    const kept = old.slice(front, old.length - back);
    for (const place in put) kept[Number(place)] = put[place];
    state.frontier = is ?? kept.concat(add);
  }
  if (step.scope) state.variables.clear();
  for (const role of MAPS) {
    /** @type {Map<string | number, unknown>} */
    const map = state[role];
    for (const name in step[role]) {
      const value = step[role][name];
      const key = role === "variables" ? name : +name;
      if (value === null || value === false) map.delete(key);
      else map.set(key, value);
    }
  }
  state.runs[fn][line] += 1;
}

/** The largest distance that runs note; 0 if they note none. @param {Trace[]} traces */
export function farthestOf(traces) {
  let farthest = 0;
  for (const { steps } of traces) {
    for (const { distance = {} } of steps) {
      for (const cell in distance) farthest = Math.max(farthest, distance[cell] ?? 0);
    }
  }
  return farthest;
}

/** @param {Trace} trace @param {number} [farthest] the distance of the last tint */
export function replayOf(trace, farthest = farthestOf([trace])) {
  const { steps, functions, roles, unit = "throws" } = trace;
  const rules = rulesOf(trace.board);
  /** @type {Map<number, number>} */
  const first = new Map();
  /** @type {Map<number, number>} */
  const lastSet = new Map();
  /** @type {{index: number, throws: number}[]} */
  const ticks = [];
  // At most 200, to spare memory.
  const gap = Math.max(64, Math.ceil(steps.length / 200));
  let longest = 0;
  let highest = -Infinity;
  /** @type {State} */
  const state = {
    index: -1,
    fn: 0,
    line: null,
    depth: 0,
    current: null,
    frontier: [],
    distance: new Map(),
    predecessor: new Map(),
    visited: new Map(),
    variables: new Map(),
    runs: functions.map(({ lines }) => new Uint32Array(lines.length)),
  };
  const checkpoints = [copyOf(state)];

  /** The cells that a step reaches. Without distances, to be seen or to wait is to be reached. @param {Step} step */
  function reachedBy(step) {
    if (roles.distance) {
      const set = Object.entries(step.distance ?? {}).filter(([, value]) => value !== null);
      return set.map(([cell]) => +cell);
    }
    const { add = [], put = {}, is = [...Object.values(put), ...add] } = step.frontier ?? {};
    return [...Object.keys(step.visited ?? {}).map(Number), ...is.map(([cell]) => cell ?? -1)];
  }

  // Once through the run, for the bar and clicks.
  steps.forEach((step, index) => {
    advance(state, step);
    longest = Math.max(longest, state.frontier.length);
    for (const cell of reachedBy(step)) {
      if (!first.has(cell)) first.set(cell, index);
      lastSet.set(cell, index);
    }
    const throws = state.current === null ? undefined : state.distance.get(state.current);
    if (throws !== undefined && throws > highest) {
      if (highest >= 0) ticks.push({ index, throws });
      highest = throws;
    }
    if ((index + 1) % gap === 0) checkpoints.push(copyOf(state));
  });

  /** @param {number} index */
  function at(index) {
    const state = copyOf(checkpoints[Math.floor((index + 1) / gap)]);
    while (state.index < index) advance(state, steps[state.index + 1]);
    return state;
  }

  /**
   * The state at `index`, and what happened after `since` up to it.
   * @param {number} since
   * @param {number} index
   */
  function changes(since, index) {
    const before = at(since).frontier;
    const state = at(index);
    const left = minus(before, state.frontier);
    const joined = minus(state.frontier, before);
    /** @type {Set<number>} */
    const cells = new Set();
    /** @type {Set<string>} */
    const names = new Set();
    let words = [
      ...left.map(([cell]) => `${cell} leaves`),
      ...joined.map(([cell]) => `${cell} joins`),
    ];
    for (const step of steps.slice(since + 1, index + 1)) {
      for (const cell in { ...step.distance, ...step.predecessor }) cells.add(+cell);
      for (const name in step.variables) names.add(name);
      for (const cell in step.distance) {
        words.push(`${cell}: ${shown(step.distance[cell]) || "unknown"}`);
      }
    }
    if (!words.length) words = [...names].map((name) => `${name} = ${state.variables.get(name)}`);
    return { state, left, joined, cells, names, words: words.join(", ") };
  }

  return {
    trace,
    unit,
    farthest,
    rules,
    first,
    lastSet,
    ticks,
    longest,
    highest,
    at,
    changes,
    moves: movesOf(trace, rules),
    mixed: new Set(steps.map(({ told }) => !!told)).size > 1,
    /** The steps to stop at: all, or the told ones and the last. @param {boolean} every */
    stopsOf: (every) =>
      steps.length
        ? range(steps.length).filter((i) => every || steps[i].told || i === steps.length - 1)
        : [-1],
    /** @param {number} index */
    sentence(index) {
      const { says, line, function: fn = 0 } = steps[index] ?? { says: "Nothing was recorded." };
      if (says) return says;
      return `${functions[fn].name}, line ${functions[fn].first + (line ?? 0)}`;
    },
  };
}

/**
 * What is drawn on a board, as plain data: the page makes elements of it, and an exported
 * picture text. Colours are names of `appearance.json`.
 */

import appearance from "../../snl_algos/appearance.json" with { type: "json" };
import { arcShape, arrowShape, pipsOf } from "./arrowshapes.js";
import { anchorOf, between, placeOf, wideOf } from "./geometry.js";
import { ladderShape, snakeColour, snakeShape } from "./jumpshapes.js";

/** @import { MoveTriple, ShownMove } from "./types.js" */
/** @import { Plan, Point } from "./geometry.js" */
/**
 * @typedef {object} Mark
 * @property {string} tag
 * @property {string} [name] its class
 * @property {Record<string, string | number>} attributes
 * @property {string} [fill] the name of a colour; none if missing
 * @property {string} [stroke]
 * @property {number} [width]
 * @property {Mark[]} [parts]
 * @property {string} [text]
 */

const { shape } = appearance;

/** @param {number} number */
const short = (number) => `${Math.round(number * 1000) / 1000}`;
/** @param {Point[]} points */
const spots = (points) => points.map((point) => point.map(short).join(" "));
/** Straight lines through points. @param {Point[]} points */
const line = (points) => `M${spots(points).join("L")}`;
/** Bézier pieces, as `smooth` gives them. @param {Point[]} points */
const curve = (points) => `M${spots(points.slice(0, 1))}C${spots(points.slice(1)).join(" ")}`;
/** @param {Point} from @param {Point} turn @param {Point} tip */
const bow = (from, turn, tip) => `M${spots([from])}Q${spots([turn, tip]).join(" ")}`;

/** @param {string} name @param {string} d @param {Partial<Mark>} paint @returns {Mark} */
const path = (name, d, paint) => ({ tag: "path", name, attributes: { d }, ...paint });
/** @param {string} name @param {Point} middle @param {number} r @param {Partial<Mark>} paint @returns {Mark} */
const circle = (name, [cx, cy], r, paint) => ({
  tag: "circle",
  name,
  attributes: { cx: short(cx), cy: short(cy), r },
  ...paint,
});
/** @param {string} name @param {Mark[]} parts @param {Mark["attributes"]} [attributes] @returns {Mark} */
export const group = (name, parts, attributes = {}) => ({ tag: "g", name, parts, attributes });

/** @param {string} name @param {Point} corner @param {number} size @param {number} round @param {Partial<Mark>} paint @returns {Mark} */
const square = (name, [x, y], size, round, paint) => ({
  tag: "rect",
  name,
  attributes: { x: short(x), y: short(y), width: size, height: size, rx: round },
  ...paint,
});

/** @param {Mark} mark @param {string} dashes @returns {Mark} */
const dashed = (mark, dashes) => ({
  ...mark,
  attributes: { ...mark.attributes, "stroke-dasharray": dashes },
});

/** @param {string} name @param {Point} at @param {number} size @param {string} text @param {string} fill @returns {Mark} */
export const words = (name, [x, y], size, text, fill) => ({
  tag: "text",
  name,
  attributes: { x: short(x), y: short(y), "font-size": size },
  fill,
  text,
});

/** @param {Plan} plan @param {number} foot @param {number} top */
function ladderMarks(plan, foot, top) {
  const { rails, rungs } = ladderShape(plan, foot, top);
  const { rail, rungWidth } = shape.ladder;
  const rail2 = rails.map(line).join("");
  return [
    path("halo", rail2, { stroke: "cell", width: rail + 0.05 }),
    path("rungs", rungs.map(line).join(""), { stroke: "ladder", width: rungWidth }),
    path("rails", rail2, { stroke: "ladder", width: rail }),
  ];
}

/** @param {Plan} plan @param {number} head @param {number} tail @param {[number, number][]} ladders */
function snakeMarks(plan, head, tail, ladders) {
  const { outline, stripe, skull, eyes, pupils, tongue } = snakeShape(plan, head, tail, ladders);
  const { skull: wide, stripe: thin, eye, pupil } = shape.snake;
  const colour = `snake-${snakeColour(head, tail)}`;
  const skin = `${curve(outline)}Z`;
  return [
    path("halo", skin, { stroke: "cell", width: 0.06 }),
    path("tongue", tongue.map((points) => line(/** @type {Point[]} */ (points))).join(""), {
      stroke: colour,
      width: 0.025,
    }),
    path("skin", skin, { fill: colour }),
    dashed(path("stripe", curve(stripe), { stroke: "cell", width: thin }), "0.04 0.12"),
    circle("skull", skull, wide, { fill: colour }),
    ...eyes.map((at) => circle("eye", at, eye, { fill: "die" })),
    ...pupils.map((at) => circle("pupil", at, pupil, { fill: "dieInk" })),
  ];
}

/**
 * All jumps of a board, ladders first: snakes lie above them.
 * @param {Plan} plan
 * @param {Map<number, number>} jumps
 * @returns {Mark[]}
 */
export function jumpMarks(plan, jumps) {
  const pairs = [...jumps];
  const ladders = pairs.filter(([from, end]) => from < end);
  const snakes = pairs.filter(([from, end]) => from > end);
  /** @type {(kind: string, from: number, end: number, parts: Mark[]) => Mark} */
  const jump = (kind, from, end, parts) => group(kind, parts, { "data-ends": `${from} ${end}` });
  return [
    ...ladders.map(([from, end]) => jump("ladder", from, end, ladderMarks(plan, from, end))),
    ...snakes.map(([from, end]) => jump("snake", from, end, snakeMarks(plan, from, end, ladders))),
  ];
}

/** The flag on the last cell. @param {Plan} plan @returns {Mark} */
export function goalMark(plan) {
  const [row, column] = placeOf(plan, plan.cells);
  const [left, top] = [column, plan.rows - row - 1];
  const { pole, tip, base, width } = shape.flag;
  const [x, high, foot] = pole;
  /** @type {(points: number[][]) => Point[]} */
  const inCell = (points) => points.map(([a, b]) => [left + a, top + b]);
  const staff = line(inCell([pole.slice(0, 2), [x, foot]]));
  const pennant = `${line(inCell([[x, high], tip, [x, base]]))}Z`;
  return group("flag", [
    path("pole", staff, { stroke: "goal", width }),
    path("pennant", pennant, { fill: "goal" }),
  ]);
}

/**
 * A die with a face, with its middle at a point.
 * @param {Point} at
 * @param {number} face
 * @param {number} [scale]
 * @returns {Mark}
 */
export function dieMark([x, y], face, scale = 1) {
  const { side, corner, pip } = shape.die;
  const pips = pipsOf(face).map((at) => circle("pip", at, pip, { fill: "dieInk" }));
  const number = words("face", [0, side * 0.24], side * 0.7, `${face}`, "dieInk");
  const box = { fill: "die", stroke: "now", width: 0.035 };
  return group(
    "die",
    [square("side", [-side / 2, -side / 2], side, corner, box), ...(pips.length ? pips : [number])],
    { transform: `translate(${short(x)} ${short(y)}) scale(${scale})` },
  );
}

/** An outline just inside a cell. @param {Plan} plan @param {number} cell @param {string} name @returns {Mark} */
function outline(plan, cell, name) {
  const [row, column] = placeOf(plan, cell);
  const corner = /** @type {Point} */ ([column + 0.06, plan.rows - row - 0.94]);
  const mark = square(name, corner, 0.88, 0.06, { fill: "now", stroke: "now", width: 0.035 });
  mark.attributes["fill-opacity"] = 0.08;
  return dashed(mark, "0.03 0.06");
}

/**
 * A move: the die on the cell where you stand, an arc to the landing, and where a jump leads.
 * @param {Plan} plan
 * @param {ShownMove} move
 * @returns {Mark[]}
 */
export function moveMarks(plan, { from, face, landing, stand }) {
  const to = stand === landing ? [] : [outline(plan, stand, "stand")];
  if (face === null) return to;
  const start = anchorOf(plan, from);
  if (from === landing) return [dieMark(start, face)];
  const { turn, neck, wings } = arcShape(start, anchorOf(plan, landing), wideOf(plan));
  // At least its length, for the dash that grows along it.
  const style = `--far:${short(between(start, turn).length + between(turn, neck).length)}`;
  const arc = path("arc", bow(start, turn, neck), { stroke: "now", width: shape.arc.width });
  return [
    outline(plan, landing, "landing"),
    ...to,
    { ...arc, attributes: { ...arc.attributes, "stroke-linecap": "butt", style } },
    path("tip", `${line(/** @type {Point[]} */ (wings))}Z`, { fill: "now" }),
    dieMark(start, face),
  ];
}

/**
 * A route: an arrow for each throw, with its number in a square and the face of the die.
 * @param {Plan} plan
 * @param {MoveTriple[]} route
 * @param {number} start
 * @returns {Mark[]}
 */
export function routeMarks(plan, route, start) {
  let stand = start;
  return route.map(([face, landing, next], order) => {
    const [from, to] = [anchorOf(plan, stand), anchorOf(plan, landing)];
    const arrow = arrowShape(from, to, to[0] >= from[0] ? -0.3 : 0.3, 0.12, 0.16);
    stand = next;
    // Between the number of a cell, above, and its distance, below.
    const [x, y] = [arrow.middle[0], Math.floor(arrow.middle[1]) + 0.5];
    const shaft = bow(arrow.from, arrow.turn, arrow.neck);
    const wings = `${line(/** @type {Point[]} */ (arrow.wings))}Z`;
    return group(
      "leg",
      [
        path("rim", shaft, { stroke: "cell", width: 0.1 }),
        path("shaft", shaft, { stroke: "ink", width: 0.05 }),
        path("tip", wings, { fill: "ink" }),
        square("count", [x - 0.3, y - 0.14], 0.28, 0.04, { fill: "ink" }),
        words("order", [x - 0.16, y + 0.066], 0.19, `${order + 1}`, "cell"),
        dieMark([x + 0.16, y], face, 0.8),
      ],
      { style: `--order:${order}` },
    );
  });
}

/**
 * Where each cell was reached from, and strongly the way back from the current cell.
 * @param {Plan} plan
 * @param {Map<number, number>} predecessor
 * @param {number | null} current
 * @returns {Mark[]}
 */
export function treeMarks(plan, predecessor, current) {
  /** @type {Set<number>} */
  const back = new Set();
  for (let at = current; at !== null && !back.has(at); at = predecessor.get(at) ?? null)
    back.add(at);
  const inside = [...predecessor].filter(([cell, from]) =>
    [cell, from].every((one) => one >= plan.start && one <= plan.cells),
  );
  return inside.map(([cell, from]) => {
    const [a, b] = [anchorOf(plan, from), anchorOf(plan, cell)];
    const { from: begin, turn, tip, wings } = arrowShape(a, b, 0.12, 0.18, 0.13);
    const d = bow(begin, turn, tip) + line(/** @type {Point[]} */ (wings));
    return path(back.has(cell) ? "branch.strong" : "branch", d, { stroke: "ink", width: 0.03 });
  });
}

/* The stepper: shows a trace (docs/trace-format.md), step by step.

A classic script, so that it also runs from a file:// page. Nothing of a trace is ever read as HTML,
but the highlighted source: and of that `highlighted` keeps words and classes alone. */
const snlStepper = (() => {
"use strict";

/* TOOLS */

// Sets an attribute; null and false take it away; a function listens.
function put(node, name, value) {
	if (name === "label") name = "aria-label";
	if (typeof value === "function") node.addEventListener(name, value);
	else if (value == null || value === false) node.removeAttribute(name);
	else if (node.getAttribute(name) !== `${value}`) node.setAttribute(name, value);
}
const puts = (node, all) => Object.entries(all).forEach(([name, value]) => put(node, name, value));

// el("b.big", {…}, …) makes <b class="s-big"> with children; attributes can be left out.
const make = (create) => (spec, ...children) => {
	const [name, ...classes] = spec.split("."), node = create(name || "div");
	for (const one of classes) flag(node, one, true);
	if (children[0]?.constructor === Object) puts(node, children.shift());
	node.append(...children.flat().filter(Boolean));
	return node;
};
const el = make((name) => document.createElement(name));
const svg = make((name) => document.createElementNS("http://www.w3.org/2000/svg", name));

const flag = (node, name, on) => node.classList.toggle(`s-${name}`, !!on);
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
const range = (count) => Array.from({length: count}, (_, i) => i);
const shown = (number) => (number == null ? "" : `${Math.round(number * 1000) / 1000}`);
const amount = (number, unit = "throws") => `${shown(number)} ${number === 1 ? unit.replace(/s$/, "") : unit}`;

const picture = (spec, viewBox, ...children) => svg(`svg${spec}`, {viewBox, "aria-hidden": "true"}, ...children);

// Changes a text only if it is another: a live region speaks once.
function write(node, text) {
	if (node.textContent !== `${text}`) node.textContent = text;
}

// Gives a parent as many children as there are items, and fills each with its item.
function fill(parent, items, create, paint) {
	while (parent.children.length > items.length) parent.lastChild.remove();
	items.forEach((item, i) => paint(parent.children[i] ?? parent.appendChild(create()), item));
}

// Moves a class from the nodes that had it to others.
function marker(name) {
	let marked = [];
	return (nodes) => {
		for (const node of marked) flag(node, name, false);
		marked = nodes.filter(Boolean);
		for (const node of marked) flag(node, name, true);
	};
}

// Scrolls a box, and never the page, until a node in it can be seen.
function reveal(box, node) {
	requestAnimationFrame(() => {
		const {offsetTop} = node, {scrollTop, clientHeight} = box, at = (offsetTop - scrollTop) / clientHeight;
		if (at < 0.1 || at > 0.85) box.scrollTop = offsetTop - clientHeight / 3;
	});
}

const scrolling = (spec, label, ...children) => el(`.scroll${spec}`, {tabindex: 0, role: "group", label}, ...children);
const panel = (heads, ...children) => el(".panel", el(".heads", heads), ...children);
const folded = (title, open, ...children) => el("details.fold", {open: open && ""}, el("summary", title), ...children);
const inCells = (role, texts) => texts.map((text) => el("span", {role}, text));

const KINDS = {
	queue: {name: "Queue", ends: ["front", "back"]},
	stack: {name: "Stack", ends: ["bottom", "top"]},
	heap: {name: "Heap"},
	level: {name: "This round", waits: "in this round"},
	null: {name: "Frontier"},
};
const kindOf = ({frontier_kind: kind}) => ({kind, waits: `in the ${kind ?? "frontier"}`, ends: [], ...KINDS[kind]});

function outcomeOf({outcome, answer, error, limit, functions}) {
	if (outcome === "stopped") return `It was stopped: ${limit}.`;
	if (outcome === "raised") {
		const {kind, message, function: fn, line} = error, owner = functions[fn];
		return `It raised ${kind}: ${message}.${owner && line != null ? ` Line ${owner.first + line} of ${owner.name}.` : ""}`;
	}
	if (!answer || "value" in answer) return `It returned ${answer ? answer.value : "nothing"}.`;
	if (answer.throws === null) return "It returned: the goal cannot be reached.";
	const route = answer.route || [], moves = route.map(([face, landing, cell]) => (route.length > 12 ? face
		: `${face} to ${landing}${cell === landing ? "" : ` and ${cell > landing ? "up" : "down"} to ${cell}`}`));
	return `It returned ${amount(answer.throws)}${moves.length ? `: ${moves.join(", ")}` : ""}.`;
}

// The version of the contracts that are read here: snl-trace and snl-together.
const VERSION = 2;

// The rules of a board, as snl_algos/board.py has them.
function rulesOf({cells, jumps: pairs, die = 6, start = 1, chained, overshoot}) {
	const jumps = new Map(pairs.filter(([from, end]) => from !== end)), faces = die.length ? die : range(die).map((i) => i + 1);
	// The jumps taken from a landing, and where one stands then: nowhere, if they run in a loop.
	function ride(landing, feet = []) {
		if (feet.includes(landing)) return {feet, stand: null};
		if (!jumps.has(landing) || (feet.length && !chained)) return {feet, stand: landing};
		return ride(jumps.get(landing), [...feet, landing]);
	}
	// Where a throw lands; past the goal with "stay" it is not a move.
	const landed = (cell) => (cell <= cells ? cell : {win: cells, bounce: 2 * cells - cell}[overshoot] ?? 0);
	// [face, landing, where you stand] for each face that moves you.
	const moves = (cell) => (cell === cells ? [] : faces.map((face) => [face, landed(cell + face)])
		.map(([face, landing]) => [face, landing, ride(landing).stand]).filter(([, landing, stand]) => landing > 0 && stand));
	return {cells, start, jumps, ride, moves};
}

/* REPLAY

Going on applies the steps between; going back starts from the checkpoint before. */

const MAPS = ["distance", "predecessor", "visited", "variables"];

const copyOf = (state) => ({...state, runs: state.runs.map((counts) => counts.slice()),
	...Object.fromEntries(MAPS.map((name) => [name, new Map(state[name])]))});

// The entries of a frontier that another does not hold.
function minus(list, other) {
	const spare = new Map(), add = (entry, by) => spare.set(`${entry}`, (spare.get(`${entry}`) || 0) + by);
	for (const entry of other) add(entry, 1);
	return list.filter((entry) => add(entry, -1).get(`${entry}`) < 0);
}

function advance(state, step) {
	const {function: fn = 0, line, depth = 0, current = state.current, frontier} = step;
	Object.assign(state, {index: state.index + 1, fn, line, depth, current});
	if (frontier) {
		const {is, front = 0, back = 0, add = []} = frontier, old = state.frontier;
		state.frontier = is || old.slice(front, old.length - back).concat(add);
	}
	if (step.scope) state.variables.clear();
	for (const role of MAPS) {
		for (const name in step[role]) {
			const value = step[role][name], key = role === "variables" ? name : +name;
			if (value === null || value === false) state[role].delete(key); else state[role].set(key, value);
		}
	}
	state.runs[fn][line] += 1;
}

function replayOf(trace) {
	const {steps, functions, roles, unit = "throws"} = trace, first = new Map(), lastSet = new Map(), ticks = [];
	// At most 200, to spare memory.
	const gap = Math.max(64, Math.ceil(steps.length / 200)), checkpoints = [];
	let longest = 0, highest = -Infinity;

	const state = {index: -1, fn: 0, line: null, depth: 0, current: null, frontier: [],
		runs: functions.map(({lines}) => new Uint32Array(lines.length))};
	for (const name of MAPS) state[name] = new Map();
	checkpoints.push(copyOf(state));
	// Once through the run, for the bar and clicks.
	steps.forEach((step, i) => {
		advance(state, step);
		const {frontier, distance, current} = state, throws = distance.get(current);
		longest = Math.max(longest, frontier.length);
		const {add = [], is = add} = step.frontier || {};
		// Without distances, to be seen or to wait is to be reached.
		const reached = roles.distance ? step.distance : {...step.visited, ...Object.fromEntries(is)};
		for (const cell in reached) {
			if (reached[cell] === null) continue;
			if (!first.has(+cell)) first.set(+cell, i);
			lastSet.set(+cell, i);
		}
		if (throws > highest) {
			if (highest >= 0) ticks.push({index: i, throws});
			highest = throws;
		}
		if ((i + 1) % gap === 0) checkpoints.push(copyOf(state));
	});

	function at(index) {
		const state = copyOf(checkpoints[Math.floor((index + 1) / gap)]);
		while (state.index < index) advance(state, steps[state.index + 1]);
		return state;
	}

	// The state at `index`, and what happened after `since` up to it.
	function changes(since, index) {
		const before = at(since).frontier, state = at(index), {frontier, variables} = state, names = new Set();
		const left = minus(before, frontier), joined = minus(frontier, before), cells = new Set();
		let words = [...left.map(([cell]) => `${cell} leaves`), ...joined.map(([cell]) => `${cell} joins`)];
		for (const step of steps.slice(since + 1, index + 1)) {
			for (const cell of Object.keys({...step.distance, ...step.predecessor})) cells.add(+cell);
			for (const name in step.variables) names.add(name);
			for (const cell in step.distance) words.push(`${cell}: ${shown(step.distance[cell]) || "unknown"}`);
		}
		if (!words.length) words = [...names].map((name) => `${name} = ${variables.get(name)}`);
		return {state, left, joined, cells, names, words: words.join(", ")};
	}

	return {trace, unit, rules: rulesOf(trace.board), first, lastSet, ticks, longest, highest, at, changes,
		mixed: new Set(steps.map(({told}) => !!told)).size > 1,
		// The steps to stop at: all, or the told ones and the last.
		stopsOf: (every) => (steps.length ? range(steps.length).filter((i) => every || steps[i].told || !steps[i + 1]) : [-1]),
		sentence(i) {
			const {says, line, function: fn = 0} = steps[i] || {says: "Nothing was recorded."};
			return says || `${functions[fn].name}, line ${functions[fn].first + line}`;
		}};
}

/* SNAKES, LADDERS, ARROWS

Points are [x, y] in cells. All parts are paths; a dot is a line of no length with round ends. */

const path = (points) => `M${points.map((at) => at.map((x) => x.toFixed(2)).join(" ")).join("L")}`;
const dots = (points) => points.map((point) => `${path([point])}h0`).join("");
const drawn = (parts) => Object.entries(parts).map(([name, d]) => svg(`path.${name}`, {d}));

// The length of a line, and the point `far` along it and `aside`.
function between([ax, ay], [bx, by]) {
	const length = Math.hypot(bx - ax, by - ay) || 1, x = (bx - ax) / length, y = (by - ay) / length;
	return {length, spot: (far, aside = 0) => [ax + far * x - aside * y, ay + far * y + aside * x]};
}

function ladder(foot, top, thin) {
	const {length, spot} = between(foot, top), count = Math.max(2, Math.round(length / 0.27)), wide = 0.13 * thin;
	const rails = [wide, -wide].map((by) => path([spot(-0.12, by), spot(length + 0.12, by)])).join("");
	const rungs = range(count + 1).map((i) => (length * i) / count).map((far) => path([spot(far, wide), spot(far, -wide)]));
	return {halo: rails, rungs: rungs.join(""), rails};
}

function snake(head, tail, thin, hand) {
	const {length, spot} = between(head, tail), waves = Math.max(1, Math.round(length / 1.9));
	const swing = hand * Math.min(0.24, 0.1 + 0.05 * length), parts = range(12 * waves + 1).map((i) => i / (12 * waves));
	const spine = (t) => spot(length * t, swing * (1 - (2 * t - 1) ** 4) * Math.sin(2 * Math.PI * waves * t));
	const edge = (hand) => parts.map((t) => between(spine(t), spine(t + 0.001)).spot(0, hand * thin * 0.11 * (1 - 0.25 * t - 0.75 * t ** 3)));
	const skin = `${path([...edge(1), ...edge(-1).reverse()])}Z`, skull = path([spot(0.04), spot(-0.05)]);
	const eyes = (far) => dots([spot(far, 0.075 * thin), spot(far, -0.075 * thin)]);
	return {halo: skin, skin, stripe: path(parts.map((t) => spine(0.3 / length + (0.85 - 0.3 / length) * t))),
		tongue: path([spot(-0.37, 0.05), spot(-0.3), spot(-0.37, -0.05)]) + path([spot(-0.3), spot(-0.1)]),
		skull, eyes: eyes(-0.06), pupils: eyes(-0.075)};
}

// An arrow, `bend` cells aside in its middle; a `gap` keeps it clear of its ends.
function arrow(from, goal, bend, gap, head) {
	const {length, spot} = between(from, goal), clear = Math.min(gap, length / 4);
	const tip = spot(length - clear), turn = spot(length / 2, 2 * bend), {spot: back} = between(tip, turn);
	return {shaft: `${path([spot(clear)])}Q${turn} ${tip}`, middle: spot(length / 2, bend),
		tip: path([back(head, head / 2), tip, back(head, -head / 2)])};
}

// A move of a route: an arrow with the number of the throw and the face.
function leg(from, landing, face, order, scale) {
	const {shaft, tip, middle: [x, y]} = arrow(from, landing, from[0] < landing[0] ? -0.25 : 0.25, 0.1, 0.15 * scale);
	const text = (spec, word, x) => svg(spec, {x, y: 0.065}, `${word}`);
	return svg("g.leg", {style: `--order:${order};--scale:${scale}`},
		drawn({rim: shaft, shaft, tip: `${tip}Z`}),
		svg("g", {transform: `translate(${x} ${Math.floor(y) + 0.5}) scale(${scale})`},
			drawn({count: dots([[-0.16, 0]]), die: "M.03-.13h.26v.26h-.26z"}), text("text", order + 1, -0.16), text("text.face", face, 0.16)));
}

/* THE BOARD

Cells are an HTML grid, which screen readers can walk. Snakes and ladders lie above their colours
and below their numbers. */

function makeBoard({trace, rules, unit}) {
	const {rows, columns} = trace.layout, {start, cells: last, jumps} = rules, {waits} = kindOf(trace);
	const outside = start === 0 ? 1 : 0, wide = columns + outside, numbers = range(last + outside).map((i) => i + 1 - outside);
	const cells = new Map(), looks = new Map(), markNew = marker("new");
	let treeShown = false, state = null, found = new Set();

	// Row from the bottom, column from the left; cell 0 is left of cell 1.
	function place(cell) {
		const row = Math.floor((cell - 1) / columns), along = (cell - 1) % columns;
		return cell === 0 ? [0, 0] : [row, outside + (row % 2 ? columns - 1 - along : along)];
	}
	function centre(cell) {
		const [row, column] = place(cell);
		return [column + 0.5, rows - row - 0.5];
	}

	function drawCell(cell) {
		const [row, column] = place(cell), end = cell === start ? "start" : cell === last && "goal";
		const node = el(".cell", {role: "gridcell", "data-cell": cell, "data-end": end,
			style: `grid-column:${column + 1}`}, el("span.number", `${cell}`), el("span.end", {"data-is": end}), el("span.badge"));
		flag(node, "odd", (row + column) % 2);
		cells.set(cell, node);
		return node;
	}
	function enterAt(node) {
		for (const cell of cells.values()) cell.tabIndex = cell === node ? 0 : -1;
	}

	// The arrow keys walk the board as it is seen.
	function walk(event) {
		const {key, target} = event, [row, column] = place(+target.dataset.cell);
		const ways = {ArrowLeft: [row, column - 1], ArrowRight: [row, column + 1], ArrowUp: [row + 1, column], ArrowDown: [row - 1, column]};
		if (key === "Enter" || key === " ") target.click();
		else if (ways[key]) cells.get(numbers.find((cell) => `${place(cell)}` === `${ways[key]}`))?.focus();
		else return;
		event.preventDefault();
		event.stopPropagation();
	}

	const grid = el(".grid", {role: "grid", label: `Board ${trace.board.name || ""}, ${last} cells`, keydown: walk,
		focusin: ({target}) => enterAt(target)}, range(rows).reverse().map((row) => el(".row", {role: "row"},
		numbers.filter((cell) => place(cell)[0] === row).sort((a, b) => place(a)[1] - place(b)[1]).map(drawCell))));
	enterAt(cells.get(start) || cells.get(1));

	const layer = (name, ...children) => picture(`.layer.${name}`, `0 0 ${wide} ${rows}`, ...children);
	// The more jumps there are, the thinner they are.
	const thin = clamp(Math.sqrt(12 / jumps.size), 0.5, 1);
	const drawJumps = (shape, up) => svg("g", [...jumps].filter(([from, end]) => from < end === up).map(([from, end], i) =>
		svg(`g.${shape.name}`, {"data-ends": `${from} ${end}`}, drawn(shape(centre(from), centre(end), thin, i % 2 ? -1 : 1)))));
	const jumpLayer = layer("jumps", drawJumps(ladder, true), drawJumps(snake, false));
	const tree = svg("path.tree"), route = svg("g");

	function label(cell, current, waiting, visited, distance, from, marked) {
		const words = [`cell ${cell}`, cells.get(cell).dataset.end];
		for (const [foot, end] of jumps) {
			if (foot === cell) words.push(`${end > cell ? "foot of a ladder" : "head of a snake"} to ${end}`);
			if (end === cell) words.push(`${foot < cell ? "top of a ladder" : "tail of a snake"} from ${foot}`);
		}
		words.push(current && "current", distance != null ? `reached in ${amount(distance, unit)}`
			: visited ? "visited" : "not reached", from != null && `from ${from}`, waiting && waits,
			marked && "part of what is wrong");
		return words.filter(Boolean).join(", ");
	}

	function paintCell(cell, waiting) {
		const current = state.current === cell, visited = state.visited.has(cell), node = cells.get(cell);
		const distance = state.distance.get(cell), from = state.predecessor.get(cell);
		const look = [current, waiting, visited, distance, from, found.has(cell)];
		if (looks.get(cell) === `${look}`) return;
		looks.set(cell, `${look}`);
		puts(node, {"data-distance": distance, "data-from": from, "data-visited": visited, "aria-current": current,
			"data-state": current ? "current" : waiting ? "frontier" : distance != null ? "reached" : visited && "visited",
			label: label(cell, ...look)});
		put(node.lastChild, "data-is", shown(distance) || null);
	}

	function paintCells() {
		const waiting = new Set(state.frontier.map(([cell]) => cell));
		for (const cell of cells.keys()) paintCell(cell, waiting.has(cell));
	}

	function paintTree() {
		const edges = treeShown ? [...state.predecessor].filter((edge) => edge.every((cell) => cells.has(cell))) : [];
		put(tree, "d", edges.map(([cell, from]) => {
			const {shaft, tip} = arrow(centre(from), centre(cell), 0.12, 0.18, 0.13);
			return shaft + tip;
		}).join(""));
	}

	function paintRoute(on) {
		const moves = (on && trace.answer?.route) || [];
		const feet = moves.flatMap(([, landing, cell]) => (cell === landing ? [] : rules.ride(landing).feet));
		route.replaceChildren(...moves.map(([face, landing], i) =>
			leg(centre(i ? moves[i - 1][2] : start), centre(landing), face, i, clamp(wide / 6, 1, 3.5))));
		flag(jumpLayer, "routed", moves.length);
		flagJumps("taken", feet);
	}
	function flagJumps(name, feet) {
		for (const jump of jumpLayer.querySelectorAll("g g")) flag(jump, name, feet.includes(parseInt(jump.dataset.ends, 10)));
	}

	return {cells, node: el(`.board${wide > 12 ? ".dense" : ""}${wide > 24 ? ".tiny" : ""}`, {
		style: `--wide:${wide};--high:${rows};--thin:${thin}`}, el(".sheet", grid, jumpLayer, layer("above", tree, route))),
		paint(next, changed, atEnd) {
			state = next;
			paintCells();
			markNew([...changed].map((cell) => cells.get(cell)));
			paintTree();
			if (atEnd !== route.hasChildNodes()) paintRoute(atEnd);
		},
		showTree(on) {
			treeShown = on;
			paintTree();
		},
		// Rings the cell that differs, if there is one, and marks what the findings name.
		mark(differs, findings) {
			const named = (part) => (findings ?? []).flatMap((finding) => finding[part] ?? []);
			const feet = [...named("jumps").map(([foot]) => foot), ...named("moves").flatMap(([, landing]) => rules.ride(landing).feet)];
			found = new Set(named("cells"));
			flagJumps("found", feet);
			cells.forEach((node, cell) => {
				flag(node, "differs", cell === differs);
				flag(node, "found", found.has(cell));
			});
			if (state) paintCells();
		}};
}

/* THE CODE */

// Of Pygments' HTML, the words and span classes alone.
function highlighted(html, text) {
	const words = (nodes) => [...nodes].map((node) => (node.nodeName === "#text" ? node.data
		: el("span", {class: /^[\w -]+$/.test(node.className) && node.className}, words(node.childNodes))));
	// A parsed document is inert: it loads nothing and runs nothing.
	const {body} = new DOMParser().parseFromString(`<body>${html || ""}`, "text/html");
	return body.textContent.trim() === text.trim() ? words(body.childNodes) : text;
}

function makeCode({functions, outcome, error}, highlight) {
	const name = el("span"), depth = el("span.quiet"), mark = marker("now"), markBroken = marker("raised");
	const listings = functions.map(({first, lines}, fn) => {
		const rows = lines.map((text, line) => el(".line", {"data-line": line}, el("span.at", `${first + line}`), el("span.at"),
			el("span", highlighted(highlight?.[fn]?.[line], text))));
		return {rows, node: el(".listing", rows)};
	});
	const box = scrolling(".lines", "Code", listings.map(({node}) => node));
	let row = null;
	const broken = outcome === "raised" && listings[error.function]?.rows[error.line];
	new ResizeObserver(() => row && reveal(box, row)).observe(box);

	return {node: panel([name, depth], box), paint({fn, line, depth: calls, runs}, isLast) {
		listings.forEach(({node, rows}, i) => {
			node.hidden = i !== fn;
			runs[i].forEach((count, line) => {
				put(rows[line], "style", count && `--heat:${count / (count + 4)}`);
				write(rows[line].children[1], count ? `${count}×` : "");
			});
		});
		if (line == null) return;
		row = listings[fn].rows[line];
		write(name, functions[fn].name);
		write(depth, calls ? `${amount(calls, "calls")} deep` : "");
		mark([row]);
		markBroken([isLast && broken]);
		reveal(box, row);
	}};
}

/* THE DATA */

// The heap as a tree: the entry at i has its children at 2i + 1 and 2i + 2.
function makeHeap(size) {
	const levels = Math.ceil(Math.log2(size + 1)), wide = 2 ** (levels - 1) * 44, more = el("span.quiet");
	const spot = (i) => {
		const level = Math.floor(Math.log2(i + 1));
		return [(wide / 2 ** level) * (i + 1.5 - 2 ** level), 16 + level * 38];
	};
	const nodes = range(size).map((i) => {
		const [x, y] = spot(i), [x1, y1] = spot(i && (i - 1) >> 1);
		return svg("g", svg("line", {x1, y1, x2: x, y2: y}), svg("circle", {cx: x, cy: y, r: 13.5}),
			svg("text", {x, y: y + 4.5}), svg("text.key", {x: x + 15, y: y - 6}));
	});
	// Later nodes first: a circle lies above the lines to its children.
	const drawing = picture("", `0 0 ${wide} ${levels * 38 - 4}`, [...nodes].reverse());
	return {node: el(".tree-of", {style: `--wide:${wide / 16}em`}, drawing, more), paint(list) {
		nodes.forEach((node, i) => {
			const [cell, text] = list[i] || [null, ""];
			puts(node, {visibility: !list[i] && "hidden", "data-cell": cell});
			write(node.children[2], cell ?? "?");
			write(node.lastChild, text.slice(0, 5));
		});
		write(more, list.length > size ? `${list.length - size} more below` : "");
	}};
}

function makeFrontier({trace, longest}) {
	const {name, ends, kind} = kindOf(trace), markNew = marker("new"), size = el("span.quiet"), gone = el("span.quiet.gone");
	const row = el(`.chips.${kind}`, {role: "list", label: name});
	const chips = row.children, [front, back] = ends.map((text) => el("span.quiet", text));
	const box = scrolling(".waiting", name, front, row, back);
	const heap = kind === "heap" && longest && makeHeap(Math.min(longest, 15)), node = panel([name, size, gone], box, heap.node);
	node.hidden = !trace.roles.frontier;

	return {node, read: () => [...chips].map(({dataset: {cell}, lastChild}) => [cell ? +cell : null, lastChild.textContent]),
		paint({frontier}, {left, joined}) {
			fill(row, frontier, () => el("span.chip", {role: "listitem"}, el("b"), el("small")), (chip, [cell, text]) => {
				put(chip, "data-cell", cell);
				write(chip.firstChild, cell ?? "?");
				write(chip.lastChild, text);
			});
			if (heap) heap.paint(frontier);
			write(size, `${frontier.length} waiting`);
			write(gone, left.length ? `out: ${left.map(([cell]) => cell).join(", ")}` : "");
			markNew(joined.map((entry) => chips[frontier.lastIndexOf(entry)]));
			if (kind === "stack" && row.lastChild) reveal(box, row.lastChild);
		}};
}

function makeTable(label, heads) {
	const markNew = marker("new"), body = el("");
	const box = el(`.scroll.${label.toLowerCase()}`, {role: "table", tabindex: 0, label},
		el(".table-head", {role: "row"}, inCells("columnheader", heads)), body);

	// `rows`: the texts of each, the first of which is its key.
	return {node: panel([label], box), paint(rows, changed) {
		fill(body, rows, () => el("", {role: "row"}, inCells("cell", heads.map(() => ""))), (row, texts) => {
			put(row, "data-cell", Number.isInteger(texts[0]) && texts[0]);
			texts.forEach((text, i) => write(row.children[i], text));
		});
		const fresh = [...body.children].filter((_, i) => changed.has(rows[i][0]));
		markNew(fresh);
		if (fresh.length) reveal(box, fresh.at(-1));
	}};
}

function makeData(replay) {
	const {trace: {roles}, unit} = replay, frontier = makeFrontier(replay), variables = makeTable("Variables", ["name", "value"]);
	const table = makeTable("Distances", ["cell", unit, "from"]);
	table.node.hidden = !roles.distance && !roles.predecessor;
	const tables = el(".tables", table.node, variables.node);
	return {frontier: frontier.node, tables, read: frontier.read, paint(state, change) {
		const {distance, predecessor} = state, cells = new Set([...distance.keys(), ...predecessor.keys()]);
		frontier.paint(state, change);
		table.paint([...cells].sort((a, b) => a - b).map((cell) => [cell, shown(distance.get(cell)), shown(predecessor.get(cell))]), change.cells);
		variables.paint([...state.variables], change.names);
	}};
}

/* A VIEW OF ONE TRACE */

function makeView(trace, highlight) {
	const replay = replayOf(trace), board = makeBoard(replay), code = makeCode(trace, highlight), data = makeData(replay);
	const sentence = el("span"), end = el("strong"), says = el("p.says", sentence, " ", end);
	let index = -1;

	// What is drawn, read back from the page.
	function read() {
		const line = code.node.querySelector(".s-now"), current = board.node.querySelector("[data-state=current]");
		const numbers = (name) => Object.fromEntries([...board.cells].filter(([, {dataset}]) => dataset[name])
			.map(([cell, {dataset}]) => [cell, +dataset[name]]));
		return {current: current && +current.dataset.cell, frontier: data.read(), distance: numbers("distance"),
			predecessor: numbers("from"), visited: Object.keys(numbers("visited")).map(Number),
			line: line && +line.dataset.line, says: trace.steps[index]?.says ? sentence.textContent : ""};
	}

	const view = {trace, replay, board, code, data, says, read, stops: replay.stopsOf(!replay.mixed),
		// The places in `stops` of the last step up to an index, and of the first from it on.
		placeAt: (index) => view.stops.findLastIndex((stop) => stop <= index),
		placeFrom: (index) => Math.min(view.placeAt(index - 1) + 1, view.stops.length - 1),
		// Draws a step, and marks what is new since the one before.
		show(next) {
			index = next;
			const isLast = index === trace.steps.length - 1;
			const change = replay.changes(view.stops[view.placeAt(index - 1)] ?? -1, index), {state} = change;
			board.paint(state, change.cells, isLast && trace.outcome === "returned");
			code.paint(state, isLast);
			data.paint(state, change);
			put(says, "data-failed", isLast && trace.outcome !== "returned");
			write(sentence, replay.sentence(index));
			write(end, isLast ? outcomeOf(trace) : "");
		}};
	return view;
}

/* TIME: BUTTONS AND BAR */

const PAUSE = "M4 3h3v10H4zM9 3h3v10H9z", BUTTONS = [
	["Home", "First", "M3 3h2v10H3zM13 3v10L6 8z"], ["ArrowLeft", "Back", "M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.4z"], [" ", "Play", "M4 2.5v11l9-5.5z"],
	["ArrowRight", "Forward", "M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"], ["End", "Last", "M11 3h2v10h-2zM3 3v10l7-5z"]];

const button = (text, title, click, label) => el("button.button", {type: "button", title, label, click}, text);

function toggle(text, title, change, on = false) {
	const node = button(text, title, () => {
		on = !on;
		put(node, "aria-pressed", `${on}`);
		change(on);
	});
	put(node, "aria-pressed", `${on}`);
	return node;
}

function choice(label, options, change) {
	return el("select.button", {label, change: ({target}) => change(target.value)},
		options.map(([value, text]) => el("option", {value, selected: value === 1}, text)));
}

// The buttons and the bar of a host; `speaker` is the live region that tells each step.
function makeTime(host, speaker) {
	let delay = 900, timer = null, ticks = [];

	const goTo = (place) => host.go(clamp(place, 0, host.last()), pause());
	// The next step comes with this timer; with none, it pauses.
	function wait(next) {
		clearTimeout(timer);
		timer = next;
		put(buttons[2].firstChild.firstChild, "d", timer ? PAUSE : BUTTONS[2][2]);
		put(buttons[2], "label", timer ? "Pause" : "Play");
		// A sentence a step is too much to be spoken while it plays.
		put(speaker, "aria-live", timer ? "off" : "polite");
	}
	const pause = () => wait(null);
	const tick = () => wait(setTimeout(() => (host.forward() !== false && host.index() < host.last() ? tick() : pause()), delay));
	function play() {
		if (timer) return pause();
		if (host.index() >= host.last()) host.go(0);
		return tick();
	}
	const acts = {Home: () => goTo(0), ArrowLeft: () => goTo(host.back()), " ": play, End: () => goTo(Infinity),
		ArrowRight: () => host.forward(pause()), PageDown: () => goTo(ticks.find(({at}) => at > host.index())?.at ?? Infinity),
		PageUp: () => goTo(ticks.findLast(({at}) => at < host.index())?.at ?? 0)};

	const buttons = BUTTONS.map(([key, label, d]) =>
		button(picture("", "0 0 16 16", svg("path", {d})), `${label} (${key.trim() || "space"})`, acts[key], label));
	const bar = el("input.bar", {type: "range", min: 0, label: "Step", input: () => goTo(+bar.value)});
	const marks = el(".ticks", {"aria-hidden": "true"}), count = el("span.of");
	const speed = choice("Speed", [0.5, 1, 2, 4, 8].map((times) => [times, `${times}×`]), (times) => {delay = 900 / times;});

	function update() {
		const at = host.index(), last = host.last();
		bar.value = at;
		put(bar, "aria-valuetext", host.words(at));
		write(count, `${at + 1} / ${last + 1}`);
		// Not `disabled`: a button that has the focus must keep it.
		buttons.forEach((node, i) => put(node, "aria-disabled", i < 2 ? at <= 0 : i > 2 && at >= last));
	}

	pause();
	return {update, pause, goTo, focus: () => buttons[3].focus(),
		node: el(".transport", {role: "group", label: "Time"}, el(".buttons", buttons), el(".track", bar, marks), count, speed),
		reset() {
			ticks = host.ticks();
			bar.max = host.last();
			marks.replaceChildren(...ticks.map(({at, text}, i) => el("span", {style: `--at:${at / Math.max(1, bar.max)}`},
				i % Math.ceil(ticks.length / 12) === 0 && `${text}`)));
			update();
		},
		// Keys, but not where one types or chooses.
		key({key, target}) {
			const taken = `select, input:not([type=range])${key === " " ? ", button, summary" : ""}`;
			if (!acts[key] || target.matches(taken)) return false;
			acts[key]();
			return true;
		}};
}

/* EVERY STEP SO FAR

One row a step. Only rows that can be seen are in the page: runs can have 30,000 steps. */

function makeHistory({replay, trace}, goTo) {
	const high = 26, tall = 8 * high;
	const body = el(""), box = el(".scroll", {style: `height:${tall}px`, scroll: draw}, body), mark = marker("now");
	const table = el("", {role: "table", label: "Every step so far"},
		el(".step", {role: "row"}, inCells("columnheader", ["step", "line", "what happens", "what changed"])), box);
	let stops = [], now = 0, upTo = 0, rows = new Map();

	function makeRow(at) {
		const i = stops[at], {line, function: fn = 0} = trace.steps[i];
		const go = el("button.go", {type: "button"}, `${at + 1}`);
		return el(".step", {role: "row", "aria-rowindex": at + 2, style: `height:${high}px`, click: () => goTo(at)},
			inCells("cell", [go, `${trace.functions[fn].first + line}`, replay.sentence(i), replay.changes(stops[at - 1] ?? -1, i).words]));
	}

	function draw() {
		const first = Math.max(0, Math.floor(box.scrollTop / high) - 4), count = trace.steps.length && Math.min(upTo + 1 - first, 18);
		const focused = body.contains(document.activeElement), old = rows;
		rows = new Map(range(count).map((i) => [first + i, old.get(first + i) || makeRow(first + i)]));
		body.style.padding = `${first * high}px 0 ${Math.max(0, upTo + 1 - first - count) * high}px`;
		body.replaceChildren(...rows.values());
		mark([rows.get(now)]);
		for (const [at, row] of rows) {
			const go = row.querySelector("button");
			go.tabIndex = at === now ? 0 : -1;
			if (focused && at === now) go.focus({preventScroll: true});
		}
	}

	return {node: folded("Every step so far", true, table),
		// Rows 0 to `end` of the steps; the row `at` is the present one.
		update(steps, at, end) {
			if (stops !== steps) rows.clear();
			[stops, now, upTo] = [steps, at, end];
			put(table, "aria-rowcount", upTo + 2);
			draw();
			box.scrollTop = clamp(box.scrollTop, (at + 1) * high - tall, at * high);
		}};
}

/* PREDICT THE NEXT STEP */

// Why this entry leaves, and what is as good an answer.
function whyTaken([cell, text], {frontier, distance}, kind) {
	const sizeOf = ([cell, text]) => (text.trim() && !Number.isNaN(+text) ? +text : distance.get(cell));
	const size = sizeOf([cell, text]), ties = [...new Set(frontier.filter((entry) => sizeOf(entry) === size).map(([cell]) => cell))];
	const why = (reason) => ({accept: [cell], reason: `${cell} ${reason}`});
	if (frontier.length === 1) return why("is the only one that waits");
	if (kind === "queue" && frontier[0][0] === cell) return why(`is at the front: it came in before ${frontier[1][0]}`);
	if (kind === "stack" && frontier.at(-1)[0] === cell) return why("is at the top: it came in last");
	if (kind !== "heap" || size == null) return why("is taken now");
	if (ties.length < 2) return why(`has the smallest distance, ${shown(size)}`);
	const names = ties.sort((a, b) => a - b).join(", ").replace(/, (\d+)$/, " and $1");
	return {accept: ties, reason: `${names} wait with ${shown(size)}: a heap may give any of them; this one gives ${cell}`};
}

// Why this cell is the next to get a distance.
function whyReached(cell, throws, distance, current, {rules, unit}) {
	const old = distance.get(cell), gets = amount(throws, unit);
	if (current === cell) return `${cell} is being worked on: it gets ${gets}`;
	if (old != null) return `${cell} had ${shown(old)}, and from ${current} it is ${shown(throws)}`;
	const [, landing, stand] = (current != null && rules.moves(current).find((move) => !distance.has(move[2]))) || [];
	if (stand !== cell) return `${cell} gets ${gets} now`;
	return `${landing}${landing === cell ? "" : `, which leads to ${cell},`} is the first landing from ${current} that was not reached yet`;
}

// The question that the steps after `from`, up to `end`, answer; or null.
function questionFor(replay, from, end) {
	const {trace, at} = replay, kind = trace.frontier_kind;
	for (let i = Math.max(from, 0) + 1; i <= end; i += 1) {
		const before = at(i - 1), after = at(i), left = minus(before.frontier, after.frontier);
		// A round that ends leaves as a whole: there is no next one to ask for.
		if (left.length === 1 && left[0][0] != null && kind !== "level") {
			return {text: "Which cell will be taken next?", ...whyTaken(left[0], before, kind)};
		}
		const set = [...after.distance].filter(([cell, value]) => before.distance.get(cell) !== value), [[cell, value] = []] = set;
		if (set.length === 1) {
			return {text: "Which cell gets its distance next?", accept: [cell], reason: whyReached(cell, value, before.distance, after.current, replay)};
		}
	}
	return null;
}

function makeQuiz(replay, go, after) {
	let on = false, question = null, target = 0, right = 0, asked = 0;
	const field = el("input.button", {type: "number", min: 0, required: "", label: "Your answer: a cell"});
	const text = el("span.question", {role: "status"}), score = el("strong"), form = el("form.form", {submit(event) {
		event.preventDefault();
		answer(+field.value);
	}}, field, el("button.button", "Answer"), button("Skip", null, () => close("skipped", "")));
	const node = el(".predict", {role: "group", label: "Predict"}, text, form, score);

	function say(verdict, words) {
		put(node, "data-verdict", verdict);
		write(text, words);
		form.hidden = !question;
		node.hidden = !on;
		write(score, asked ? `${right} of ${asked} right` : "");
	}
	function answer(cell) {
		if (!question) return false;
		const good = question.accept.includes(cell);
		asked += 1;
		right += good;
		close(good ? "right" : "wrong", good ? "Right: " : `Not ${cell}: `);
		return true;
	}
	function close(verdict, words) {
		const {reason} = question, typing = node.contains(document.activeElement);
		go(target);
		say(verdict, `${words}${reason}.`);
		if (typing) after();
	}
	// An open question falls when one moves elsewhere.
	function drop(next = on) {
		on = next;
		question = null;
		say("ready", asked ? "" : "Go forward: you are asked before a cell is taken or reached.");
	}
	// True if a question now stands in the way.
	function asks(from, end) {
		if (question) field.focus();
		else if (on) {
			[question, target, field.value] = [questionFor(replay, from, end), end, ""];
			if (question) say("asked", `${question.text} Click it on the board, or type it.`);
		}
		return !!question;
	}
	return {node, answer, drop, asks, on: () => on};
}

/* THE FRAME

Lecture, keys and light: the same for one stepper and for several together. */

// A cell pointed at anywhere is lit everywhere.
function lightCells(root) {
	const mark = marker("lit");
	let lit;
	const again = () => mark(lit ? [...root.querySelectorAll(`[data-cell="${lit}"], [data-ends~="${lit}"]`)] : []);
	for (const event of ["pointerover", "pointerleave", "focusin"]) {
		put(root, event, ({target}) => {
			lit = target.closest("[data-cell]")?.dataset.cell;
			again();
		});
	}
	return again;
}

function makeFrame(element, label, onCell) {
	const root = el("", {class: "snl-stepper", role: "region", label, tabindex: -1});
	// Asks Jupyter, before it looks, to keep its plain keys out of here.
	const claim = ({target, ctrlKey, metaKey, altKey}) => root.contains(target)
		&& put(target, "data-lm-suppress-shortcuts", !(ctrlKey || metaKey || altKey));
	addEventListener("keydown", claim, true);
	const lecture = toggle("Lecture", "Full screen, large type; Escape leaves", (on) => {
		flag(root, "lecture", on);
		// Where full screen is refused, the class alone lays the stepper over the page.
		if (on) root.requestFullscreen?.()?.catch(() => {});
		else if (document.fullscreenElement) document.exitFullscreen();
	});
	const leave = () => root.matches(".s-lecture") && lecture.click();
	const frame = {root, lecture, relight: lightCells(root), destroy() {
		frame.time.pause();
		removeEventListener("keydown", claim, true);
		root.remove();
	}};
	put(root, "fullscreenchange", () => document.fullscreenElement || leave());
	put(root, "keydown", (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
		if (event.key === "Escape") leave();
		else if (frame.time.key(event)) event.preventDefault();
		event.stopPropagation();
	});
	put(root, "click", ({target}) => {
		const node = target.closest(".s-grid .s-cell");
		if (node) onCell(+node.dataset.cell);
	});
	element.append(root);
	return frame;
}

// Refuses, with what to do, whatever another version wrote: it would be misread.
function refused(element, ...contracts) {
	const [data, format] = contracts.find(([data, format]) => data?.format !== format || data.version !== VERSION) ?? [];
	if (!format) return null;
	const {format: given, version} = data ?? {}, age = version > VERSION ? "newer" : "older";
	const root = el("p", {class: "snl-stepper", role: "alert"}, given !== format ? `This cannot be shown: it is not a recorded run (${format}).`
		: `This was recorded with ${age === "newer" ? "a newer" : "an older"} version of snl_algos (${format} ${version}; this stepper reads ${format} ${VERSION}). ${
			age === "newer" ? "Update snl_algos, then run" : "Run"} the cell again, or record the run again.`);
	element.append(root);
	return {element: root, destroy: () => root.remove(), go() {}, position: () => 0, state() {}};
}

const heading = (title, {name, cells}, ...tools) => el(".head", el(".title", el("span", {role: "heading", "aria-level": 3}, title),
	el("span.quiet", `${name ? `${name} · ` : ""}${cells} cells`)), el(".tools", tools));

const treeToggle = (views) => toggle("Tree", "From where each cell was reached", (on) =>
	views.forEach(({board}) => board.showTree(on)));

// A finding as a sentence of its own.
const sentenceOf = (says) => `${says[0].toUpperCase()}${says.slice(1)}.`;

function legend(trace, marked) {
	const {frontier, distance, visited} = trace.roles, mark = (state, text) => el("span", el("i.cell", {"data-state": state}), text);
	return el(".legend", {"aria-hidden": "true"}, mark("current", "current"), frontier && mark("frontier", kindOf(trace).waits),
		distance && mark("reached", "reached"), visited && mark("visited", "only landed on"),
		marked && el("span", el("i.cell.found"), "part of what is wrong"));
}

/* ONE STEPPER */

function mount(element, {trace, highlight}, options = {}) {
	const refusal = refused(element, [trace, "snl-trace"]);
	if (refusal) return refusal;
	const {unsure, printed, roles, findings, title = trace.name} = trace, last = trace.steps.length - 1;
	const frame = makeFrame(element, `Stepper: ${title}`, onCell), view = makeView(trace, highlight), {replay} = view;
	let position = -1, furthest = 0;

	const rank = () => Math.max(0, view.placeAt(position));
	const time = frame.time = makeTime({
		last: () => view.stops.length - 1, index: rank, go: (place) => go(view.stops[place]),
		back: () => rank() - (view.stops[rank()] === position),
		words: (place) => `step ${place + 1} of ${view.stops.length}: ${replay.sentence(view.stops[place])}`,
		ticks: () => replay.ticks.map(({index, throws}) => ({at: view.placeFrom(index), text: shown(throws)})),
		forward() {
			const next = view.stops[view.placeAt(position) + 1];
			return next !== undefined && !quiz.asks(position, next) && go(next);
		},
	}, view.says);
	const quiz = makeQuiz(replay, go, time.focus), history = makeHistory(view, time.goTo);

	function draw() {
		view.show(position);
		furthest = Math.max(furthest, rank());
		// While one predicts, the table must not tell what comes.
		history.update(view.stops, rank(), quiz.on() ? rank() : furthest);
		time.update();
		frame.relight();
	}
	function go(index) {
		const next = clamp(Math.round(index) || 0, 0, last);
		quiz.drop();
		if (next === position) return;
		position = next;
		draw();
		options.onMove?.(position);
	}
	function onCell(cell) {
		if (quiz.answer(cell)) return;
		if (replay.first.has(cell)) time.goTo(view.placeFrom(replay.first.get(cell)));
		else write(view.says.lastChild, `Cell ${cell} is not reached in this run.`);
	}

	frame.root.append(el(".frame", heading(title, trace.board,
		roles.predecessor && treeToggle([view]),
		replay.mixed && toggle("Every line", "Stop at every line", (on) => {
			view.stops = replay.stopsOf(on);
			furthest = 0;
			draw();
			time.reset();
		}),
		toggle("Predict", "Be asked which cell comes next", (on) => {
			time.pause();
			quiz.drop(on);
			draw();
		}, options.predict), frame.lecture), time.node,
	el(".stage", el(".text", view.says, quiz.node), el(".main", view.board.node, findings.length
		&& el("ul.findings", {label: "What is wrong"}, findings.map(({says}) => el("li", sentenceOf(says)))), legend(trace, findings.length)), view.code.node, el(".data", view.data.frontier, view.data.tables)), history.node,
	unsure.length && folded("What was guessed", false, el("ul", unsure.map((text) => el("li", text)))),
	printed && folded("What it printed", false, scrolling(".printed", "What it printed", printed))));
	quiz.drop(options.predict);
	view.board.mark(null, findings);
	position = clamp(options.position ?? view.stops[0], 0, last);
	draw();
	time.reset();
	return {go, position: () => position, state: view.read, element: frame.root, destroy: frame.destroy};
}

/* SEVERAL TOGETHER

One bar over several runs, aligned by step, by throws settled, or by when each fixed one cell. */

// `at`: the place of a view among its stops when the bar is at k.
const ALIGNED = {
	steps(views) {
		const length = Math.max(...views.map(({stops}) => stops.length));
		return {length, ticks: [], words: (k) => `Step ${k + 1} of ${length}.`, at: (k) => k};
	},
	throws(views) {
		const length = Math.ceil(Math.max(0, ...views.map(({replay}) => replay.highest))) + 1, {unit} = views[0].replay;
		return {length, ticks: range(length).map((at) => ({at, text: at})), words: (k) => `Every cell up to ${amount(k, unit)} is settled.`,
			at: (k, {replay, placeAt}) => placeAt((replay.ticks.find(({throws}) => throws > k)?.index ?? Infinity) - 1)};
	},
	cell(views, cell) {
		const fixed = views.map(({replay, placeFrom}) => placeFrom(replay.lastSet.get(cell) ?? Infinity));
		const before = Math.max(...fixed), after = Math.max(...views.map(({stops}, i) => stops.length - 1 - fixed[i]));
		return {length: before + after + 1, start: before, ticks: [{at: before, text: `cell ${cell}`}],
			words: (k) => (k === before ? "Each run has just fixed it, or ended without."
				: `${amount(Math.abs(k - before), "steps")} ${k < before ? "before" : "after"} that.`),
			at: (k, view, i) => fixed[i] + k - before};
	},
};

function mountTogether(element, {together, highlights}, options = {}) {
	const refusal = refused(element, [together, "snl-together"], ...(together?.traces ?? []).map((trace) => [trace, "snl-trace"]));
	if (refusal) return refusal;
	const {traces, differences} = together, says = el("p.says");
	const frame = makeFrame(element, "Steppers together", toCell), views = traces.map((trace, i) => makeView(trace, highlights[i]));
	let line = ALIGNED.steps(views), place = -1, story = "", marked = differences[0]?.cell ?? traces[0].board.cells;

	const time = frame.time = makeTime({
		last: () => line.length - 1, index: () => place, ticks: () => line.ticks, words: (k) => line.words(k), go, back: () => place - 1,
		forward: () => go(place + 1),
	}, says);

	function go(k) {
		const next = clamp(Math.round(k) || 0, 0, line.length - 1);
		if (next === place) return;
		place = next;
		views.forEach((view, i) => view.show(view.stops[clamp(line.at(place, view, i), 0, view.stops.length - 1)]));
		write(says, story + line.words(place));
		time.update();
		frame.relight();
		options.onMove?.(place);
	}
	function align(next, cell, text = "", finding = null) {
		[line, story, place] = [next, text, -1];
		for (const {board} of views) board.mark(cell, finding && [finding]);
		time.pause();
		go(line.start);
		time.reset();
	}

	const by = choice("Align by", [["steps", "by step"], ["throws", "by throws settled"], ["cell", "around a cell"]], (name) =>
		(name === "cell" ? toCell(marked) : align(ALIGNED[name](views))));
	// Going to another cell, or aligning otherwise, takes the marks of a finding away.
	function toCell(cell, text = `Cell ${cell}. `, finding = null) {
		marked = cell;
		by.value = "cell";
		align(ALIGNED.cell(views, cell), cell, text, finding);
	}
	const inWords = (throws) => (throws == null ? "out of reach" : amount(throws));
	const finds = differences.map(({trace, cell, true: right, claimed, finding}, i) => {
		const {name} = traces[trace], text = `Cell ${cell}: ${inWords(right)}; ${name} says ${inWords(claimed)}: ${finding.says}. `;
		return button(`${i ? "D" : "First d"}ifference${differences[1] ? `, ${name}` : ""}`, null, () => toCell(cell, text, finding));
	});

	frame.root.append(el(".frame", heading(`${views.length} runs on one board`, traces[0].board, by, ...finds, treeToggle(views), frame.lecture),
		time.node, says, el(".panes", views.map(({trace: {name, title = name}, ...view}) =>
			el("section.pane", {label: title}, el(".heads", title), view.says, view.board.node,
				views[2] ? folded("Code", false, view.code.node) : view.code.node, view.data.frontier, folded("Tables", false, view.data.tables)))),
		legend(traces[0], differences.length)));
	go(options.position);
	time.reset();
	return {go, position: () => place, state: () => views.map(({read}) => read()), element: frame.root, destroy: frame.destroy};
}

// The tests replay the rule book on `rulesOf`.
return {mount, mountTogether, rulesOf};
})();

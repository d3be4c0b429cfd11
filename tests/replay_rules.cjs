/* Replays the rule book on the rules of the stepper's script, and prints what it gets wrong.

    node tests/replay_rules.cjs snl_algos/widgets/stepper.js tests/data/rulebook.json
*/
"use strict";

const {readFileSync} = require("node:fs");

const [script, book] = process.argv.slice(2).map((path) => readFileSync(path, "utf8"));
const {rulesOf} = new Function(`${script}\nreturn snlStepper;`)();
const faults = [];

function compare(board, what, found, expected) {
	if (JSON.stringify(found) === JSON.stringify(expected)) return;
	faults.push(`${JSON.stringify(board)}: ${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
}

for (const {shows, moves, stands, distance, ...board} of JSON.parse(book).boards) {
	const rules = rulesOf(board);
	for (const cell in moves) compare(board, `moves of cell ${cell}`, rules.moves(+cell), moves[cell]);
	for (let landing = 1; landing <= board.cells; landing += 1) {
		const expected = landing in stands ? stands[landing] : landing;
		compare(board, `the landing ${landing} leads to`, rules.ride(landing).stand, expected);
	}
	for (const landing in stands) {
		const {feet, stand} = rules.ride(+landing), jumps = new Map(board.jumps);
		const ends = feet.map((foot) => jumps.get(foot));
		if (stand !== null) compare(board, `the jumps from ${landing}`, ends, [...feet.slice(1), stand]);
	}
}
console.log(JSON.stringify(faults));

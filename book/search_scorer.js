// How the search orders what it finds: pages whose title has the word, lessons first and in their
// order; then entries of the Python reference; then pages that mention it.
var Scorer = {
	objNameMatch: 11,
	objPartialMatch: 6,
	objPrio: {0: 15, 1: 5, 2: -5},
	objPrioDefault: 0,
	title: 15,
	partialTitle: 7,
	term: 5,
	partialTerm: 2,
	score: ([page, , , , score, , kind]) => {
		if (kind === "object") return Math.min(score, 14);
		const lesson = /^lessons\/(\d+)/.exec(page);
		return lesson ? score + 1 - lesson[1] / 100 : score;
	},
};

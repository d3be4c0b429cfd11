/* Makes the steppers of a page when they come into sight, and gives every step of them an
   address: #step=17 is step 17 of the first stepper, #step=17&stepper=2 that of the second.
   Steps count from 0. */
"use strict";

const places = [...document.querySelectorAll("div[data-snl]")];
const made = new Map(); // place → a promise of its stepper

// -- steppers -----------------------------------------------------------------------------------

// The run of a place: in the page, or in a file of its own. From a page that is itself a file
// only a script can be loaded, so such a file is a script that leaves its run in `snlRuns`.
function runOf(place) {
	const {run, from} = place.dataset;
	if (!run) return JSON.parse(place.nextElementSibling.textContent);
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = `${document.documentElement.dataset.content_root}_static/${from}`;
		script.onload = () => resolve(snlRuns[run]);
		script.onerror = () => reject(new Error(`${from} cannot be loaded`));
		document.head.append(script);
	});
}

function mount(place, payload) {
	const {level = 3, predict, difference, speed = 1} = place.dataset;
	return snlStepper.mount(place, payload, {
		level, predict: predict !== undefined, difference: difference !== undefined, speed: Number(speed), keys: true,
	});
}

function make(place) {
	if (!made.has(place)) {
		const run = runOf(place);
		const later = run instanceof Promise ? run.then((it) => mount(place, it)) : mount(place, run);
		made.set(place, later);
	}
	return made.get(place);
}

// -- when they are made -------------------------------------------------------------------------

// One in a task, so that the page answers in between.
const waiting = [];
function makeNext() {
	const place = waiting.shift();
	if (place) make(place);
	if (waiting.length) setTimeout(makeNext);
}
const inSight = new IntersectionObserver((entries) => {
	for (const {isIntersecting, target} of entries) {
		if (!isIntersecting) continue;
		inSight.unobserve(target);
		if (waiting.push(target) === 1) setTimeout(makeNext);
	}
}, {rootMargin: "50% 0px"});
for (const place of places) inSight.observe(place);

// Paper has everything in sight, except what is in files of their own.
const makeAll = () => places.filter(({dataset}) => !dataset.run).forEach(make);
addEventListener("beforeprint", makeAll);
matchMedia("print").addEventListener("change", makeAll);

// -- addresses ----------------------------------------------------------------------------------

function openTo(node) {
	for (let at = node; at; at = at.parentElement) if (at.localName === "details") at.open = true;
}

async function goWhereWanted() {
	const words = new URLSearchParams(location.hash.slice(1));
	const place = places[Number(words.get("stepper") ?? 1) - 1];
	if (words.has("step") && place) {
		openTo(place);
		(await make(place)).go(Number(words.get("step")));
		place.scrollIntoView({block: "start"});
	} else {
		const card = location.hash && document.getElementById(location.hash.slice(1))?.closest(".snl-card");
		if (card) card.querySelector("details").open = true;
	}
}
addEventListener("hashchange", goWhereWanted);
goWhereWanted();

// A card that is opened takes a row of its own, so it is brought to the top of the window.
document.addEventListener("click", ({target}) => {
	const card = target.closest(".snl-card > details > summary")?.closest(".snl-card");
	if (card) setTimeout(() => card.scrollIntoView({block: "nearest"}));
});

// -- questions ----------------------------------------------------------------------------------

// The option that is opened first is the answer, and stays marked as such.
document.addEventListener("toggle", ({target}) => {
	const question = target.closest?.(".snl-question");
	if (question && target.open && !question.querySelector("[data-answer]")) target.dataset.answer = "";
}, true);

// -- the side columns ---------------------------------------------------------------------------

// The list of pages is a column where the window is wide, otherwise it opens over the page. The
// theme would push the page aside, or, on a phone, move the list to another place.
const wide = matchMedia("(min-width: 108rem)");
document.addEventListener("click", (event) => {
	if (wide.matches || !event.target.closest(".primary-toggle")) return;
	event.preventDefault();
	event.stopPropagation();
	const list = document.getElementById("pst-primary-sidebar");
	list.popover = "auto";
	list.togglePopover();
}, true);
wide.addEventListener("change", () => document.getElementById("pst-primary-sidebar").removeAttribute("popover"));

// What is as wide as the page passes over the contents at the side: then they step aside, since
// what is covered can be neither read nor chosen.
const contents = document.getElementById("pst-secondary-sidebar");
if (contents) {
	// What a cell shows when it is run comes later.
	const passing = () => document.querySelectorAll(".bd-article :is(.cell_input, .cell > details, .cell_output > *, .snl-scroll, .snl-figure, .pst-scrollable-table-container, div[data-snl], div[data-snl-workbench], div[data-snl-exercise])");
	const look = () => {
		const {left, top, bottom} = contents.getBoundingClientRect();
		const covers = (node) => {
			const box = node.getBoundingClientRect();
			return box.right > left && box.top < bottom && box.bottom > top;
		};
		contents.classList.toggle("snl-aside", [...passing()].some(covers));
	};
	let asked = 0;
	const lookSoon = () => { asked ||= requestAnimationFrame(() => { asked = 0; look(); }); };
	addEventListener("scroll", lookSoon, {passive: true});
	// Also when something is unfolded, the window is another, or the list itself has become longer.
	const sizes = new ResizeObserver(lookSoon);
	sizes.observe(document.querySelector(".bd-article"));
	sizes.observe(contents);
}

// -- tables -------------------------------------------------------------------------------------

// A table that is wider than its box is scrolled, by keys as well.
const boxes = new ResizeObserver((entries) => {
	for (const {target} of entries) {
		const scrolls = target.scrollWidth > target.clientWidth;
		const about = {tabindex: "0", role: "group", "aria-label": "A table that scrolls"};
		for (const [name, value] of Object.entries(about)) {
			if (scrolls) target.setAttribute(name, value);
			else target.removeAttribute(name);
		}
	}
});
for (const box of document.querySelectorAll(".pst-scrollable-table-container")) boxes.observe(box);

// -- search -------------------------------------------------------------------------------------

// It quotes what a page says, not the buttons around it. What it quotes it fetches, which a page
// that is a file cannot.
if (typeof Search !== "undefined") {
	if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;
	Search.htmlToText = (html, anchor) => {
		const page = new DOMParser().parseFromString(html, "text/html");
		const article = page.querySelector("article.bd-article");
		for (const node of article?.querySelectorAll(".headerlink, script, style, summary, div[data-snl], div[data-snl-workbench], .snl-needs-python") ?? []) node.remove();
		return ((anchor && article?.querySelector(anchor)) || article)?.textContent ?? "";
	};
}

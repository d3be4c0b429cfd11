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
	const {level = 3, predict, difference} = place.dataset;
	place.textContent = "";
	place.dataset.mounted = "";
	const make = payload.together ? snlStepper.mountTogether : snlStepper.mount;
	const stepper = make(place, payload, {level, predict: predict !== undefined, keys: true});
	if (difference !== undefined) buttonOf(place, "First difference")?.click();
	tellApart(place);
	return stepper;
}

const buttonOf = (place, words) =>
	[...place.querySelectorAll("button")].find(({textContent}) => textContent.startsWith(words));

// Two steppers of one program are two landmarks, which must not have the same name.
function tellApart(place) {
	const region = place.querySelector("[role=region][aria-label]");
	const others = [...document.querySelectorAll("[role=region][aria-label]")];
	const name = region?.ariaLabel;
	if (others.some((other) => other !== region && other.ariaLabel === name))
		region.ariaLabel = `${name} (number ${places.indexOf(place) + 1})`;
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
for (const place of places) {
	// A stepper finds its number by counting those before it, so there is one, if only for that.
	place.prepend(Object.assign(document.createElement("div"), {className: "snl-stepper", hidden: true}));
	inSight.observe(place);
}

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

// A stepper passes over the contents at the side; while it is there they cannot be chosen.
const contents = document.getElementById("pst-secondary-sidebar");
if (contents) {
	const passing = new Set();
	const observer = new IntersectionObserver((entries) => {
		for (const {isIntersecting, target} of entries) passing[isIntersecting ? "add" : "delete"](target);
		contents.classList.toggle("snl-aside", passing.size > 0);
	}, {rootMargin: "0px 0px -60% 0px"});
	for (const place of places) observer.observe(place);
}

// -- search -------------------------------------------------------------------------------------

// What it shows of each page it fetches, which a page that is a file cannot.
if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;

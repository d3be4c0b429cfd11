/* Starts a deck. A stepper is made when its slide is near, in its large layout. */
"use strict";

const HEIGHT = 720, FREE = 44; // of a slide, and what is free below its content

// What is still too much becomes smaller, until the slide holds it.
function fit(section) {
	const content = section.querySelector(".content");
	const isHigh = () => content.offsetTop + content.scrollHeight > HEIGHT - FREE;
	if (section.matches(".stepper") || !isHigh()) return;
	const size = parseFloat(getComputedStyle(content).fontSize);
	const fixed = [...content.querySelectorAll("pre, .output")].map(
		(node) => [node, parseFloat(getComputedStyle(node).fontSize)],
	);
	for (let part = 0.95; part > 0.5 && isHigh(); part -= 0.05) {
		content.style.fontSize = `${size * part}px`;
		for (const [node, own] of fixed) node.style.fontSize = `${own * part}px`;
	}
}

function mount(section) {
	const place = section?.querySelector("div[data-snl]:not([data-mounted])");
	if (!place) return;
	const payload = JSON.parse(place.nextElementSibling.textContent);
	const {predict, position} = place.dataset;
	const options = {level: 3, predict: predict !== undefined, position: Number(position ?? 0)};
	const {element} = snlStepper.mount(place, payload, options);
	const style = document.createElement("link");
	Object.assign(style, {rel: "stylesheet", href: "deck/stepper.css"});
	element.before(style);
	element.classList.add("s-lecture");
}

const deck = new Reveal({
	width: 1280, height: HEIGHT, margin: 0, center: false, hash: true, slideNumber: "c/t",
	transition: "none", pdfSeparateFragments: false, pdfMaxPagesPerSlide: 1,
	plugins: [RevealNotes],
});

const sections = [...document.querySelectorAll(".slides section")];
const near = ({currentSlide}) => {
	fit(currentSlide);
	for (const section of [currentSlide, sections[sections.indexOf(currentSlide) + 1]]) mount(section);
};
deck.on("pdf-ready", () => sections.forEach((section) => (mount(section), fit(section))));
document.fonts.ready.then(() => deck.initialize()).then(() => {
	deck.on("slidechanged", near);
	near({currentSlide: deck.getCurrentSlide()});
	document.documentElement.dataset.ready = "";
});

// Inside a stepper the keys are the stepper's, but a presenter's buttons always turn the slides,
// and Escape leaves the stepper.
addEventListener("keydown", (event) => {
	const stepper = document.activeElement?.closest("[data-snl]");
	const turn = {PageDown: () => deck.next(), PageUp: () => deck.prev()}[event.key];
	if (!stepper || !(turn || event.key === "Escape")) return;
	if (document.fullscreenElement) return;
	document.activeElement.blur();
	turn?.();
	event.preventDefault();
	event.stopImmediatePropagation();
}, true);

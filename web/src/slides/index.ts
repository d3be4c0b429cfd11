/** Starts a deck of slides. A stepper is made when its slide is near, in its large layout. */

import { dataAfter, optionsOf } from "../places.ts";

/** The part of reveal.js that is used here. */
declare class Reveal {
  constructor(options: object);
  initialize(): Promise<void>;
  on(event: string, listener: (event: { currentSlide: HTMLElement }) => void): void;
  getCurrentSlide(): HTMLElement;
  next(): void;
  prev(): void;
}
declare const RevealNotes: unknown;

const HEIGHT = 720;
/** What is free below the content of a slide. */
const FREE = 44;

const sizeOf = (node: Element) => parseFloat(getComputedStyle(node).fontSize);

/** What is still too much becomes smaller, until the slide holds it. */
function fit(section: HTMLElement) {
  const content = section.querySelector<HTMLElement>(".content");
  if (!content || section.matches(".stepper")) return;
  const isHigh = () => content.offsetTop + content.scrollHeight > HEIGHT - FREE;
  if (!isHigh()) return;
  const size = sizeOf(content);
  const fixed = [...content.querySelectorAll<HTMLElement>("pre, .output")].map(
    (node) => [node, sizeOf(node)] as const,
  );
  for (let part = 0.95; part > 0.5 && isHigh(); part -= 0.05) {
    content.style.fontSize = `${size * part}px`;
    for (const [node, own] of fixed) node.style.fontSize = `${own * part}px`;
  }
}

function mount(section: HTMLElement | undefined) {
  const place = section?.querySelector<HTMLElement>("div[data-snl]:not([data-mounted])");
  if (!place) return;
  const options = { ...optionsOf(place), level: 3 };
  const { element } = snlStepper.mount(place, dataAfter(place), options);
  const style = document.createElement("link");
  Object.assign(style, { rel: "stylesheet", href: "deck/stepper.css" });
  element.before(style);
  element.classList.add("s-lecture");
}

const deck = new Reveal({
  width: 1280,
  height: HEIGHT,
  margin: 0,
  center: false,
  hash: true,
  slideNumber: "c/t",
  transition: "none",
  pdfSeparateFragments: false,
  pdfMaxPagesPerSlide: 1,
  plugins: [RevealNotes],
});

const sections = [...document.querySelectorAll<HTMLElement>(".slides section")];
function near({ currentSlide }: { currentSlide: HTMLElement }) {
  fit(currentSlide);
  mount(currentSlide);
  mount(sections[sections.indexOf(currentSlide) + 1]);
}
deck.on("pdf-ready", () => {
  for (const section of sections) {
    mount(section);
    fit(section);
  }
});
document.fonts.ready
  .then(() => deck.initialize())
  .then(() => {
    deck.on("slidechanged", near);
    near({ currentSlide: deck.getCurrentSlide() });
    document.documentElement.dataset.ready = "";
  });

/**
 * Inside a stepper the keys are the stepper's, but a presenter's buttons always turn the slides,
 * and Escape leaves the stepper.
 */
function turn(event: KeyboardEvent) {
  const { activeElement: active } = document;
  const { key } = event;
  if (!active?.closest("[data-snl]") || document.fullscreenElement) return;
  if (!["PageDown", "PageUp", "Escape"].includes(key)) return;
  (active as HTMLElement).blur();
  if (key === "PageDown") deck.next();
  if (key === "PageUp") deck.prev();
  event.preventDefault();
  event.stopImmediatePropagation();
}
addEventListener("keydown", turn, true);
// For the console, and the tests.
Object.assign(globalThis, { deck, sections });

/**
 * The sliders of a lesson, with what they show recorded: each `<div data-snl-turn>` of a page. The
 * record is loaded when the first of them comes near.
 */

import { button, el, picture, put, puts, svg } from "../dom.ts";
import { ICONS } from "../icons.ts";
import { whenNear } from "../places.ts";
import { loadScript } from "../script.ts";

type Control = {
  name: string;
  kind: "slider" | "menu" | "box";
  values: (string | number | boolean)[];
  at: number;
};
type Part = { kind: string; data: string };
export type Turn = { controls: Control[]; shown: Part[][]; which: number[] };

const isTable = (node: HTMLElement) =>
  node.matches(":has(table)") || (node.textContent ?? "").trim().split("\n").length > 3;

/** @param position what is set, for those who do not see the picture */
function nodeOf({ kind, data }: Part, position: string) {
  if (kind === "image/png") {
    return el("img", { src: `data:image/png;base64,${data}`, alt: `The picture with ${position}` });
  }
  if (kind === "text/plain") return el("pre", data);
  const box = el("");
  // Made when the book was: nothing of it comes from elsewhere. A script in it would not run.
  box.append(...new DOMParser().parseFromString(data, "text/html").body.childNodes);
  // The letters of a drawing mean nothing one after the other.
  for (const drawing of box.querySelectorAll("svg"))
    puts(drawing, { role: "img", label: `The picture with ${position}` });
  return box;
}

function inputOf({ kind, values }: Control) {
  if (kind === "box") return el("input", { type: "checkbox" });
  if (kind === "slider") return el("input", { type: "range", min: 0, max: values.length - 1 });
  const options = values.map((value, index) => el("option", { value: index }, `${value}`));
  return el("select", options) as Element as HTMLInputElement; // a menu has a value, too
}

function makeControl(control: Control, change: () => void) {
  const { name, kind, values } = control;
  const shown = el("output");
  const input = inputOf(control);
  if (kind === "box") input.checked = control.at === 1;
  else input.value = `${control.at}`;
  const at = () => (kind === "box" ? Number(input.checked) : Number(input.value));
  const said = () => `${name} = ${values[at()]}`;
  function tell() {
    if (kind !== "slider") return;
    shown.textContent = `${values[at()]}`;
    input.setAttribute("aria-valuetext", `${values[at()]}`);
  }
  function heard() {
    tell();
    change();
  }
  input.addEventListener("input", heard);
  // A finger that scrolls the page from here has moved it before that is known.
  let held = input.value;
  input.addEventListener("pointerdown", () => (held = input.value));
  input.addEventListener("pointercancel", () => {
    input.value = held;
    heard();
  });
  tell();
  /** As the buttons of a stepper. */
  function by(step: number, label: string, d: string) {
    function click() {
      input.value = `${at() + step}`;
      heard();
    }
    return button(picture("", "0 0 16 16", svg("path", { d })), null, click, label);
  }
  const buttons =
    kind === "slider" ? [by(-1, "Back", ICONS.ArrowLeft), by(1, "Forward", ICONS.ArrowRight)] : [];
  const label = el("label", el("span", name), input, kind === "slider" && shown);
  const { length: count } = values;
  return {
    at,
    count,
    said,
    // Not inside of the label, which would name them in the place of the slider.
    node: el("", { class: "snl-control" }, buttons, label),
  };
}

function mount(place: HTMLElement, { controls, shown, which }: Turn) {
  // It may have to be scrolled.
  const output = el("", { class: "snl-turned", tabindex: 0 });
  const lines = (parts: Part[]) =>
    parts.flatMap(({ kind, data }) => (kind === "text/plain" ? data.split("\n") : [])).length;
  // What is below stays where it is: there is room for the longest text, and for what was tallest.
  output.style.minHeight = `calc(${Math.max(...shown.map(lines))} * 1lh + 2rem)`;
  function draw() {
    const index = made.reduce((sum, { at, count }) => sum * count + at(), 0);
    const position = made.map(({ said }) => said()).join(", ");
    const nodes = shown[which[index]].map((part) => nodeOf(part, position));
    // A table is not read aloud as a whole each time that the slider moves.
    put(output, "aria-live", nodes.some(isTable) ? "off" : "polite");
    output.replaceChildren(...nodes);
    const { height } = output.getBoundingClientRect();
    if (height > parseFloat(getComputedStyle(output).minHeight))
      output.style.minHeight = `${height}px`;
  }
  const made = controls.map((control) => makeControl(control, draw));
  const nodes = made.map(({ node }) => node);
  const group = el("", { class: "snl-controls", role: "group", label: "Turn" }, nodes);
  place.replaceChildren(group, output);
  place.dataset.mounted = "";
  draw();
}

const MISSING = "This slider could not be loaded. Reload the page to try again.";

/** Without its record, a slider stays the picture that it was, and says why. */
async function load(place: HTMLElement) {
  const { from = "", snlTurn = "", number } = place.dataset;
  const turn = () => globalThis.snlTurns?.[snlTurn]?.[Number(number)];
  if (!turn()) await loadScript(from).catch(() => {});
  const found = turn();
  if (found) mount(place, found);
  else place.append(el("p", { role: "alert" }, MISSING));
}

const places = new Set(document.querySelectorAll<HTMLElement>("[data-snl-turn]"));
function loadOnce(place: HTMLElement) {
  if (places.delete(place)) load(place);
}
whenNear(places, "50% 0px", loadOnce);
// Paper has everything in sight.
matchMedia("print").addEventListener("change", () => places.forEach(loadOnce));

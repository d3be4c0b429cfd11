/**
 * The sliders of a lesson, with what they show recorded: each `<div data-snl-turn>` of a page. The
 * record is loaded when the first of them comes near.
 */

import { el } from "../dom.ts";
import { loadScript } from "../script.ts";

type Control = {
  name: string;
  kind: "slider" | "menu" | "box";
  values: (string | number | boolean)[];
  at: number;
};
type Part = { kind: string; data: string };
type Turn = { controls: Control[]; shown: Part[][]; which: number[] };

/** @param position what is set, for those who do not see the picture */
function nodeOf({ kind, data }: Part, position: string) {
  if (kind === "image/png") {
    return el("img", { src: `data:image/png;base64,${data}`, alt: `The picture with ${position}` });
  }
  if (kind === "text/plain") return el("pre", { tabindex: 0 }, data); // it may have to be scrolled
  const box = el("");
  // Made when the book was: nothing of it comes from elsewhere. A script in it would not run.
  box.append(...new DOMParser().parseFromString(data, "text/html").body.childNodes);
  return box;
}

/** A control, and the name beside it. */
function makeControl(control: Control, change: () => void) {
  const { name, kind, values } = control;
  const last = values.length - 1;
  const shown = el("output");
  const input = (
    kind === "menu"
      ? el(
          "select",
          values.map((value, index) => el("option", { value: index }, `${value}`)),
        )
      : el("input", kind === "box" ? { type: "checkbox" } : { type: "range", min: 0, max: last })
  ) as HTMLInputElement; // a menu has a value, too
  if (kind === "box") input.checked = control.at === 1;
  else input.value = `${control.at}`;
  const at = () => (kind === "box" ? Number(input.checked) : Number(input.value));
  const said = () => `${name} = ${values[at()]}`;
  function tell() {
    if (kind !== "slider") return;
    shown.textContent = `${values[at()]}`;
    input.setAttribute("aria-valuetext", `${values[at()]}`);
  }
  input.addEventListener("input", () => {
    tell();
    change();
  });
  tell();
  return { at, said, node: el("label", el("span", name), input, kind === "slider" && shown) };
}

function mount(place: HTMLElement, { controls, shown, which }: Turn) {
  const output = el("", { "aria-live": "polite" });
  output.className = "snl-turned";
  const lines = (parts: Part[]) =>
    parts.reduce(
      (sum, { kind, data }) => sum + (kind === "text/plain" ? data.split("\n").length : 0),
      0,
    );
  // What is below stays where it is: there is room for the longest text, and for what was tallest.
  output.style.minHeight = `calc(${Math.max(...shown.map(lines))} * 1lh + 2rem)`;
  function draw() {
    const index = made.reduce(
      (sum, { at }, place_) => sum * controls[place_].values.length + at(),
      0,
    );
    const position = made.map(({ said }) => said()).join(", ");
    output.replaceChildren(...shown[which[index]].map((part) => nodeOf(part, position)));
    const { height } = output.getBoundingClientRect();
    if (height > parseFloat(getComputedStyle(output).minHeight))
      output.style.minHeight = `${height}px`;
  }
  const made = controls.map((control) => makeControl(control, draw));
  const group = el(
    "",
    { role: "group", label: "Turn" },
    made.map(({ node }) => node),
  );
  group.className = "snl-controls";
  place.replaceChildren(group, output);
  place.dataset.mounted = "";
  draw();
}

function load(place: HTMLElement) {
  const { from = "", snlTurn = "", number } = place.dataset;
  const known = globalThis as { snlTurns?: Record<string, Turn[]> };
  function show() {
    const turn = known.snlTurns?.[snlTurn]?.[Number(number)];
    if (turn) mount(place, turn);
    return !!turn;
  }
  if (show()) return;
  // Without its record, a slider stays the picture that it was.
  loadScript(from).then(show, () => {});
}

/** The sliders of a page. */
export function mountTurns() {
  const places = new Set(document.querySelectorAll<HTMLElement>("[data-snl-turn]"));

  function loadOnce(place: HTMLElement) {
    near.unobserve(place);
    if (places.delete(place)) load(place);
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) loadOnce(target as HTMLElement);
      }
    },
    { rootMargin: "100% 0px" },
  );
  for (const place of places) near.observe(place);
  // Paper has everything in sight.
  const end = new AbortController();
  const loadAll = () => places.forEach(loadOnce);
  matchMedia("print").addEventListener("change", loadAll, { signal: end.signal });
  return {
    destroy() {
      end.abort();
      near.disconnect();
    },
  };
}

export const turns = mountTurns();

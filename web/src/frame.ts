/** Lecture, keys and light: the same for one stepper and for several together. */

import { el, flag, isPlain, marker, scrolls, toggle } from "./dom.ts";
import { hearCells } from "./grid.ts";
import { addListener, claimKeys } from "./keys.ts";
import { shadowIn } from "./shadow.ts";
import css from "../style/stepper.css";
import type { Options } from "./types.ts";

/** The version of the contracts that are read here: snl-trace and snl-together. */
const VERSION = 2;

/** A cell pointed at anywhere is lit everywhere. */
function lightCells(root: HTMLElement) {
  const mark = marker("lit");
  let lit: string | undefined;
  const again = () =>
    mark(lit ? [...root.querySelectorAll(`[data-cell="${lit}"], [data-ends~="${lit}"]`)] : []);
  for (const event of ["pointerover", "pointerleave", "focusin"]) {
    root.addEventListener(event, ({ target }) => {
      const node = (target as Element).closest<HTMLElement>("[data-cell]");
      lit = node?.dataset.cell;
      again();
    });
  }
  return again;
}

/** Two landmarks of a page must not have one name. */
function nameFor(label: string) {
  const hosts = [...document.querySelectorAll(".snl-host")];
  const names = hosts.map((host) => host.shadowRoot?.querySelector("[role=region]")?.ariaLabel);
  let name = label;
  for (let count = 2; names.includes(name); count += 1) name = `${label} (${count})`;
  return name;
}

/** @param key whether a key is used */
export function makeFrame(
  element: HTMLElement,
  label: string,
  options: Options,
  onCell: (cell: number) => void,
  key: (key: string, target: Element) => boolean,
) {
  const name = nameFor(label);
  const root = el("", { class: "snl snl-stepper", role: "region", label: name, tabindex: -1 });
  const remove = shadowIn(element, css, root);
  const end = new AbortController();
  claimKeys(element, end.signal);
  if (options.keys) addListener({ root, key }, end.signal);

  const lecture = toggle("Lecture", "Full screen, large type; Escape leaves", async (on) => {
    // What is below must not move up: the browser would follow it when it moves down again.
    if (on) element.style.minHeight = `${element.offsetHeight}px`;
    flag(root, "lecture", on);
    // Where full screen is refused, the class alone lays the stepper over the page. And it takes a
    // moment to come: whoever leaves before that must not end up in it.
    const come = () => {
      if (!root.matches(".s-lecture")) document.exitFullscreen();
    };
    if (on) root.requestFullscreen?.()?.then(come, () => {});
    else {
      if (document.fullscreenElement) await document.exitFullscreen();
      element.style.minHeight = "";
    }
  });
  const leave = () => root.matches(".s-lecture") && lecture.click();
  root.addEventListener("fullscreenchange", () => document.fullscreenElement || leave());

  root.addEventListener("keydown", (event) => {
    const { key: name } = event;
    if (!isPlain(event) || event.shiftKey) return;
    const target = event.target as HTMLElement;
    if (name === "Escape") {
      if (target.closest("[role=grid]")) root.focus({ preventScroll: true });
      else if (root.matches(".s-lecture")) leave();
      else return; // what is around may have a use for it
    } else if (!scrolls(target, name) && key(name, target)) event.preventDefault();
    event.stopPropagation();
  });
  hearCells(root, onCell);

  return {
    root,
    /** Ends with the stepper. */
    signal: end.signal,
    lecture,
    relight: lightCells(root),
    destroy() {
      end.abort();
      remove();
    },
  };
}

type Contract = { format: string; version: number };

/** Refuses, with what to do, whatever another version wrote: it would be misread. */
export function refused(
  element: HTMLElement,
  ...contracts: [Contract | null | undefined, string][]
) {
  const wrong = contracts.find(
    ([data, format]) => data?.format !== format || data.version !== VERSION,
  );
  if (!wrong) return null;
  const [data, format] = wrong;
  const { format: given, version = 0 } = data ?? {};
  const text =
    given !== format
      ? `This is not a recorded run (${format}).`
      : `This is ${format} ${version}; this stepper reads ${format} ${VERSION}. ` +
        "Update snl_algos, then record the run again.";
  const root = el("p", { class: "snl snl-stepper", role: "alert" }, text);
  const destroy = shadowIn(element, css, root);
  return { element: root, destroy, go() {}, position: () => 0 };
}

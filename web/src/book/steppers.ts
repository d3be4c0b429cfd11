/**
 * Makes the steppers of a page when they come into sight, and goes to the step that its address
 * names.
 */

import { wantedOf } from "../address.ts";
import { el, levelIn } from "../dom.ts";
import { dataAfter, optionsOf, whenNear } from "../places.ts";
import { loadScript } from "../script.ts";
import type { Controller, Recording } from "../types.ts";

/**
 * The run of a place: in the page, or in a file of its own. From a page that is itself a file
 * only a script can be loaded, so such a file is a script that leaves its run in `snlRuns`.
 */
function runOf(place: HTMLElement): Recording | Promise<Recording> {
  const { run, from = "" } = place.dataset;
  if (!run) return dataAfter(place);
  return loadScript(from).then(() => snlRuns[run]);
}

function mount(place: HTMLElement, run: Recording) {
  const options = optionsOf(place);
  const level = Math.min(options.level ?? Infinity, levelIn(place));
  return snlStepper.mount(place, run, { ...options, level, keys: true });
}

const MISSING = "This run could not be loaded. Reload the page to try again.";

/** What a place says without its run. */
function miss(place: HTMLElement) {
  place.replaceChildren(el("p", { role: "alert" }, MISSING));
  place.dataset.mounted = "";
  return null;
}

function openTo(node: Element) {
  for (let at: Element | null = node; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
}

export function makeSteppers() {
  const places = [...document.querySelectorAll<HTMLElement>("div[data-snl]")];
  const made = new Map<HTMLElement, Controller | Promise<Controller | null>>();
  const waiting: HTMLElement[] = [];

  function make(place: HTMLElement) {
    const known = made.get(place);
    if (known) return known;
    const run = runOf(place);
    const stepper =
      run instanceof Promise
        ? run.then((it) => mount(place, it)).catch(() => miss(place))
        : mount(place, run);
    made.set(place, stepper);
    return stepper;
  }
  /** One in a task, so that the page answers in between. */
  function makeNext() {
    const place = waiting.shift();
    if (place) make(place);
    if (waiting.length) setTimeout(makeNext);
  }
  whenNear(places, "50% 0px", (place) => {
    if (waiting.push(place) === 1) setTimeout(makeNext);
  });

  // Paper has everything in sight, except what is in files of their own.
  const makeAll = () => places.filter(({ dataset }) => !dataset.run).forEach(make);
  addEventListener("beforeprint", makeAll);
  matchMedia("print").addEventListener("change", makeAll);

  async function goWhereWanted() {
    const wanted = wantedOf(location.hash);
    const place = wanted && places[wanted.number - 1];
    if (place) {
      openTo(place);
      (await make(place))?.go(wanted.step);
      place.scrollIntoView({ block: "start" });
    } else {
      const named = location.hash && document.getElementById(location.hash.slice(1));
      const fold = named && named.closest(".snl-card")?.querySelector("details");
      if (fold) fold.open = true;
    }
  }
  addEventListener("hashchange", goWhereWanted);
  goWhereWanted();
}

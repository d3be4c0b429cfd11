/** The stepper as a widget of JupyterLab or Notebook 7: its room, its focus, and its model. */

import { el, flag, focusedWith } from "./dom.ts";
import { mountPayload } from "./page.ts";
import type { Model } from "./types.ts";

/** What scrolls around the cells of a notebook. */
const WINDOW = ".jp-WindowedPanel-outer, .jp-Notebook";

/**
 * Whether a cell has just been run by hand: then it, or the one before the active cell, is this one.
 * While somebody types, and where several cells run at once, nothing takes the focus.
 */
function hasJustRun(cell: Element | null) {
  const notebook = cell?.closest(".jp-Notebook");
  if (!cell || !notebook?.matches(":focus-within.jp-mod-commandMode")) return false;
  const prompts = [...notebook.querySelectorAll(".jp-InputPrompt")];
  if (prompts.some((one) => one.textContent?.startsWith("[*]") && !cell.contains(one)))
    return false;
  const active = notebook.querySelector(".jp-Cell.jp-mod-active");
  return active === cell || active?.previousElementSibling === cell;
}

/** Fits a stepper into the window of its notebook, and gives it the focus if its cell has just run. */
function settleIn(place: HTMLElement, root: HTMLElement, signal: AbortSignal) {
  flag(root, "framed", true);
  root.append(el("p.quiet.focus-hint", "Click on the board to use the keys ← → and space."));
  let arrived = false;

  /**
   * Shift+Enter runs the next cell, although the focus has made this one the active one: the focus
   * goes there, and the key with it.
   */
  function runNext(event: KeyboardEvent) {
    const { target, key, shiftKey } = event;
    const inside = target instanceof Node && place.contains(target);
    const next = place.closest(".jp-Cell")?.nextElementSibling;
    if (!inside || key !== "Enter" || !shiftKey || !(next instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    next.focus();
    next.dispatchEvent(new KeyboardEvent(event.type, event));
  }
  /** A click beside it leaves it: the notebook takes the focus only where no output has it. */
  function leave({ target }: Event) {
    if (target instanceof Node && !place.contains(target))
      (focusedWith(root) as HTMLElement | null)?.blur();
  }
  /** So does Escape, where the stepper has no use for it. */
  function escape({ key, defaultPrevented }: KeyboardEvent) {
    const cell = place.closest<HTMLElement>(".jp-Cell");
    if (key === "Escape" && !defaultPrevented) cell?.focus();
  }
  addEventListener("keydown", runNext, { capture: true, signal });
  addEventListener("pointerdown", leave, { capture: true, signal });
  place.addEventListener("keydown", escape, { signal });
  const watcher = new ResizeObserver(() => {
    const around = place.closest(WINDOW);
    if (!around) return;
    root.style.setProperty("--window", `${around.clientHeight}px`);
    if (arrived || !place.offsetHeight) return;
    arrived = true;
    watcher.observe(around);
    if (!hasJustRun(place.closest(".jp-Cell"))) return;
    root.focus({ preventScroll: true });
    // The notebook scrolls to the next cell first. What does not fit shows where it begins.
    const block = root.offsetHeight > around.clientHeight ? "start" : "nearest";
    requestAnimationFrame(() => root.scrollIntoView({ block }));
  });
  watcher.observe(place);
  signal.addEventListener("abort", () => watcher.disconnect());
}

/**
 * What a notebook calls: the widget's model learns where the stepper is, and the other way round.
 */
export function render({ model, el: place }: { model: Model; el: HTMLElement }) {
  const stepper = mountPayload(place, model.get("payload"), {
    position: model.get("position"),
    predict: model.get("predict"),
    onMove(position: number) {
      model.set("position", position);
      model.save_changes();
    },
  });
  function follow() {
    const position = model.get<number>("position");
    if (position !== stepper.position()) stepper.go(position);
  }
  model.on("change:position", follow);
  const end = new AbortController();
  settleIn(place, stepper.element, end.signal);
  return () => {
    model.off("change:position", follow);
    end.abort();
    stepper.destroy();
  };
}

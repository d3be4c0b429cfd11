/** Which stepper the arrow keys of a page are meant for, and how Jupyter leaves its keys to what has the focus. */

import { isPlain, put, scrolls } from "./dom.ts";

interface Listener {
  root: HTMLElement;
  /** Whether it heard a key. */
  key: (key: string, target: Element) => boolean;
}

const listeners = new Set<Listener>();
let usedLast: Listener | null = null;
/** What heard the last key: it is in use, but the keys stay with what is in view. */
let heardLast: Listener | null = null;

/** Keys that a page has a use for: they are a stepper's only where it is meant beyond doubt. */
const SHARED = [" ", "Home", "End"];

/** How much of an element is inside the window. */
function inView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}

function chosen(): Listener | undefined {
  if (usedLast && usedLast.root.isConnected) return usedLast;
  const seen = [...listeners].filter(({ root }) => inView(root) > 0);
  return seen.sort((a, b) => inView(b.root) - inView(a.root))[0];
}

/**
 * Whether the reader looks at a stepper: it is wholly in view, or in use and for the most part in view.
 */
function isMeant(listener: Listener) {
  const { height } = listener.root.getBoundingClientRect();
  const room = Math.min(height, innerHeight);
  return inView(listener.root) >= room * ([usedLast, heardLast].includes(listener) ? 0.5 : 0.98);
}

function listen(event: KeyboardEvent) {
  const target = event.composedPath()[0] as Element;
  const { key } = event;
  if (event.defaultPrevented || !isPlain(event) || event.shiftKey) return;
  const shared = SHARED.includes(key);
  if (!shared && key !== "ArrowLeft" && key !== "ArrowRight") return;
  const typing = "input, textarea, select, [contenteditable], [role=textbox], [role=tab]";
  if (target.closest(`${typing}, .snl-stepper`)) return;
  const found = chosen();
  if (!found || (shared && !isMeant(found))) return;
  if (!scrolls(target, key) && found.key(key, target)) {
    heardLast = found;
    event.preventDefault();
  }
}

/** Until the signal comes, the arrow keys of the page may be meant for this one. */
export function addListener(listener: Listener, signal: AbortSignal) {
  addEventListener("keydown", listen);
  listeners.add(listener);
  for (const event of ["pointerdown", "focusin"]) {
    listener.root.addEventListener(event, () => {
      usedLast = listener;
    });
  }
  signal.addEventListener("abort", () => {
    listeners.delete(listener);
    if (usedLast === listener) usedLast = null;
    if (heardLast === listener) heardLast = null;
    if (listeners.size === 0) removeEventListener("keydown", listen);
  });
}

/** Asks Jupyter, before it looks, to keep its plain keys out of an element. */
export function claimKeys(element: HTMLElement, signal: AbortSignal) {
  const claim = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !element.contains(target)) return;
    put(target, "data-lm-suppress-shortcuts", isPlain(event));
  };
  addEventListener("keydown", claim, { capture: true, signal });
}

/** Which stepper the arrow keys of a page are meant for. */

/**
 * @typedef {object} Listener
 * @property {HTMLElement} root
 * @property {(key: string, target: Element) => boolean} key whether it heard a key
 */

/** @type {Set<Listener>} */
const listeners = new Set();
let usedLast = /** @type {Listener | null} */ (null);

/** How much of an element is inside the window. @param {Element} element */
function inView(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}

/** @returns {Listener | undefined} */
function chosen() {
  if (usedLast && usedLast.root.isConnected) return usedLast;
  const seen = [...listeners].filter(({ root }) => inView(root) > 0);
  return seen.sort((a, b) => inView(b.root) - inView(a.root))[0];
}

/** @param {KeyboardEvent} event */
function listen(event) {
  const target = /** @type {Element} */ (event.target);
  const { key, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return;
  const typing = "input, textarea, select, [contenteditable], [role=textbox], [role=tab]";
  if (target.closest(`${typing}, .snl-stepper`)) return;
  const found = chosen();
  if (found?.key(key, target)) event.preventDefault();
}

/**
 * From now on the arrow keys of the page may be meant for this one.
 * @param {Listener} listener
 */
export function addListener(listener) {
  if (listeners.size === 0) addEventListener("keydown", listen);
  listeners.add(listener);
  for (const event of ["pointerdown", "focusin"]) {
    listener.root.addEventListener(event, () => {
      usedLast = listener;
    });
  }
}

/** @param {Listener} listener */
export function removeListener(listener) {
  listeners.delete(listener);
  if (usedLast === listener) usedLast = null;
  if (listeners.size === 0) removeEventListener("keydown", listen);
}

/** The style sheet travels with the script: a page needs only one thing. */

/** @type {string} */
import css from "../style/stepper.css";

/**
 * Adds the style to the document, or to the shadow, that an element is in; once.
 * @param {Node} element
 */
export function addStyle(element) {
  const root = element.getRootNode();
  const place = root instanceof ShadowRoot ? root : document.head;
  if (place.querySelector("style[data-snl]")) return;
  const style = document.createElement("style");
  style.dataset.snl = "";
  style.textContent = css;
  place.append(style);
}

/** The style sheet of the workbench travels with its script. */

/** @type {string} */
import css from "../../style/workbench.css";

/**
 * Adds the style to the document, or to the shadow, that an element is in; once.
 * @param {Node} element
 */
export function addStyle(element) {
  const root = element.getRootNode();
  const place = root instanceof ShadowRoot ? root : document.head;
  if (place.querySelector("style[data-snl-workbench]")) return;
  const style = document.createElement("style");
  style.dataset.snlWorkbench = "";
  style.textContent = css;
  place.append(style);
}

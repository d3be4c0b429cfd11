/** The style sheet of the exercises travels with their script. */

/** @type {string} */
import css from "../../style/exercise.css";

export function addStyle() {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
}

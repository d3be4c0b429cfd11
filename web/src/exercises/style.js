/** The style sheets of exercises and cells, which are a part of the page, travel with their script. */

/** @type {string} */
import cell from "../../style/cell.css";
/** @type {string} */
import exercise from "../../style/exercise.css";
/** @type {string} */
import theme from "../../style/theme.css";
/** @type {string} */
import workbench from "../../style/workbench.css";

export function addStyle() {
  const style = document.createElement("style");
  style.textContent = `${theme}${workbench}${exercise}${cell}`;
  document.head.append(style);
}

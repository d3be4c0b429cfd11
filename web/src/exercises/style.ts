/** The style sheets of exercises and cells, which are a part of the page, travel with their script. */

import cell from "../../style/cell.css";
import exercise from "../../style/exercise.css";
import theme from "../../style/theme.css";
import workbench from "../../style/workbench.css";

export function addStyle() {
  const style = document.createElement("style");
  style.textContent = `${theme}${workbench}${exercise}${cell}`;
  document.head.append(style);
}

/** The style sheets of exercises and cells, which are a part of the page, travel with their script. */

import lesson from "../../style/lesson.css";
import workbench from "../../style/workbench.css";
import { common, theme } from "../shadow.ts";

export function addStyle() {
  const style = document.createElement("style");
  style.textContent = `${theme}${common}${workbench}${lesson}`;
  document.head.append(style);
}

/** Whether a result is of what is on the page: of this code, on this board. */

import { capital } from "../words.ts";
import { linkOf } from "./link.ts";
import type { Whole } from "./boards.ts";
import type { Question } from "./messages.ts";

/** What was asked, or would be asked now. */
export type Asked = Question & { board: Whole };

const codeOf = ({ program, other }: Asked) => JSON.stringify([program, other]);

/** What has changed since a result, in a sentence; "" if nothing has. */
export function before(asked: Asked, now: Asked) {
  // A check chooses its own boards.
  const other = asked.kind !== "check" && linkOf(asked.board) !== linkOf(now.board);
  const gone = [codeOf(asked) !== codeOf(now) && "the code", other && "the board"];
  const what = gone.filter(Boolean).join(" and ");
  const verb = gone.every(Boolean) ? "have" : "has";
  return what && `${capital(what)} ${verb} changed since this result.`;
}

/** Distances to fill in: a field on each cell of a board. */

import { el } from "../dom.ts";
import { numbersOf, placeOf } from "../geometry.ts";
import { checkedBoard } from "../workbench/boards.ts";
import { makeTable, thumbOf } from "../workbench/table.ts";
import { dictionary, plain, valueIn } from "./python.ts";
import type { Form, Needs } from "./forms.ts";

export function makeDistances({ given, write }: Needs): Form {
  const { defines, form, number } = given;
  const board = checkedBoard(form.board);
  const table = makeTable(board);
  table.paint({ piece: false });
  const { plan, columns } = table;
  const fields = new Map(
    numbersOf(plan).map((cell) => {
      const [row, column] = placeOf(plan, cell);
      const input = el("input.button", {
        inputmode: "numeric",
        maxlength: 9,
        label: `Throws to cell ${cell}`,
        input: () => write(`${defines} = ${dictionary(filled())}`),
      });
      const at = `grid-row:${plan.rows - row};grid-column:${column + 1}`;
      const node = el("label.column.quiet.field", { style: at }, el("span", `${cell}`), input);
      return [cell, { input, node }];
    }),
  );
  /** What is no number is a text, as in the code. */
  const valueOf = (text: string) => (/^\d+$/.test(text) ? `${Number(text)}` : JSON.stringify(text));
  const filled = (): [number, string][] =>
    [...fields]
      .map(([cell, { input }]) => [cell, input.value.trim()] as const)
      .filter(([, text]) => text)
      .map(([cell, text]) => [cell, valueOf(text)]);
  const label = `Exercise ${number}: the distances`;
  const nodes = [...fields.values()].map(({ node }) => node);
  const grid = el(".fields", { role: "group", label, style: `--columns:${columns}` }, nodes);
  return {
    node: el(".distances", thumbOf(table), grid),
    show(source) {
      const known = plain(valueIn(source, defines)) as Record<number, unknown> | null;
      if (typeof known !== "object" || !known) return false;
      if (Object.keys(known).some((cell) => !fields.has(Number(cell)))) return false;
      for (const [cell, { input }] of fields) {
        const text = `${known[cell] ?? ""}`;
        if (input.value.trim() !== text) input.value = text;
      }
      return true;
    },
  };
}

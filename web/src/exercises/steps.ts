/** The steps of a proof: to put in order, or to choose one from. */

import { button, el, put } from "../dom.ts";
import { plain, valueIn } from "./python.ts";
import { words } from "./texts.ts";
import type { Form, Needs } from "./forms.ts";

export function makeOrder({ given, write }: Needs): Form {
  const { defines } = given;
  const { steps } = given.form;
  const names = steps.map(([name]) => name);
  let order = names;
  const rows = new Map(
    steps.map(([name, text]) => {
      const up = button("↑", null, () => move(name, -1), `Move step ${name} up`);
      const down = button("↓", null, () => move(name, 1), `Move step ${name} down`);
      const said = el("span.words", el("strong", `${name}.`), " ", words(text));
      return [name, { up, down, node: el("li.row.step", said, el(".tools", up, down)) }];
    }),
  );
  const node = el("ol.column.steps", { label: "The steps, in your order" });

  function move(name: string, by: number) {
    const at = order.indexOf(name);
    if (!order[at + by]) return;
    const next = [...order];
    [next[at], next[at + by]] = [next[at + by], next[at]];
    order = next;
    draw();
    rows.get(name)?.[by < 0 ? "up" : "down"].focus();
    write(`${defines} = [${order.map((one) => `"${one}"`).join(", ")}]`);
  }
  function draw() {
    order.forEach((name, index) => {
      const row = rows.get(name);
      if (!row) return;
      put(row.up, "aria-disabled", index === 0);
      put(row.down, "aria-disabled", index === order.length - 1);
      node.append(row.node);
    });
  }
  draw();
  return {
    node,
    first: "Put the steps in order first.",
    show(source) {
      const list = plain(valueIn(source, defines));
      if (!Array.isArray(list) || `${[...list].sort()}` !== `${[...names].sort()}`) return false;
      order = list;
      draw();
      return true;
    },
  };
}

export function makeChoice({ given, write }: Needs): Form {
  const { defines, name } = given;
  const { steps } = given.form;
  const radios = steps.map(([, text], index) => {
    const change = () => write(`${defines} = ${index + 1}`);
    const input = el("input", { type: "radio", name: `snl-${name}`, change });
    const said = el("span.words", words(text));
    return { input, node: el("label.row.step", input, el("b", `${index + 1}.`), said) };
  });
  const nodes = radios.map(({ node }) => node);
  return {
    node: el(".column.steps", { role: "radiogroup", label: "The step that you choose" }, nodes),
    first: "Choose a step first.",
    show(source) {
      const chosen = source === given.stub ? 0 : Number(plain(valueIn(source, defines)));
      if (chosen !== 0 && !radios[chosen - 1]) return false;
      radios.forEach(({ input }, index) => {
        input.checked = index === chosen - 1;
      });
      return true;
    },
  };
}

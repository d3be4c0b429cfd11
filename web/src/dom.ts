/** Making and changing elements. Nothing here reads text as HTML. */

type Listener = (event: never) => void;
type Value = string | number | boolean | null | undefined | Listener;
export type Child = Node | string | false | null | undefined | 0;
type Part = Child | Child[] | Record<string, Value>;

/**
 * Sets an attribute; null and false take it away; a function listens. No text becomes a listener,
 * as data from elsewhere may be of any shape.
 */
export function put(node: Element, name: string, value: Value) {
  const attribute = name === "label" ? "aria-label" : name;
  if (typeof value === "function") node.addEventListener(name, value as EventListener);
  else if (name.match(/^on/i) || value == null || value === false) node.removeAttribute(attribute);
  else if (node.getAttribute(attribute) !== `${value}`) node.setAttribute(attribute, `${value}`);
}

export function puts(node: Element, all: Record<string, Value>) {
  for (const name in all) put(node, name, all[name]);
}

export const flag = (node: Element, name: string, on: unknown) =>
  node.classList.toggle(`s-${name}`, !!on);

const isAttributes = (part: Part): part is Record<string, Value> =>
  !!part && Object.getPrototypeOf(part) === Object.prototype;

const HTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";

function made(space: string, spec: string, parts: Part[]): Element {
  const [name, ...classes] = spec.split(".");
  const node = document.createElementNS(space, name || "div");
  if (classes.length) put(node, "class", classes.map((one) => `s-${one}`).join(" "));
  for (const part of parts) {
    if (isAttributes(part)) puts(node, part);
    else node.append(...([part].flat().filter(Boolean) as (Node | string)[]));
  }
  return node;
}

/** "input.address" makes an `HTMLInputElement`, and ".address" a division. */
type Made<Spec extends string> = Spec extends `${infer Tag}.${string}` ? Named<Tag> : Named<Spec>;
type Named<Tag extends string> = Tag extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Tag]
  : HTMLElement;

/** el("b.big", {title: "…"}, "text") makes <b class="s-big" title="…">text</b>. */
export const el = <Spec extends string>(spec: Spec, ...parts: Part[]) =>
  made(HTML, spec, parts) as Made<Spec>;

export const svg = (spec: string, ...parts: Part[]) => made(SVG, spec, parts) as SVGElement;

/** A drawing that screen readers pass over. */
export const picture = (spec: string, viewBox: string, ...parts: Part[]) =>
  svg(`svg${spec}`, { viewBox, "aria-hidden": "true" }, ...parts);

/** Changes a text only if it is another: a live region speaks once. */
export function write(node: Node, text: unknown) {
  if (node.textContent !== `${text}`) node.textContent = `${text}`;
}

/** A sentence whose names of a program stand between backticks. */
export const withCode = (text: string) =>
  el("span", ...text.split("`").map((part, at) => (at % 2 ? el("code", part) : part)));

/** Gives a parent as many children as there are items, and fills each with its item. */
export function fill<Item>(
  parent: HTMLElement,
  items: Item[],
  create: () => HTMLElement,
  paint: (node: HTMLElement, item: Item) => void,
) {
  while (parent.children.length > items.length) parent.lastChild?.remove();
  items.forEach((item, index) => {
    const node = parent.children[index] ?? parent.appendChild(create());
    paint(node as HTMLElement, item);
  });
}

/** Moves a class from the nodes that had it to others. */
export function marker(name: string) {
  let marked: Element[] = [];
  return (nodes: (Element | null | undefined | false)[]) => {
    for (const node of marked) flag(node, name, false);
    marked = nodes.filter((node) => !!node);
    for (const node of marked) flag(node, name, true);
  };
}

/** Scrolls a box, and never the page, until a node in it can be seen. */
export function reveal(box: HTMLElement, node: HTMLElement) {
  const { offsetTop, offsetHeight, offsetLeft, offsetWidth } = node;
  const { scrollTop, clientHeight, clientWidth } = box;
  const margin = Math.min(offsetHeight, clientHeight / 5);
  const above = offsetTop < scrollTop + margin;
  if (above || offsetTop + offsetHeight > scrollTop + clientHeight - margin) {
    // A third from the top, and further up if it takes more than what is below.
    const whole = offsetTop + offsetHeight - clientHeight;
    box.scrollTop = Math.min(offsetTop, Math.max(whole, offsetTop - clientHeight / 3));
  }
  // Across, only as far as it must. A line as wide as the box stays where the reader has it.
  const far = offsetLeft + offsetWidth - clientWidth + 40;
  if (offsetWidth < clientWidth)
    box.scrollLeft = Math.min(offsetLeft - 40, Math.max(far, box.scrollLeft));
}

/**
 * Keeps a node of a box in sight, also when the box gets another size. The browser says so when it
 * has laid the box out for the first time, too: to ask for the layout before would make the page wait.
 */
export function makeSight(box: HTMLElement, signal: AbortSignal) {
  let seen: Element | null | undefined;
  let show = () => {};
  const observer = new ResizeObserver(() => {
    show = () => seen && reveal(box, seen as HTMLElement);
    show();
  });
  observer.observe(box);
  signal.addEventListener("abort", () => observer.disconnect());
  return (node: Element | null | undefined) => {
    seen = node;
    show();
  };
}

export const button = (
  text: string | Node,
  title: string | null,
  click: () => void,
  label?: string,
) => el("button.button", { type: "button", title, label, click }, text);

/** Hides or shows a button. If it has the focus, another gets it. */
export function hide(node: HTMLElement, hidden: boolean, next: HTMLElement) {
  if (hidden && node.matches(":focus")) next.focus({ preventScroll: true });
  node.hidden = hidden;
}

/** A button that stays pressed. */
export function toggle(text: string, title: string, change: (on: boolean) => void, on = false) {
  const node = button(text, title, () => {
    on = !on;
    put(node, "aria-pressed", `${on}`);
    change(on);
  });
  put(node, "aria-pressed", `${on}`);
  return node;
}

export function choice(
  label: string,
  options: [string | number, string][],
  chosen: string | number,
  change: (value: string) => void,
) {
  const nodes = options.map(([value, text]) =>
    el("option", { value, selected: value === chosen && "" }, text),
  );
  const node = el("select.button", { label, change: () => change(node.value) }, nodes);
  return node;
}

/** Whether a key is pressed without those that make a command of it. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey);

/** The page, or the shadow, that a node is in. */
export const treeOf = (node: Node) => node.getRootNode() as Document | ShadowRoot;

/** The node there that has the focus. */
export const focusedWith = (node: Node) => treeOf(node).activeElement;

/** A box that can be scrolled, also by keys. */
export const scrolling = (spec: string, label: string, ...parts: Part[]) =>
  el(`.scroll${spec}`, { tabindex: 0, role: "group", label }, ...parts);

/** Whether a box that has the focus holds more than can be seen, so that this key is for it. */
export function scrolls(box: Element, key: string) {
  if (!box.matches(".s-scroll")) return false;
  if (key === "ArrowLeft" || key === "ArrowRight") return box.scrollWidth > box.clientWidth + 1;
  if (!["Home", "End", "PageUp", "PageDown"].includes(key)) return false;
  return box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== "hidden";
}

/** Puts a text on the clipboard; whether it could. */
export async function copied(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and says so, or shows it in a field, to be copied from there. */
export function makeCopy(say: (text: string) => void) {
  const field = el("input.button.address", { readonly: "", label: "To copy", hidden: "" });
  async function copy(text: string) {
    field.value = text;
    field.hidden = await copied(text);
    if (!field.hidden) field.select();
    say(field.hidden ? "Copied." : "Copy it from the field.");
  }
  return { field, copy };
}

export const items = (texts: (string | (string | Node)[])[]) => texts.map((text) => el("li", text));

export const folded = (title: string, ...parts: Part[]) =>
  el("details.fold.screen", el("summary", title), ...parts);

export const inCells = (role: string, texts: (string | Node)[]) =>
  texts.map((text) => el("span", { role }, text));

/** The level of a heading in a page of the book: before the first section, that of a section. */
export const levelIn = (place: Element) => (place.closest("section section") ? 3 : 2);

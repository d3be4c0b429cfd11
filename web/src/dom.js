/** Making and changing elements. Nothing here reads text as HTML. */

/** @typedef {string | number | boolean | null | undefined | ((event: any) => void)} Value */
/** @typedef {Node | string | false | null | undefined | 0} Child */
/** @typedef {Child | Child[] | Record<string, Value>} Part */

/**
 * Sets an attribute; null and false take it away; a function listens.
 * @param {Element} node
 * @param {string} name
 * @param {Value} value
 */
export function put(node, name, value) {
  const attribute = name === "label" ? "aria-label" : name;
  if (typeof value === "function") node.addEventListener(name, value);
  else if (value == null || value === false) node.removeAttribute(attribute);
  else if (node.getAttribute(attribute) !== `${value}`) node.setAttribute(attribute, `${value}`);
}

/** @param {Element} node @param {Record<string, Value>} all */
export function puts(node, all) {
  for (const name in all) put(node, name, all[name]);
}

/** @param {Element} node @param {string} name @param {unknown} on */
export const flag = (node, name, on) => node.classList.toggle(`s-${name}`, !!on);

/** @param {Part} part @returns {part is Record<string, Value>} */
const isAttributes = (part) => !!part && Object.getPrototypeOf(part) === Object.prototype;

/**
 * @template {Element} Kind
 * @param {(name: string) => Kind} create
 * @returns {(spec: string, ...parts: Part[]) => Kind}
 */
const maker =
  (create) =>
  (spec, ...parts) => {
    const [name, ...classes] = spec.split(".");
    const node = create(name || "div");
    for (const one of classes) flag(node, one, true);
    for (const part of parts) {
      if (isAttributes(part)) puts(node, part);
      else node.append(.../** @type {(Node | string)[]} */ ([part].flat().filter(Boolean)));
    }
    return node;
  };

/** el("b.big", {title: "…"}, "text") makes <b class="s-big" title="…">text</b>. */
export const el = maker((name) => document.createElement(name));

/** The same for SVG. */
export const svg = maker(
  (name) =>
    /** @type {SVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", name)),
);

/**
 * A drawing that screen readers pass over.
 * @param {string} spec
 * @param {string} viewBox
 * @param {...Part} parts
 */
export const picture = (spec, viewBox, ...parts) =>
  svg(`svg${spec}`, { viewBox, "aria-hidden": "true" }, ...parts);

/**
 * Changes a text only if it is another: a live region speaks once.
 * @param {Node} node
 * @param {unknown} text
 */
export function write(node, text) {
  if (node.textContent !== `${text}`) node.textContent = `${text}`;
}

/**
 * Gives a parent as many children as there are items, and fills each with its item.
 * @template Item
 * @param {HTMLElement} parent
 * @param {Item[]} items
 * @param {() => HTMLElement} create
 * @param {(node: HTMLElement, item: Item) => void} paint
 */
export function fill(parent, items, create, paint) {
  while (parent.children.length > items.length) parent.lastChild?.remove();
  items.forEach((item, index) => {
    const node = parent.children[index] ?? parent.appendChild(create());
    paint(/** @type {HTMLElement} */ (node), item);
  });
}

/**
 * Moves a class from the nodes that had it to others.
 * @param {string} name
 */
export function marker(name) {
  /** @type {Element[]} */
  let marked = [];
  /** @param {(Element | null | undefined | false)[]} nodes */
  return (nodes) => {
    for (const node of marked) flag(node, name, false);
    marked = nodes.filter((node) => !!node);
    for (const node of marked) flag(node, name, true);
  };
}

/**
 * Scrolls a box, and never the page, until a node in it can be seen.
 * @param {HTMLElement} box
 * @param {HTMLElement} node
 */
export function reveal(box, node) {
  const { offsetTop, offsetHeight } = node;
  const { scrollTop, clientHeight } = box;
  const margin = Math.min(offsetHeight, clientHeight / 5);
  const above = offsetTop < scrollTop + margin;
  if (above || offsetTop + offsetHeight > scrollTop + clientHeight - margin) {
    // A third from the top, and further up if it takes more than what is below.
    const whole = offsetTop + offsetHeight - clientHeight;
    box.scrollTop = Math.min(offsetTop, Math.max(whole, offsetTop - clientHeight / 3));
  }
}

/**
 * A button.
 * @param {string | Node} text
 * @param {string | null} title
 * @param {() => void} click
 * @param {string} [label]
 */
export const button = (text, title, click, label) =>
  /** @type {HTMLButtonElement} */ (
    el("button.button", { type: "button", title, label, click }, text)
  );

/**
 * A button that stays pressed.
 * @param {string} text
 * @param {string} title
 * @param {(on: boolean) => void} change
 * @param {boolean} [on]
 */
export function toggle(text, title, change, on = false) {
  const node = button(text, title, () => {
    on = !on;
    put(node, "aria-pressed", `${on}`);
    change(on);
  });
  put(node, "aria-pressed", `${on}`);
  return node;
}

/**
 * A menu of values.
 * @param {string} label
 * @param {[string | number, string][]} options
 * @param {string | number} chosen
 * @param {(value: string) => void} change
 */
export function choice(label, options, chosen, change) {
  const nodes = options.map(([value, text]) =>
    el("option", { value, selected: value === chosen && "" }, text),
  );
  const listen = { label, change: (/** @type {any} */ { target }) => change(target.value) };
  return /** @type {HTMLSelectElement} */ (el("select.button", listen, nodes));
}

/** A box that can be scrolled, also by keys. @param {string} spec @param {string} label @param {...Part} parts */
export const scrolling = (spec, label, ...parts) =>
  el(`.scroll${spec}`, { tabindex: 0, role: "group", label }, ...parts);

/**
 * Scrolls a box that has the focus, if it holds more than can be seen; whether it does.
 * @param {Element} box
 * @param {string} key
 */
export function scrolls(box, key) {
  if (!box.matches(".s-scroll")) return false;
  const { clientWidth: wide, clientHeight: high, scrollWidth, scrollHeight } = box;
  const [across, down] = [scrollWidth - wide, scrollHeight - high];
  const isTall = down > 1 && getComputedStyle(box).overflowY !== "hidden";
  if (across <= 1 && !isTall) return false;
  /** @type {Record<string, [number, number]>} how far to the right, and down */
  const ways = {
    ArrowLeft: [-40, 0],
    ArrowRight: [40, 0],
    Home: isTall ? [0, -down] : [-across, 0],
    End: isTall ? [0, down] : [across, 0],
    PageUp: isTall ? [0, -0.9 * high] : [-0.9 * wide, 0],
    PageDown: isTall ? [0, 0.9 * high] : [0.9 * wide, 0],
  };
  const way = ways[key];
  if (!way || (way[0] !== 0 && across <= 1)) return false;
  box.scrollBy(...way);
  return true;
}

/** Something that is folded until it is opened. @param {string} title @param {...Part} parts */
export const folded = (title, ...parts) => el("details.fold", el("summary", title), ...parts);

/** @param {string} role @param {(string | Node)[]} texts */
export const inCells = (role, texts) => texts.map((text) => el("span", { role }, text));

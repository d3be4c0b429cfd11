/** What one takes away from a stepper: a picture, an address, the page; and what is printed. */

import { addressOf } from "./address.ts";
import { button, el, makeCopy, put, write } from "./dom.ts";
import { download } from "./download.ts";
import { asAddress, filmKind, filmOf, imageOf } from "./film.ts";
import { pictureOf } from "./picture.ts";
import { pageOf } from "./takeaway.ts";
import { capital } from "./words.ts";
import type { Recording } from "./types.ts";
import type { View } from "./view.ts";

async function inPixels(text: string) {
  const image = await imageOf(text);
  const canvas = new OffscreenCanvas(image.width * 2, image.height * 2);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob();
}

/** A step for a picture: it is shown for as long as that takes. */
function shotOf(view: View, index = view.index()) {
  const now = view.index();
  if (index !== now) view.show(index);
  const shot = { drawn: view.board.drawn(), caption: capital(view.replay.sentence(index)) };
  if (index !== now) view.show(now);
  return shot;
}

/** Four steps that tell a run: the start, the first jump, half of the cells reached, the end. */
function tellingSteps({ replay, trace }: View) {
  const last = trace.steps.length - 1;
  const jump = replay.moves.findIndex((move) => move && move.feet.length > 0);
  const reached = [...replay.first.values()].sort((a, b) => a - b);
  const half = reached[Math.floor(reached.length / 2)] ?? Math.floor(last / 2);
  const chosen = new Set([0, jump < 0 ? Math.floor(last / 4) : jump, half, last]);
  return [...chosen].filter((index) => index >= 0).sort((a, b) => a - b);
}

export function makeShare(
  views: View[],
  payload: Recording,
  position: () => number,
  signal: AbortSignal,
) {
  const name = () => `${views.map(({ trace }) => trace.name).join("-and-")}-step-${position()}`;
  function look() {
    const { colorScheme } = getComputedStyle(node);
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    return colorScheme === "light" || colorScheme === "dark" ? colorScheme : system;
  }
  const shots = () => views.map((view) => shotOf(view));
  const picture = () => pictureOf(shots(), look());
  const status = el("span.quiet", { role: "status" });
  const { field, copy } = makeCopy((text) => write(status, text));
  const link = () => addressOf(node, position());
  /** The steps of all runs, line by line. */
  async function film() {
    const type = filmKind();
    const [{ trace }] = views;
    const command = `snl step PROGRAM BOARD -o ${trace.name}.gif`;
    if (!type) return write(status, `This browser can't record. On a command line: ${command}`);
    const count = Math.max(...views.map(({ stops }) => stops.length));
    const shotAt = (place: number) => (view: View) =>
      shotOf(view, view.stops[Math.min(place, view.stops.length - 1)]);
    const pictureAt = (place: number) => pictureOf(views.map(shotAt(place)), look());
    const blob = await filmOf(type, count, pictureAt, (text) => write(status, text));
    download(blob, type, `${trace.name}.${type.slice(6)}`);
    write(status, "");
  }
  const items = [
    button("Picture (SVG)", "The board at this step", () =>
      download(picture(), "image/svg+xml", `${name()}.svg`),
    ),
    button("Picture (PNG)", "The board at this step", async () =>
      download(await inPixels(picture()), "image/png", `${name()}.png`),
    ),
    button("Film of this run", "Each step, one after the other", film),
    button("Link to this step", null, () => copy(link())),
    button("Page of this run", "A file that needs no network", () =>
      download(pageOf(payload, position()), "text/html", `${name()}.html`),
    ),
  ];
  const menu = el(".column.menu.bare", { role: "group", label: "Export" }, items, field, status);
  menu.hidden = true;
  const opener = button("Export", "A picture, a link, the page", () => open(!!menu.hidden));
  const node = el(".share", opener, menu);
  function open(on: boolean) {
    menu.hidden = !on;
    field.hidden = true;
    status.textContent = "";
    put(opener, "aria-expanded", `${on}`);
  }
  open(false);
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || menu.hidden) return;
    open(false);
    opener.focus();
    event.stopPropagation();
  });
  node.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !node.contains(relatedTarget)) open(false);
  });

  const strip = el(".strip");
  /** On paper there is no stepping: four pictures tell the run instead. */
  function fillStrip() {
    const images = views.flatMap((view) =>
      tellingSteps(view).map((index) => {
        const shot = shotOf(view, index);
        const src = asAddress(pictureOf([shot], "light"));
        return el("img", { src, alt: `Step ${index}: ${shot.caption}` });
      }),
    );
    strip.replaceChildren(...images);
  }
  const paper = matchMedia("print");
  paper.addEventListener("change", () => paper.matches && fillStrip(), { signal });
  // Made for paper, it is filled as soon as it stands at its step.
  if (paper.matches) queueMicrotask(fillStrip);
  return { node, strip };
}

/** Places on a page that a script fills: what their attributes say, and the data after them. */

import type { Options } from "./types.ts";

export const dataAfter = (place: Element) =>
  JSON.parse(place.nextElementSibling?.textContent ?? "null");

export function optionsOf({ dataset }: HTMLElement): Options {
  const { predict, difference, position, level, speed } = dataset;
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  return {
    predict: predict !== undefined,
    difference: difference !== undefined,
    position: number(position),
    level: number(level),
    speed: number(speed),
  };
}

/** Calls for each place when it comes near the window, once. */
export function whenNear(
  places: Iterable<HTMLElement>,
  rootMargin: string,
  act: (place: HTMLElement) => void,
) {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        act(target as HTMLElement);
      }
    },
    { rootMargin },
  );
  for (const place of places) near.observe(place);
}

/** Acts on each in a separate task, so that the page can answer in between. */
export async function oneByOne<Thing>(things: Iterable<Thing>, act: (thing: Thing) => void) {
  for (const thing of things) {
    await new Promise((done) => setTimeout(done));
    act(thing);
  }
}

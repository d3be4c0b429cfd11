/** The buttons and the bar that move a stepper through time. */

import { button, choice, el, flag, picture, put, svg, write } from "./dom.ts";
import { clamp } from "./geometry.ts";
import { ICONS, PAUSE, PLAY } from "./icons.ts";

export interface Host {
  last: () => number;
  index: () => number;
  ticks: () => { at: number; text: string }[];
  /** Of the step at a place, from 0 as in Python. */
  number: (place: number) => number;
  words: (place: number) => string;
  go: (place: number) => void;
  /** The place before. */
  back: () => number;
  /** Goes on; false if something is in the way. */
  forward: () => unknown;
}

const BUTTONS = [
  ["Home", "First", ICONS.Home],
  ["ArrowLeft", "Back", ICONS.ArrowLeft],
  [" ", "Play", PLAY],
  ["ArrowRight", "Forward", ICONS.ArrowRight],
  ["End", "Last", ICONS.End],
];
const SPEEDS: [number, string][] = [0.5, 1, 2, 4, 8].map((times) => [times, `${times}×`]);
const DELAY = 900;
/** The milliseconds in which a move can be shown, and those in which it could not be followed. */
const [LONG, SHORT] = [700, 250];

/**
 * @param speaker the live region that tells each step
 * @param times the speed with which it begins
 */
export function makeTransport(host: Host, speaker: HTMLElement, signal: AbortSignal, times = 1) {
  let delay = DELAY / times;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ticks: { at: number; text: string }[] = [];

  /** The next step comes with this timer; with none, it pauses. */
  function wait(next?: typeof timer) {
    clearTimeout(timer);
    timer = next;
    icon.setAttribute("d", timer ? PAUSE : PLAY);
    put(buttons[2], "label", timer ? "Pause" : "Play");
    // A sentence a step is too much to be spoken while it plays.
    put(speaker, "aria-live", timer ? "off" : "polite");
  }
  const pause = () => wait();
  function goTo(place: number) {
    pause();
    host.go(clamp(place, 0, host.last()));
  }
  /** A step at which a new distance begins stays twice as long. */
  const hold = () => (ticks.some(({ at }) => at === host.index()) ? 2 : 1);
  const tick = () =>
    wait(
      setTimeout(() => {
        if (speaker.isConnected && host.forward() !== false && host.index() < host.last()) tick();
        else pause();
      }, delay * hold()),
    );
  function play() {
    if (timer) {
      pause();
      return;
    }
    if (host.index() >= host.last()) host.go(0);
    tick();
  }
  const acts: Record<string, () => void> = {
    Home: () => goTo(0),
    ArrowLeft: () => goTo(host.back()),
    " ": play,
    End: () => goTo(Infinity),
    ArrowRight() {
      pause();
      host.forward();
    },
    PageDown: () => goTo(ticks.find(({ at }) => at > host.index())?.at ?? Infinity),
    PageUp: () => goTo(ticks.findLast(({ at }) => at < host.index())?.at ?? 0),
  };

  const buttons = BUTTONS.map(([key, label, d]) => {
    const node = picture("", "0 0 16 16", svg("path", { d }));
    return button(node, `${label} (${key.trim() || "space"})`, acts[key], label);
  });
  flag(buttons[3], "primary", true);
  const icon = buttons[2].querySelector("path") as Element;
  let held = 0;
  const bar = el("input.bar", {
    type: "range",
    min: 0,
    label: "Step",
    input: () => goTo(+bar.value),
    // A finger that scrolls the page from here has moved it before that is known.
    pointerdown: () => (held = host.index()),
    pointercancel: () => goTo(held),
  });
  const marks = el(".ticks", { "aria-hidden": "true" });
  const count = el("span.of");
  const speed = choice("Speed", SPEEDS, times, (times) => {
    delay = DELAY / Number(times);
  });

  function update() {
    const at = host.index();
    const last = host.last();
    bar.value = `${at}`;
    put(bar, "aria-valuetext", host.words(at));
    write(count, `${host.number(at)} / ${host.number(last)}`);
    // Not `disabled`: a button that has the focus must keep it.
    const isEnd = (index: number) => (index < 2 ? at <= 0 : index > 2 && at >= last);
    buttons.forEach((node, index) => put(node, "aria-disabled", isEnd(index)));
  }

  function mark({ at, text }: { at: number; text: string }, index: number) {
    const isFar = !index || at - ticks[index - 1].at > host.last() / 30;
    const shown = isFar && index % Math.ceil(ticks.length / 10) === 0 && text;
    return el("span", { style: `--at:${at / Math.max(1, host.last())}` }, shown);
  }

  const parts = [el(".row.buttons", buttons), el(".track", bar, marks), count, speed];
  pause();
  signal.addEventListener("abort", pause);
  return {
    update,
    pause,
    /** The milliseconds in which a step may show its move: none if it plays too fast for that. */
    pace() {
      const most = timer ? 0.8 * delay : LONG;
      return most < SHORT ? 0 : Math.min(most, LONG);
    },
    goTo,
    focus: () => buttons[3].focus(),
    node: el(".row.transport.screen", { role: "group", label: "Time" }, parts),
    reset() {
      ticks = host.ticks();
      bar.max = `${host.last()}`;
      marks.replaceChildren(...ticks.map(mark));
      update();
    },
    /** Keys, but not where one types or chooses. */
    key(key: string, target: Element) {
      const press = key === " " ? ", button, summary" : "";
      if (!acts[key] || target.matches(`select, input:not([type=range])${press}`)) return false;
      acts[key]();
      return true;
    },
  };
}

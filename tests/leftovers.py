"""Counts what the widgets of a page leave behind when they are removed."""

from __future__ import annotations

__all__ = ["COUNTER"]

#: Counts what outlives the nodes of a page: listeners of the window and the document, timers that
#: have not rung, observers that still observe something, frames that are asked for, and animations
#: that still run.
COUNTER = """
window.left = {
  listeners: new Set(), timers: new Set(), observers: new Map(),
  frames: new Set(), moving: new Set(),
};
window.frame = window.requestAnimationFrame;
{
  const {listeners, timers, observers, frames, moving} = left;
  const lasting = (it) => it === window || it === document || it instanceof MediaQueryList;
  const numbers = new Map();
  const numberOf = (it) => numbers.get(it) ?? numbers.set(it, numbers.size).get(it);
  const keyOf = (it, type, listener, options) =>
    [numberOf(it), type, numberOf(listener), !!(options?.capture ?? options)].join();
  const {addEventListener: add, removeEventListener: remove} = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const it = this ?? window;
    if (lasting(it) && !options?.signal?.aborted) {
      const key = keyOf(it, type, listener, options);
      listeners.add(key);
      if (options?.signal) add.call(options.signal, "abort", () => listeners.delete(key));
    }
    return add.call(it, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const it = this ?? window;
    listeners.delete(keyOf(it, type, listener, options));
    return remove.call(it, type, listener, options);
  };
  for (const [set, clear] of [["setTimeout", "clearTimeout"], ["setInterval", "clearInterval"]]) {
    const [begin, end] = [window[set], window[clear]];
    window[set] = (call, ...more) => {
      const id = begin((...given) => {
        if (set === "setTimeout") timers.delete(id);
        call(...given);
      }, ...more);
      timers.add(id);
      return id;
    };
    window[clear] = (id) => {
      timers.delete(id);
      end(id);
    };
  }
  window.requestAnimationFrame = (call) => {
    const id = frame((...given) => {
      frames.delete(id);
      call(...given);
    });
    frames.add(id);
    return id;
  };
  const cancel = window.cancelAnimationFrame;
  window.cancelAnimationFrame = (id) => {
    frames.delete(id);
    cancel(id);
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const made = animate.apply(this, given);
    moving.add(made);
    return made;
  };
  for (const name of ["ResizeObserver", "IntersectionObserver", "MutationObserver"]) {
    window[name] = class extends window[name] {
      observe(node, ...more) {
        observers.set(this, (observers.get(this) ?? new Set()).add(node));
        super.observe(node, ...more);
      }
      unobserve(node) {
        observers.get(this)?.delete(node);
        if (!observers.get(this)?.size) observers.delete(this);
        super.unobserve(node);
      }
      disconnect() {
        observers.delete(this);
        super.disconnect();
      }
    };
  }
}
window.counts = () => [
  left.listeners.size, left.timers.size, left.observers.size, left.frames.size,
  [...left.moving].filter(({playState}) => playState === "running").length,
];
window.loaded = async (text) => {
  const address = URL.createObjectURL(new Blob([text], {type: "text/javascript"}));
  return (await import(address)).default;
};
window.rest = async () => {
  for (let time = 0; time < 3; time += 1) await new Promise(frame);
};
"""

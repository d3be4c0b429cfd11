/**
 * Ends Python code that runs for too long. Nothing can ring from outside while it runs. But Python
 * asks now and then whether a signal has been sent, and whoever answers can look at the clock.
 * `snl_algos/sandbox/in_process.py` sets the time.
 */

import type { PyodideInterface, TypedArray } from "pyodide";

/** SIGUSR1, as Python knows it here. */
const SIGNAL = 10;
/** It rings again after so many milliseconds, in case the code goes on. */
const AGAIN = 20;

/** Gives Python an alarm, as the module `snl_alarm`. */
export function giveAlarm(python: PyodideInterface) {
  const alarm = { at: Infinity, now: () => performance.now() };
  const sent = {
    get 0() {
      const now = performance.now();
      if (now < alarm.at) return 0;
      alarm.at = now + AGAIN;
      return SIGNAL;
    },
    set 0(_) {
      // Python takes the signal back when it has read it: there is nothing to take back.
    },
  };
  // It is asked for its first element, and nothing else.
  python.setInterruptBuffer(sent as unknown as TypedArray);
  python.registerJsModule("snl_alarm", alarm);
}

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { placeOrderByForm } from "../../place-order-by-form.ts";
import { sender } from "../visitors.ts";

/** Somebody orders every quarter of a second, whether the one before has had an answer or not. */
const everyMs = 250;
/** Who waits meanwhile is no reason to let in ever more. */
const mostWaiting = 20;

export interface Outage {
  /** An order sent after this call was confirmed; false when none was within the seconds. */
  untilOrder(seconds: number): Promise<boolean>;
  /** The longest time between two confirmed orders, in seconds; then nobody orders any more. */
  end(): Promise<number>;
}

/** Measures from now on how long orders are not confirmed. */
export function watchOrders(origin: string): Outage {
  let isOver = false;
  let confirmed = performance.now();
  let longest = 0;
  let newest = 0;
  const waiting = new Set<Promise<void>>();
  const order = async () => {
    const sent = performance.now();
    const number = await placeOrderByForm(origin, randomUUID(), "cod", sender()).catch(() => undefined);
    if (!number) return;
    const now = performance.now();
    longest = Math.max(longest, now - confirmed);
    confirmed = now;
    newest = Math.max(newest, sent);
  };
  const goesOn = async () => {
    while (!isOver) {
      if (waiting.size < mostWaiting) {
        const one = order().finally(() => waiting.delete(one));
        waiting.add(one);
      }
      await pause(everyMs);
    }
    await Promise.all(waiting);
  };
  const all = goesOn();
  return {
    async untilOrder(seconds) {
      const begun = performance.now();
      while (newest < begun && performance.now() < begun + seconds * 1000) await pause(50);
      return newest >= begun;
    },
    async end() {
      isOver = true;
      const last = performance.now() - confirmed;
      await all;
      return Math.max(longest, last) / 1000;
    },
  };
}

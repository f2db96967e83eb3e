import { afterTry, allWorks, type Outage, outagesOver, type Store } from "./outage.ts";

const usualMs = 30_000;

/** What this copy of the shop knows of its own writing. */
export class WriteWatch {
  #writing = allWorks;
  #lastTry: Date | undefined;

  /** Did the last try to write there fail? */
  fails(store: Store): boolean {
    return this.#writing.failingSince.has(store);
  }

  /** Every half minute, and sooner while there is reason to doubt. */
  isDue(now: Date): boolean {
    if (!this.#lastTry || this.#writing.failingSince.size > 0) return true;
    // Either way: a clock that was set back must not put the next try off.
    return Math.abs(now.getTime() - this.#lastTry.getTime()) >= usualMs;
  }

  /** A request has failed by an outage: the next round tries without waiting for its time. */
  suspect(): void {
    this.#lastTry = undefined;
  }

  begin(now: Date): void {
    this.#lastTry = now;
  }

  /** True when that changed how the store stands. */
  note(store: Store, worked: boolean, at: Date): boolean {
    const before = this.#writing;
    this.#writing = afterTry(before, { store, worked, at });
    return this.#writing !== before;
  }

  /** Those that are over, for the owner. */
  outages(now: Date): Outage[] {
    return outagesOver(this.#writing, now);
  }
}

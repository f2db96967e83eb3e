import { setTimeout as pause } from "node:timers/promises";

/** Waits until it is so, or throws after `seconds`. What throws is not so yet. */
export async function until(
  isSo: () => Promise<boolean> | boolean,
  what = "what was waited for",
  seconds = 60,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (await Promise.resolve(isSo()).catch(() => false)) return;
    await pause(25);
  }
  throw new Error(`${what} did not happen within ${seconds} s`);
}

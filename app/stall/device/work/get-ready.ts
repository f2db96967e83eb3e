import type { StallList } from "../../sale/stall-list.ts";
import { keepPictures } from "../calls/pictures.ts";
import { fetchLists } from "../calls/shop-calls.ts";
import { changeDevice, sellBy } from "../store/kept-device.ts";
import { type AtWork, listOf, type Readiness } from "./device-state.ts";

/**
 * Fetches what a fair needs, while there is a network: the list, its pictures, and this page by its worker
 * (STALL-42). `stallId` is the stall that was chosen, where several are open.
 */
export async function getReady(work: AtWork, stallId: string | undefined): Promise<void> {
  const { database, shown, changed } = work;
  const { device } = shown.now();
  if (!device) return;
  step(work, { at: "working" });
  const answer = await fetchLists(device);
  switch (answer.kind) {
    case "signed-off":
      await changeDevice(database, (before) => ({ ...(before ?? device), isSignedOff: true }));
      step(work, { at: "idle" });
      return changed();
    case "away":
      return step(work, { at: "away" });
    case "lists": {
      if (answer.isClockOff !== undefined) shown.change({ isClockOff: answer.isClockOff, network: "on" });
      const list = chosen(answer.lists, stallId);
      if (!list)
        return step(work, { at: answer.lists.length === 0 ? "no-stall" : "choose", choices: answer.lists });
      step(work, { choices: answer.lists });
      return readyFor(work, list);
    }
  }
}

const chosen = (lists: readonly StallList[], stallId: string | undefined): StallList | undefined =>
  lists.length === 1 ? lists[0] : lists.find(({ stall }) => stall.id === stallId);

async function readyFor(work: AtWork, list: StallList): Promise<void> {
  const { database, shown, changed } = work;
  const before = listOf(shown.now());
  try {
    await sellBy(database, list);
    await changed();
    await keepPictures(list, (pictures) => step(work, { pictures }));
    await navigator.serviceWorker.ready;
    const isPersisted = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
    shown.change({ isPersisted });
    step(work, { at: "ready" });
  } catch {
    // What was ready before still is.
    if (before) await sellBy(database, before).catch(() => undefined);
    step(work, { at: "away" });
  }
}

const step = ({ shown }: AtWork, change: Partial<Readiness>): void =>
  shown.change({ readiness: { ...shown.now().readiness, ...change } });

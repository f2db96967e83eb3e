import { stallPath } from "../stall-places.ts";
import { readDevice, readLists } from "../store/kept-device.ts";
import { forgetOld, readKeptSales } from "../store/kept-sales.ts";
import { openStallDatabase, type StallDatabase } from "../store/stall-database.ts";
import type { AtWork, ShownDevice } from "./device-state.ts";
import { pairDevice } from "./pair-device.ts";
import { SaleSender } from "./send-sales.ts";

/** A device at work, with what sends its sales. */
export interface OpenDevice extends AtWork {
  sender: SaleSender;
}

/** What a browser needs for it; a private tab lacks some of it in some browsers. */
const needed = (): boolean =>
  isSecureContext &&
  "serviceWorker" in navigator &&
  "indexedDB" in globalThis &&
  "caches" in globalThis &&
  "locks" in navigator;

/** Opens what is kept, has the worker keep this page, and begins to send. */
export async function openDevice(shown: ShownDevice): Promise<OpenDevice | undefined> {
  if (!needed()) return told(shown, "lacks");
  const opened = await openStallDatabase();
  if (opened.kind !== "open") return told(shown, opened.kind === "blocked" ? "blocked" : "lacks");
  const registered = await navigator.serviceWorker
    .register(`${stallPath}/worker.js`, { scope: stallPath })
    .catch(() => navigator.serviceWorker.getRegistration(stallPath));
  if (!registered && navigator.onLine !== false) return told(shown, "lacks");
  const work = workWith(opened.database, shown);
  await forgetOld(opened.database, work.now()).catch(() => undefined);
  await work.changed();
  const isPersisted = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  shown.change({ phase: "running", isPersisted });
  const sender = new SaleSender(work, Math.random);
  const { code } = shown.now();
  if (code) await pairDevice(work, code);
  void sender.send();
  sendWhen(sender, shown);
  return { ...work, sender };
}

function told(shown: ShownDevice, phase: "lacks" | "blocked"): undefined {
  shown.change({ phase });
  return undefined;
}

function workWith(database: StallDatabase, shown: ShownDevice): AtWork {
  const tabs = new BroadcastChannel("stall");
  const readAgain = async () => {
    const [device, lists, sales] = await Promise.all([
      readDevice(database),
      readLists(database),
      readKeptSales(database),
    ]);
    shown.change({ device, lists, sales });
  };
  tabs.onmessage = () => void readAgain().catch(() => undefined);
  const changed = async () => {
    await readAgain();
    tabs.postMessage("changed");
  };
  return { database, shown, changed, now: () => new Date() };
}

function sendWhen(sender: SaleSender, shown: ShownDevice): void {
  addEventListener("online", () => void sender.send());
  addEventListener("offline", () => shown.change({ network: "off" }));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void sender.send();
  });
}

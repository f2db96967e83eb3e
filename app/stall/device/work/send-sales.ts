import { mostSalesAtOnce, type StallSale } from "../../sale/stall-sale.ts";
import type { ReadSyncAnswer } from "../calls/shop-answers.ts";
import { sync } from "../calls/shop-calls.ts";
import { dueSales, type KeptSale, lastSaleNumbers, waitingSales } from "../rules/kept-sale.ts";
import { nextTry } from "../rules/next-try.ts";
import { changeDevice, readDevice, readLists, type ThisDevice } from "../store/kept-device.ts";
import { noteStates, readKeptSales } from "../store/kept-sales.ts";
import type { AtWork } from "./device-state.ts";

/** The shop is told that the device lives, and asked what it has. */
const beat = 5 * 60_000;

interface Sent {
  isAway: boolean;
  waitSeconds: number;
}

/** Sends what waits: after each sale, when there is a network again, and every few minutes (STALL-52). */
export class SaleSender {
  readonly #work: AtWork;
  readonly #chance: () => number;
  #running: Promise<void> | undefined;
  #isAsked = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(work: AtWork, chance: () => number) {
    this.#work = work;
    this.#chance = chance;
  }

  /** At once, or right after what is being sent. */
  send(): Promise<void> {
    this.#isAsked = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    let wait = beat;
    while (this.#isAsked) {
      this.#isAsked = false;
      const { isAway, waitSeconds } = await this.#sendInTurn();
      this.#failures = isAway ? this.#failures + 1 : 0;
      wait = isAway ? nextTry(this.#failures, this.#chance(), waitSeconds) : beat;
    }
    this.#timer = setTimeout(() => void this.send(), wait);
  }

  /** Never two tabs at once. */
  async #sendInTurn(): Promise<Sent> {
    if (navigator.onLine === false) {
      this.#work.shown.change({ network: "off" });
      return { isAway: true, waitSeconds: 0 };
    }
    const sent = await navigator.locks
      .request("stall-sync", () => sendAll(this.#work))
      .catch(() => ({ isAway: true, waitSeconds: 0 }));
    await this.#work.changed().catch(() => undefined);
    return sent;
  }
}

const none: Sent = { isAway: false, waitSeconds: 0 };

/** Each sale is told once in a turn, fifty at a time; if none waits the shop is asked what it has. */
async function sendAll(work: AtWork): Promise<Sent> {
  const told = new Set<string>();
  for (let isFirst = true; ; isFirst = false) {
    const [device, sales] = await Promise.all([readDevice(work.database), readKeptSales(work.database)]);
    if (!device || device.isSignedOff) return none;
    const due = dueSales(sales, device).filter(({ id }) => !told.has(id));
    if (due.length === 0 && !isFirst) return none;
    const some = due.slice(0, mostSalesAtOnce);
    const sent = await sendSome(work, device, { sales, some });
    if (sent) return sent;
    for (const { id } of some) told.add(id);
  }
}

/** Undefined where the shop has answered, so that more can be sent. */
async function sendSome(
  work: AtWork,
  device: ThisDevice,
  { sales, some }: { sales: readonly KeptSale[]; some: readonly KeptSale[] },
): Promise<Sent | undefined> {
  const { database, shown } = work;
  const last = lastOf(device, sales);
  const said = await sync(device, { last, waiting: waitingSales(sales), sales: some.map(sentSale) });
  switch (said.kind) {
    case "away":
      shown.change({ network: said.isOffline ? "off" : "on" });
      return { isAway: true, waitSeconds: said.waitSeconds };
    case "signed-off":
      shown.change({ network: "on" });
      await changeDevice(database, (now) => signedOff(now ?? device, device));
      return none;
    case "told":
      shown.change({ network: "on", isClockOff: said.isClockOff ?? shown.now().isClockOff });
      await noteAnswer(work, device, said.answer);
      return undefined;
  }
}

async function noteAnswer(
  { database }: AtWork,
  device: ThisDevice,
  { have, states, closed }: ReadSyncAnswer,
): Promise<void> {
  await noteStates(database, have, states);
  const lists = await readLists(database);
  const stall = lists.find(({ id }) => id === device.listId)?.stall.id;
  const isClosed = stall !== undefined && closed.includes(stall);
  await changeDevice(database, (now) => ({ ...(now ?? device), have, isClosed }));
}

/** Another tab may have signed it on again meanwhile. */
const signedOff = (now: ThisDevice, asked: ThisDevice): ThisDevice => ({
  ...now,
  isSignedOff: now.secret === asked.secret || now.isSignedOff,
});

const lastOf = (device: ThisDevice, sales: readonly KeptSale[]): Record<string, number> =>
  lastSaleNumbers([
    ...sales.filter(({ letter }) => letter === device.letter),
    ...Object.entries(device.last).map(([year, counter]) => ({ year, counter })),
  ]);

/** A sale as the shop reads it, without what is this device's alone. */
const sentSale = ({ state: _, letter: __, ...sale }: KeptSale): StallSale => sale;

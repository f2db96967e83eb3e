import { type Paise, paise } from "#values/money/money.ts";
import type { StallPay, StallSaleLine } from "../../sale/stall-sale.ts";
import {
  type Have,
  isForgotten,
  isWithShop,
  type KeptSale,
  lastSaleNumbers,
  type PhoneSaleState,
} from "../rules/kept-sale.ts";
import { saleMoment } from "../rules/sale-moment.ts";
import type { ThisDevice } from "./kept-device.ts";
import { NotWritten, type StallDatabase, type Taken } from "./stall-database.ts";

/** What is sold, before it has its number. */
export interface NewSale {
  id: string;
  listId: string;
  lines: readonly StallSaleLine[];
  total: Paise;
  pay: StallPay;
  given: Paise | null;
}

export const readKeptSales = (database: StallDatabase): Promise<KeptSale[]> =>
  database.read<KeptSale[]>("sales", (store) => store.getAll());

/**
 * Gives a sale its number and keeps it, both or neither (STALL-50): the next one of its financial year,
 * whatever another tab gave. A sale that was kept before, by a press whose answer was lost, is the same one.
 */
export function giveNumber(
  database: StallDatabase,
  sale: NewSale,
  state: Extract<PhoneSaleState, "open" | "waiting">,
  now: Date,
): Promise<KeptSale> {
  return database.write(["device", "sales"], async (take) => {
    const before = await newestFirst(take);
    const same = before.find(({ id }) => id === sale.id);
    if (same) return same;
    const device = await take<ThisDevice | undefined>("device", (store) => store.get("this"));
    if (!device || device.isSignedOff) throw new NotWritten("refused");
    const { letter } = device;
    const { at, year } = saleMoment(now, before.find((each) => each.letter === letter)?.at);
    const known = Math.max(device.last[year] ?? 0, device.have[year] ?? 0);
    const counter = Math.max(known, await lastOf(take, letter, year)) + 1;
    const numbered = { ...sale, letter, year, counter, at };
    const kept: KeptSale = { ...numbered, reference: null, isVoid: false, state };
    await take("sales", (store) => store.add(kept));
    return kept;
  });
}

/** A few of the newest: a press that is doubled, and the clock of the last sale. */
async function newestFirst(take: Taken): Promise<KeptSale[]> {
  const keys = await take<IDBValidKey[]>("sales", (store) => store.getAllKeys());
  const some = await Promise.all(
    keys.slice(-20).map((key) => take<KeptSale | undefined>("sales", (store) => store.get(key))),
  );
  return some.flatMap((sale) => sale ?? []).reverse();
}

async function lastOf(take: Taken, letter: string, year: string): Promise<number> {
  const range = IDBKeyRange.bound([letter, year, 0], [letter, year, Number.POSITIVE_INFINITY]);
  const keys = await take<IDBValidKey[]>("sales", (store) => store.getAllKeys(range));
  const newest = keys.at(-1);
  return Array.isArray(newest) ? Number(newest[2]) : 0;
}

type Key = Pick<KeptSale, "letter" | "year" | "counter">;

const inStore = ({ letter, year, counter }: Key): IDBValidKey => [letter, year, counter];

/** A sale whose number was given is paid; undefined where another tab has finished or thrown it away. */
export const finishSale = (database: StallDatabase, key: Key, paid: Pick<KeptSale, "pay" | "reference">) =>
  changeOpen(database, key, (sale) => ({ ...sale, ...paid, state: "waiting" }));

/** Its number was given, so the shop is told that it was thrown away. */
export const throwAway = (database: StallDatabase, key: Key) =>
  changeOpen(database, key, (sale) => ({
    ...sale,
    lines: [],
    total: paise(0),
    reference: null,
    given: null,
    isVoid: true,
    state: "waiting",
  }));

const changeOpen = (database: StallDatabase, key: Key, change: (sale: KeptSale) => KeptSale) =>
  database.write(["sales"], async (take) => {
    const sale = await take<KeptSale | undefined>("sales", (store) => store.get(inStore(key)));
    if (sale?.state !== "open") return undefined;
    const changed = change(sale);
    await take("sales", (store) => store.put(changed));
    return changed;
  });

/**
 * What the shop says to have, and what it has made of sales. What it has without having said so, since its
 * answer was lost, is with it.
 */
export const noteStates = (
  database: StallDatabase,
  have: Have,
  states: ReadonlyMap<string, PhoneSaleState>,
): Promise<void> =>
  database.write(["device", "sales"], async (take) => {
    const device = await take<ThisDevice | undefined>("device", (store) => store.get("this"));
    for (const sale of await take<KeptSale[]>("sales", (store) => store.getAll())) {
      if (sale.letter !== device?.letter) continue;
      const lost = sale.state === "waiting" && isWithShop(sale, have) ? "kept" : sale.state;
      const state = states.get(sale.id) ?? lost;
      if (sale.state !== state) await take("sales", (store) => store.put({ ...sale, state }));
    }
  });

/** Forgets what is booked and old; its numbers stay given. */
export const forgetOld = (database: StallDatabase, now: Date): Promise<void> =>
  database.write(["device", "sales"], async (take) => {
    const old = (await take<KeptSale[]>("sales", (store) => store.getAll())).filter((sale) =>
      isForgotten(sale, now),
    );
    const device = await take<ThisDevice | undefined>("device", (store) => store.get("this"));
    if (old.length === 0 || !device) return;
    const own = old.filter(({ letter }) => letter === device.letter);
    const last = lastSaleNumbers([
      ...own,
      ...Object.entries(device.last).map(([year, counter]) => ({ year, counter })),
    ]);
    await take("device", (store) => store.put({ ...device, last }, "this"));
    for (const sale of old) await take("sales", (store) => store.delete(inStore(sale)));
  });

import type { StallList } from "../../sale/stall-list.ts";
import type { Have } from "../rules/kept-sale.ts";
import type { StallDatabase } from "./stall-database.ts";

/** Who this device is to the shop, and what the shop has told it. */
export interface ThisDevice {
  deviceId: string;
  secret: string;
  letter: string;
  name: string;
  /** The highest numbers given, of sales that are forgotten, or were made before its data was lost. */
  last: Readonly<Record<string, number>>;
  have: Have;
  isSignedOff: boolean;
  /** By which list it sells; null until it was made ready. */
  listId: string | null;
  /** The stall of that list was closed. */
  isClosed: boolean;
}

const key = "this";

export async function readDevice(database: StallDatabase): Promise<ThisDevice | undefined> {
  return database.read<ThisDevice | undefined>("device", (store) => store.get(key));
}

/** Changes what is kept of the device, by what is there: two tabs lose nothing of each other's. */
export const changeDevice = (
  database: StallDatabase,
  change: (device: ThisDevice | undefined) => ThisDevice,
): Promise<ThisDevice> =>
  database.write(["device"], async (take) => {
    const before = await take<ThisDevice | undefined>("device", (store) => store.get(key));
    const device = change(before);
    await take("device", (store) => store.put(device, key));
    return device;
  });

export const readLists = (database: StallDatabase): Promise<StallList[]> =>
  database.read<StallList[]>("lists", (store) => store.getAll());

/** Keeps a list, by which sales are shown for as long as they are kept, and sells by it. */
export const sellBy = (database: StallDatabase, list: StallList): Promise<void> =>
  database.write(["device", "lists"], async (take) => {
    const device = await take<ThisDevice | undefined>("device", (store) => store.get(key));
    if (!device) return;
    await take("lists", (store) => store.put(list));
    await take("device", (store) => store.put({ ...device, listId: list.id, isClosed: false }, key));
  });

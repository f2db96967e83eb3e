import type { StallList } from "../../sale/stall-list.ts";
import type { KeptSale } from "../rules/kept-sale.ts";
import type { ThisDevice } from "../store/kept-device.ts";
import type { StallDatabase } from "../store/stall-database.ts";

/** How far this device is ready for a fair. */
export interface Readiness {
  at: "idle" | "working" | "away" | "no-stall" | "choose" | "ready";
  /** Of the stalls that are open, where there are several. */
  choices: readonly StallList[];
  pictures: { done: number; all: number; missing: number };
}

/** All that its screens show, but for what is being typed. */
export interface DeviceState {
  phase: "opening" | "lacks" | "blocked" | "away" | "running";
  device: ThisDevice | undefined;
  lists: readonly StallList[];
  sales: readonly KeptSale[];
  network: "unknown" | "on" | "off";
  isClockOff: boolean;
  /** Does the browser promise to keep what is written? */
  isPersisted: boolean;
  pairing: "idle" | "asking" | "away" | "refused";
  /** The code of the link, as long as it has signed nothing on. */
  code: string;
  readiness: Readiness;
}

const atFirst: DeviceState = {
  phase: "opening",
  device: undefined,
  lists: [],
  sales: [],
  network: "unknown",
  isClockOff: false,
  isPersisted: false,
  pairing: "idle",
  code: "",
  readiness: { at: "idle", choices: [], pictures: { done: 0, all: 0, missing: 0 } },
};

/** What a device shows, and who is told when it changes. */
export class ShownDevice {
  #state = atFirst;
  readonly #listeners = new Set<() => void>();

  readonly now = (): DeviceState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(change: Partial<DeviceState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** What the acts of a device work with. */
export interface AtWork {
  database: StallDatabase;
  shown: ShownDevice;
  now: () => Date;
  /** Reads all again, here and in the other tabs. */
  changed: () => Promise<void>;
}

/** The list by which it sells. */
export const listOf = ({ device, lists }: Pick<DeviceState, "device" | "lists">): StallList | undefined =>
  lists.find(({ id }) => id === device?.listId);

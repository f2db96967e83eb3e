import type { StatusName } from "./statuses.ts";

/** A scan on a parcel's way. */
export interface Activity {
  status: StatusName;
  words: string;
  place: string;
  /** Unix seconds. */
  at: number;
}

/** An order as the carrier keeps it, with its one shipment. */
export interface CarrierOrder {
  id: number;
  /** The shop's own number for it. */
  number: string;
  shipmentId: number;
  createdAt: number;
  customer: { name: string; address: string; city: string; state: string; pincode: string; phone: string };
  items: { name: string; units: number }[];
  cod: boolean;
  total: number;
  /** Kilograms, as the shop said. */
  weight: number;
  /** Kilograms, as the courier measured; null until it did. */
  chargedWeight: number | null;
  awb: string | null;
  courierId: number | null;
  freight: number | null;
  /** When its pickup was asked for, Unix seconds. */
  pickupAt: number | null;
  cancelled: boolean;
  activities: Activity[];
  /** How many steps of its journey have been told by the clock. */
  told: number;
}

/** Everything that must survive the simulator's own restart. */
export interface CarrierState {
  orders: Map<number, CarrierOrder>;
  /** Valid ones, with their end in Unix seconds. */
  tokens: Map<string, number>;
  lastId: number;
  /** PIN codes, or the beginnings of some, where no courier goes. */
  unserviceable: string[];
  /** How far the simulator's clock runs ahead of this machine's. */
  aheadSeconds: number;
}

export const emptyState = (): CarrierState => ({
  orders: new Map(),
  tokens: new Map(),
  lastId: 200_000_000,
  // The islands: a demo shop shows what happens there.
  unserviceable: ["744"],
  aheadSeconds: 0,
});

/** What the carrier's acts stand on. */
export interface Carrier {
  state: CarrierState;
  email: string;
  password: string;
  /** Where the simulator answers, for the addresses that it gives out. */
  origin(): string;
  /** Unix seconds, by the simulator's own clock. */
  now(): number;
  /** Tells the shop of a parcel's newest activity. */
  emit(order: CarrierOrder): void;
}

export const newId = (state: CarrierState): number => {
  state.lastId += 1;
  return state.lastId;
};

import type { Carrier, CarrierOrder } from "./carrier-state.ts";
import { type StatusName, statuses } from "./statuses.ts";

interface Step {
  /** Minutes after its pickup was asked for. */
  after: number;
  status: StatusName;
}

const usual: Step[] = [
  { after: 4, status: "out_for_pickup" },
  { after: 9, status: "picked_up" },
  { after: 25, status: "in_transit" },
  { after: 60, status: "at_hub" },
  { after: 90, status: "out_for_delivery" },
];
const delivered: Step[] = [{ after: 110, status: "delivered" }];
const secondTry: Step[] = [
  { after: 105, status: "undelivered" },
  { after: 150, status: "out_for_delivery" },
  { after: 170, status: "delivered" },
];
const cameBack: Step[] = [
  { after: 105, status: "undelivered" },
  { after: 140, status: "rto_initiated" },
  { after: 160, status: "rto_in_transit" },
  { after: 240, status: "rto_delivered" },
];

/** Most parcels arrive; some at the second try, and few come back. */
const journeyOf = ({ id }: CarrierOrder): Step[] => [
  ...usual,
  ...(id % 23 === 0 ? cameBack : id % 7 === 0 ? secondTry : delivered),
];

/** What happens by itself as time passes: couriers fetch parcels and carry them on. */
export function passTime(carrier: Carrier): void {
  for (const order of carrier.state.orders.values()) {
    if (order.pickupAt === null || order.cancelled) continue;
    for (const { after, status } of journeyOf(order).slice(order.told)) {
      const at = order.pickupAt + after * 60;
      if (at > carrier.now()) break;
      order.told += 1;
      tell(carrier, order, { status, at });
    }
  }
}

/** A scan on a parcel's way, and the event that tells the shop of it. */
export function tell(
  carrier: Carrier,
  order: CarrierOrder,
  scan: {
    status: StatusName;
    words?: string | undefined;
    place?: string | undefined;
    at?: number | undefined;
  },
): void {
  order.activities.push({
    status: scan.status,
    words: scan.words ?? statuses[scan.status].words,
    place: scan.place ?? placeOf(order, scan.status),
    at: scan.at ?? carrier.now(),
  });
  carrier.emit(order);
}

const atSellers: StatusName[] = ["pickup_scheduled", "out_for_pickup", "picked_up", "rto_delivered"];

const placeOf = ({ customer }: CarrierOrder, status: StatusName): string =>
  atSellers.includes(status) ? "Madhubani" : customer.city;

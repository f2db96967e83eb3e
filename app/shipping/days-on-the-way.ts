import type { CourierService } from "./pincodes/delivery-answer.ts";
import { deliveryDays, type ShippingMethod } from "./shipping.ts";

/** Express saves so many working days, and takes two at least. */
const saved = deliveryDays.standard[1] - deliveryDays.express[1];
const leastExpress = deliveryDays.express[0];

/**
 * Within how many working days a parcel arrives after it left, at least and at most (CASH-11). Where the shop
 * knows how long the way to a PIN code is, Standard takes that, and Express less.
 */
export function daysOnTheWay(
  method: ShippingMethod,
  service: Pick<CourierService, "days"> | undefined,
): readonly [least: number, most: number] {
  const known = service?.days ?? undefined;
  if (known === undefined) return deliveryDays[method];
  const express = Math.min(known, Math.max(leastExpress, known - saved));
  const most = { standard: known, express }[method];
  const [least, usual] = deliveryDays[method];
  return [Math.max(1, most - (usual - least)), most];
}

import { type Paise, paise, roundingOf, sum } from "#values/money/money.ts";
import { openPieces } from "./order-parcels.ts";
import { holdsPieces, type Parcel, type ParcelPieces } from "./shipment.ts";

interface PaidLine {
  id: string;
  quantity: number;
  unitPrice: Paise;
  /** Its share of the order's discounts. */
  discount: Paise;
}

/** What an order asks at the door. */
export interface OwedOrder {
  /** 0 for what is paid, or paid another way. */
  due: Paise;
  lines: readonly PaidLine[];
  parcels: readonly (Parcel & { cashToCollect: Paise })[];
}

/**
 * What the courier collects with a parcel of these pieces (SHIP-13): what they cost after their share of the
 * discounts; shipping and fees with the first parcel. The parcel that takes the last open pieces brings
 * whatever is left, so that all of them come to the order's total; where that is whole rupees, each is.
 */
export function cashOf({ due, lines, parcels }: OwedOrder, items: readonly ParcelPieces[]): Paise {
  const others = parcels.filter(holdsPieces);
  const left = paise(Math.max(0, due - sum(others.map(({ cashToCollect }) => cashToCollect))));
  if (isLast(lines, parcels, items)) return left;
  const goods = sum(items.map((item) => costOf(item, lines)));
  const aside = others.length > 0 ? 0 : due - sum(lines.map((line) => costOf(whole(line), lines)));
  const asked = paise(goods + Math.max(0, aside));
  return paise(Math.min(left, due % 100 === 0 ? asked + roundingOf(asked) : asked));
}

const whole = ({ id, quantity }: PaidLine): ParcelPieces => ({ orderItemId: id, quantity });

function costOf({ orderItemId, quantity }: ParcelPieces, lines: readonly PaidLine[]): Paise {
  const line = lines.find(({ id }) => id === orderItemId);
  if (!line) return paise(0);
  const share = Math.round((line.discount * quantity) / line.quantity);
  return paise(line.unitPrice * quantity - share);
}

const isLast = (
  lines: readonly PaidLine[],
  parcels: readonly Parcel[],
  items: readonly ParcelPieces[],
): boolean =>
  openPieces(lines, parcels).every(({ orderItemId, quantity }) =>
    items.some((item) => item.orderItemId === orderItemId && item.quantity >= quantity),
  );

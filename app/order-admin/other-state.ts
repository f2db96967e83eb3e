import type { OrderLine } from "#orders/order.ts";
import { indianState } from "#values/contact/indian-state.ts";
import { type ShopPlace, stateOfShop } from "#values/contact/shop-place.ts";
import { mayBeHandicraft } from "#values/money/handicraft.ts";
import type { AdminOrder } from "./admin-order.ts";

/** What the owner of a shop without a GSTIN should know before a parcel leaves the state (BOOKS-22). */
export interface OtherState {
  /** As its address names it. */
  state: string;
  /** Goods that are no handicraft by their HSN code. */
  noHandicraft: readonly string[];
  /** Goods without a code, of which nobody can tell. */
  withoutCode: readonly string[];
}

type Sent = Pick<AdminOrder, "fulfilment" | "shipping"> & {
  lines: readonly Pick<OrderLine, "productName" | "hsn">[];
};

/** Undefined of a shop with a GSTIN, of a parcel that stays in the state, and once all has left. */
export function leavingStateOf(
  { fulfilment, shipping, lines }: Sent,
  shop: ShopPlace,
): OtherState | undefined {
  const mayLeave = fulfilment === "pending" || fulfilment === "processing";
  if (shop.gstin || !mayLeave) return undefined;
  const own = stateOfShop(shop);
  if (own !== undefined && indianState(shipping.state) === own) return undefined;
  return {
    state: shipping.state,
    noHandicraft: namesOf(lines.filter(({ hsn }) => hsn && !mayBeHandicraft(hsn))),
    withoutCode: namesOf(lines.filter(({ hsn }) => !hsn)),
  };
}

const namesOf = (lines: Sent["lines"]): string[] => [...new Set(lines.map(({ productName }) => productName))];

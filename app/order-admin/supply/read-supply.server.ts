import { kindOf, taxPlaceOf } from "#orders/invoice/draw-up-invoice.ts";
import { findInvoice } from "#orders/invoice/invoice.db.server.ts";
import { type Invoice, supplyStateOf } from "#orders/invoice/invoice.ts";
import type { Db } from "#platform/database/db.ts";
import type { IndianState } from "#values/contact/indian-state.ts";
import type { TaxPlace } from "#values/money/tax-split.ts";
import { otherStateOf, placeOfSupply, type SupplyRule } from "#values/place-of-supply.ts";
import type { AdminOrder } from "../admin-order.ts";

/** Where an order is supplied whose buyer is registered in another state than the one that it goes to. */
export interface OrderSupply {
  rule: SupplyRule;
  /** By GST's two digits; null where the parcel goes to no state that we know. */
  stateCode: string | null;
  taxPlace: TaxPlace;
  /** False of a bill of supply: no goods of it bear tax. */
  isTaxed: boolean;
  registeredIn: IndianState;
  /** The shop's own. */
  sellerGstin: string;
  /** Its invoice's number, which says all of this; null until there is one. */
  invoice: string | null;
}

/** Null where the rule makes no difference: for a private buyer, within a state, without a GSTIN of ours. */
export async function readSupply(
  db: Db,
  { gstin }: { gstin?: string | undefined },
  order: AdminOrder,
): Promise<OrderSupply | null> {
  const registeredIn = otherStateOf(order);
  if (registeredIn === undefined) return null;
  const invoice = await findInvoice(db, order.id);
  if (invoice) return invoice.seller.gstin === null ? null : { ...supplyOfPaper(invoice), registeredIn };
  if (gstin === undefined) return null;
  const stateCode = placeOfSupply(order);
  return {
    rule: order.supplyRule,
    stateCode,
    taxPlace: taxPlaceOf(stateCode, { gstin }),
    isTaxed: kindOf(order, { gstin }) === "tax",
    registeredIn,
    sellerGstin: gstin,
    invoice: null,
  };
}

const supplyOfPaper = (facts: Invoice): Omit<OrderSupply, "registeredIn"> => ({
  rule: facts.supplyStateCode === undefined ? "parcel" : "buyer",
  stateCode: supplyStateOf(facts),
  taxPlace: facts.taxPlace,
  isTaxed: facts.kind === "tax",
  sellerGstin: facts.seller.gstin ?? "",
  invoice: facts.number,
});

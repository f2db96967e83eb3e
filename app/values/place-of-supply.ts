import { stateOfGstCode } from "./contact/indian-state.ts";
import { isGstin } from "./money/gstin.ts";

/**
 * Where an order's place of supply is that a registered company has sent to a third person in another state:
 * where the parcel goes (section 10(1)(a) of the IGST Act, 2017), or where the company is registered (section
 * 10(1)(b)). The owner chooses between them, with her accountant.
 */
export const supplyRules = ["parcel", "buyer"] as const;

export type SupplyRule = (typeof supplyRules)[number];

export const usualSupplyRule: SupplyRule = "parcel";

/** What the place of supply of an order follows from. */
export interface SuppliedOrder {
  /** As it was frozen when the order was placed, or as the owner has said since. */
  supplyRule: SupplyRule;
  /** Null where its buyer is not registered. */
  buyerGstin: string | null;
  /** Of where the parcel goes, by GST's two digits; null where that is no state that we know. */
  shippingStateCode: string | null;
}

/**
 * The state that a buyer is registered in, by GST's two digits. Undefined for one who is not, and for what
 * only looks like a GSTIN: numbers of embassies, of those who deduct tax, and of no state tell no place of
 * business.
 */
const registeredIn = (gstin: string | null): string | undefined =>
  gstin !== null && isGstin(gstin) ? gstin.slice(0, 2) : undefined;

/** The state that a company is registered in whose parcel goes to another one; undefined of all others. */
export const otherStateOf = ({ buyerGstin, shippingStateCode }: Omit<SuppliedOrder, "supplyRule">) => {
  const code = registeredIn(buyerGstin);
  return code === undefined || code === shippingStateCode ? undefined : stateOfGstCode(code);
};

/** An order's place of supply, by GST's two digits; null where it is not known (INVOICE-7, INVOICE-20). */
export function placeOfSupply(order: SuppliedOrder): string | null {
  switch (order.supplyRule) {
    case "parcel":
      return order.shippingStateCode;
    case "buyer":
      return registeredIn(order.buyerGstin) ?? order.shippingStateCode;
  }
}

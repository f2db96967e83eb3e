import type { Holder } from "#accounts/permissions/holder.ts";
import { type OrderChange, ownerAct, type SeenOrder } from "#orders/history/owner-act.server.ts";
import { findInvoiceNumber } from "#orders/invoice/invoice.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { otherStateOf, type SupplyRule } from "#values/place-of-supply.ts";

/** As history and audit log keep it. */
const inWords: Readonly<Record<SupplyRule, string>> = {
  parcel: "where the parcel goes",
  buyer: "where the buyer is registered",
};

/**
 * The owner says for one order where it is supplied, until its invoice is made; once, however often it is
 * sent. 'unfit' where it makes no difference.
 */
export const setSupplyRule = (
  { db }: Pick<OrderServices, "db">,
  actor: Holder<"money">,
  { orderId, version, supplyRule }: SeenOrder & { supplyRule: SupplyRule },
): Promise<OrderChange> =>
  ownerAct({ db }, actor, orderId, async (row, trx) => {
    if (row.supply_rule === supplyRule) return { kind: "kept", isToldToCustomer: false };
    const number = await findInvoiceNumber(trx, row.id);
    if (number !== null) return { kind: "invoiced", number };
    if (row.version !== version) return { kind: "stale" };
    if (!otherStateOf({ buyerGstin: row.buyer_gstin, shippingStateCode: row.shipping_state_code }))
      return { kind: "unfit" };
    const place = inWords[supplyRule];
    return {
      set: { supply_rule: supplyRule },
      audit: { action: "order.supply_rule_set", detail: { place } },
      history: `Place of supply: ${place}`,
    };
  });

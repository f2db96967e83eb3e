import { findInvoice } from "#orders/invoice/invoice.db.server.ts";
import { sellerOf } from "#orders/invoice/invoice.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { billedHomes } from "#orders/placing/goes-to-many.db.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import type { AdminOrder } from "./admin-order.ts";
import { billNow, type EWayNeed, eWayNeedOf, mayLeave } from "./e-way-need.ts";

/** Does an order need an e-way bill before it leaves? */
export async function readEWayNeed(
  { db, config, now }: Pick<OrderServices, "db" | "config" | "now">,
  { homes: _homes, ...order }: AdminOrder,
): Promise<EWayNeed | undefined> {
  if (!mayLeave(order)) return undefined;
  const issued = await findInvoice(db, order.id);
  if (issued) return eWayNeedOf(order, issued);
  const homes = await billedHomes(db, { id: order.id, buyer_gstin: order.buyerGstin });
  const toMany = homes && { homes, shippingStateCode: homes.stateCode };
  return eWayNeedOf(order, billNow({ ...order, ...toMany }, sellerOf(shopInEnglish(config)), now()));
}

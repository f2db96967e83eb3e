import type { Transaction } from "kysely";
import { judgeCash } from "#cash-on-delivery/judge-cash.ts";
import { isOpenCash } from "#orders/cash/confirmation.ts";
import type { Delivery, DeliveryErrors } from "#orders/placing/delivery.form.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Services } from "#platform/services.server.ts";
import { findService } from "#shipping/pincodes/pincodes.db.server.ts";
import { needsMobile } from "#values/money/cash-terms.ts";
import type { AdminOrder } from "../admin-order.ts";

/**
 * Why an order for cash can't be paid so where its buyer wants it to go now (CASH-15). Sums and what is known
 * of the phone were judged when it was placed; what stands already is not judged anew.
 */
export async function whyNoCashThere(
  trx: Transaction<Tables>,
  { config }: Pick<Services, "config">,
  order: AdminOrder,
  { address: { state, pincode }, phone }: Delivery,
): Promise<DeliveryErrors | undefined> {
  if (!isOpenCash(order)) return undefined;
  const { cash } = config.shop;
  const { shipping, billing, total } = order;
  const facts = { total, state, pincode, phone };
  if (state !== shipping.state || pincode !== shipping.pincode) {
    const service = await findService(trx, pincode);
    const place = judgeCash({ ...noTerms, blockedStates: cash.blockedStates }, { ...facts, service });
    const field = cash.blockedStates.some((blocked) => blocked === state) ? "state" : "pincode";
    if (!place.ok) return { [field]: `${place.reason} ${place.help}` };
  }
  if (phone === billing.phone) return undefined;
  const call = judgeCash({ ...noTerms, needsMobile: needsMobile(cash) }, facts);
  return call.ok ? undefined : { phone: `${call.reason} ${call.help}` };
}

const noTerms = { needsMobile: false, blockedStates: [] };

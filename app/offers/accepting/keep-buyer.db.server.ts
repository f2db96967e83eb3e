import type { Trx } from "#platform/database/db.ts";
import type { Offer } from "../offer.ts";

/** Stores with a locked revision the buyer's own details as entered on accepting it. */
export async function keepBuyer(trx: Trx, { id, buyer }: Pick<Offer, "id" | "buyer">): Promise<void> {
  const { phone, company, gstin, poNumber, billing, shipping, shippingPhone } = buyer;
  await trx
    .updateTable("offers")
    .set({
      buyer_phone: phone,
      buyer_company: company,
      buyer_gstin: gstin,
      po_number: poNumber,
      billing: billing && JSON.stringify(billing),
      shipping_phone: shippingPhone ?? null,
      shipping: shipping && JSON.stringify(shipping),
    })
    .where("id", "=", id)
    .execute();
}

import type { BillingAddress } from "#orders/order.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { addAddress } from "#own-orders/addresses/address-book.db.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { checkoutText } from "../form/checkout.text.ts";
import type { CheckoutValues } from "../form/checkout-values.ts";

export type CheckoutShop = OrderMailServices & Pick<Services, "log">;

/**
 * Keeps the address of a placed order with its account, where its form asks for that. The order stands
 * whatever becomes of it: an address can be typed again. Returns what its shopper is told where it was not
 * kept.
 */
export async function keepTypedAddress(
  shop: CheckoutShop,
  userId: string | null,
  { saveAddress, savedAddress }: CheckoutValues,
  { email: _, phone, ...address }: BillingAddress,
): Promise<string | undefined> {
  if (userId === null || saveAddress === "" || savedAddress !== "") return undefined;
  try {
    const kept = await addAddress(shop.db, { id: userId }, { address, phone });
    return kept === "full" ? checkoutText.bookFull : undefined;
  } catch (error) {
    shop.log.error(failureFacts(error), "an address could not be saved with its order");
    return checkoutText.addressUnsaved;
  }
}

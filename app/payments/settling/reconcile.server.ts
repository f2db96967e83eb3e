import { checkAgainAt, claimCheck } from "#orders/payment/provider-orders.db.server.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import { isOfOneQuestion, odd, type ProviderTrouble } from "../provider/razorpay-client.server.ts";
import { settleFetched } from "./settle-payment.server.ts";

const troubleWait = 60_000;

/**
 * Asks the provider about unpaid orders whose time has come, for those whose browser and webhooks never came.
 * Copies of the shop share the orders among them; what one that dies had taken is left to a later round. A
 * provider in trouble is left in peace for a minute; then its trouble is answered.
 */
export async function reconcilePayments(
  shop: PaymentShop,
  isStopped = () => false,
): Promise<ProviderTrouble | undefined> {
  while (!isStopped()) {
    const providerOrderId = await claimCheck(shop.db, shop.now());
    if (providerOrderId === undefined) return undefined;
    const trouble = await checkProviderOrder(shop, providerOrderId);
    if (!trouble) continue;
    shop.log.warn({ providerOrderId, trouble: trouble.kind }, "an unpaid order could not be checked");
    // An odd answer is about this order alone: it is looked up again in its turn, and holds up no other.
    if (isOfOneQuestion(trouble)) continue;
    await checkAgainAt(shop.db, providerOrderId, new Date(shop.now().getTime() + troubleWait));
    return trouble;
  }
  return undefined;
}

/** Settles every payment that was made for an order at the provider. Returns its trouble, if it had one. */
export async function checkProviderOrder(
  shop: PaymentShop,
  providerOrderId: string,
): Promise<ProviderTrouble | undefined> {
  const answer = await shop.razorpay.paymentsOf(providerOrderId);
  if (!answer.ok) return answer;
  // Newest first at the provider: worked on in the order in which they happened.
  const { payments, isWhole } = answer.value;
  let trouble = isWhole ? undefined : odd;
  for (const payment of payments.toReversed()) {
    if (payment.providerOrderId !== providerOrderId) continue;
    const settled = await settleFetched(shop, payment);
    if (settled.kind === "trouble") trouble = settled.trouble;
  }
  return trouble;
}

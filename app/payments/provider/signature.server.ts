import { createHmac, timingSafeEqual } from "node:crypto";
import { isProviderId } from "./provider-id.ts";

/**
 * Did the provider sign this payment of this order? Its key is the key secret. Ids of another form are not
 * even hashed.
 */
export const isPaymentSignature = (
  signature: string,
  { providerOrderId, paymentId }: { providerOrderId: string; paymentId: string },
  keySecret: string,
): boolean =>
  isProviderId("order", providerOrderId) &&
  isProviderId("pay", paymentId) &&
  isSigned(signature, `${providerOrderId}|${paymentId}`, keySecret);

/** Did the provider send these bytes? During a change of the secret the old one counts too. */
export const isWebhookSignature = (signature: string, body: Buffer, secrets: readonly string[]): boolean =>
  secrets.some((secret) => isSigned(signature, body, secret));

function isSigned(signature: string, message: string | Buffer, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(message).digest();
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, "hex"), expected);
}

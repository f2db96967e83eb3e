import type { OrderMailServices } from "#orders/order-services.ts";
import type { Services } from "#platform/services.server.ts";
import { type RazorpayClient, razorpayClient } from "./provider/razorpay-client.server.ts";

type PaymentServices = OrderMailServices & Pick<Services, "log">;

/** What the acts of this room need. */
export type PaymentShop = PaymentServices & { razorpay: RazorpayClient };

/** The shop with its way to the provider. */
export function paymentShop(given: PaymentServices): PaymentShop {
  const { db, config, log, secret, now, sendMailSoon, making } = given;
  const { keyId, keySecret, apiBase } = config.razorpay;
  const razorpay = razorpayClient({ keyId, keySecret, apiBase });
  return { db, config, log, secret, now, sendMailSoon, making, razorpay };
}

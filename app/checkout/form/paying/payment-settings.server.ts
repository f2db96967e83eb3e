import type { Config } from "#platform/config/config.server.ts";
import type { PaymentSettings } from "./payment-step.tsx";

/** What a page that takes card payments tells the browser about the provider; never a secret. */
export const paymentSettings = ({ razorpay }: Pick<Config, "razorpay">): PaymentSettings => ({
  scriptSrc: razorpay.checkoutSrc,
  isTest: razorpay.simulated || razorpay.keyId.startsWith("rzp_test_"),
});

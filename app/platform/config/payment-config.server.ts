/** The payment provider's settings, as they come from the environment. */
interface PaymentEnvironment {
  PORT: number;
  RAZORPAY_KEY_ID?: string;
  RAZORPAY_KEY_SECRET?: string;
  RAZORPAY_WEBHOOK_SECRET?: string;
  RAZORPAY_WEBHOOK_SECRET_OLD?: string;
  RAZORPAY_API_BASE?: string;
  RAZORPAY_CHECKOUT_SRC?: string;
  RZP_SIM_PORT?: number;
}

export interface PaymentConfig {
  keyId: string;
  keySecret: string;
  /** Without one there is no webhook. */
  webhookSecret: string | undefined;
  /** Still good while the provider retries what it signed before a change. */
  webhookSecretOld: string | undefined;
  /** Without a slash at its end. */
  apiBase: string;
  checkoutSrc: string;
  /** No money moves: the provider's place is taken by a simulator. */
  simulated: boolean;
  /** The port of the simulator that the shop starts for itself; undefined when it starts none. */
  simPort: number | undefined;
}

const realApi = "https://api.razorpay.com";
const realCheckout = "https://checkout.razorpay.com/v1/checkout.js";

/**
 * What the shop and its simulator share. No secrets: they guard nothing, and a public shop refuses to start
 * on them.
 */
const simulatorKeys = {
  keyId: "rzp_test_JholaSimulator",
  keySecret: "simulator-key-secret",
  webhookSecret: "simulator-webhook-secret",
};

const trimmed = (address: string | undefined) => address?.replace(/\/+$/, "");

/**
 * Razorpay when its keys are set; without them the local simulator, at the shop's port + 1 unless set
 * otherwise.
 */
export function paymentConfig(env: PaymentEnvironment): PaymentConfig {
  const hasKeys = env.RAZORPAY_KEY_ID !== undefined;
  const simPort = env.RZP_SIM_PORT ?? env.PORT + 1;
  const usualApi = hasKeys ? realApi : `http://127.0.0.1:${simPort}`;
  const apiBase = trimmed(env.RAZORPAY_API_BASE) ?? usualApi;
  const usualCheckout = apiBase === realApi ? realCheckout : `${apiBase}/v1/checkout.js`;
  return {
    keyId: env.RAZORPAY_KEY_ID ?? simulatorKeys.keyId,
    keySecret: env.RAZORPAY_KEY_SECRET ?? simulatorKeys.keySecret,
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET ?? (hasKeys ? undefined : simulatorKeys.webhookSecret),
    webhookSecretOld: env.RAZORPAY_WEBHOOK_SECRET_OLD,
    apiBase,
    checkoutSrc: env.RAZORPAY_CHECKOUT_SRC ?? usualCheckout,
    simulated: apiBase !== realApi,
    simPort: hasKeys || env.RAZORPAY_API_BASE ? undefined : simPort,
  };
}

/** Why a public shop can't take payments with these settings, in a sentence; undefined when it can. */
export function unfitPayments(env: PaymentEnvironment): string | undefined {
  if (env.RAZORPAY_KEY_ID === undefined) {
    return "RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set when APP_ORIGIN is a public address: without them orders would be paid at the payment simulator, which takes no money.";
  }
  const moved = [
    ["RAZORPAY_API_BASE", trimmed(env.RAZORPAY_API_BASE), realApi],
    ["RAZORPAY_CHECKOUT_SRC", env.RAZORPAY_CHECKOUT_SRC, realCheckout],
  ].find(([, given, real]) => given !== undefined && given !== real);
  if (!moved) return undefined;
  return `${moved[0]} must stay unset when APP_ORIGIN is a public address: payments would be confirmed by somebody else than Razorpay (${moved[2]}).`;
}

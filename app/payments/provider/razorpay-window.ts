/** What the provider's window hands over after a payment. */
export interface PaymentProof {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** The provider's own words for what went wrong. */
export interface RazorpayError {
  description?: string;
  reason?: string;
}

/** What of the provider's options we use. */
export interface RazorpayOptions {
  key: string;
  /** Paise. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  image?: string;
  prefill: { name: string; email?: string; contact?: string };
  notes: Record<string, string>;
  theme: { color: string };
  modal: { backdropclose: boolean; ondismiss(): void };
  retry: { enabled: boolean };
  handler(proof: PaymentProof): void;
  callback_url?: string;
  redirect?: boolean;
}

interface RazorpayWindow {
  open(): void;
  on(event: "payment.failed", listener: (failure: { error: RazorpayError }) => void): void;
}

export type RazorpayConstructor = new (options: RazorpayOptions) => RazorpayWindow;

declare global {
  interface Window {
    Razorpay?: RazorpayConstructor;
  }
}

const withoutFrames =
  /\b(FBAN|FBAV|FB_IAB|Instagram|UCBrowser|UCWEB|Opera Mini|OPR\/.*Mini|Line\/|MicroMessenger)\b/i;

/**
 * Browsers inside other apps show no frames: there the provider takes over the page and posts its answer to
 * the shop.
 */
export const needsRedirect = (userAgent: string): boolean => withoutFrames.test(userAgent);

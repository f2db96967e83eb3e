import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { calledNumber } from "#values/contact/phone.ts";
import { languageNow } from "#values/language/language.ts";
import { refusalWords, type ToldRefusal } from "../payment-refusal.ts";
import {
  needsRedirect,
  type PaymentProof,
  type RazorpayConstructor,
  type RazorpayError,
} from "../provider/razorpay-window.ts";
import { payText, payToasts } from "./pay.text.ts";
import { askToVerify, createProviderOrder, fetchKeyId, type OrderRef, sendOutcome } from "./payment-calls.ts";

/** The callback's parameter for the buyer's language: the address itself has one alone (HINDI-2). */
export const callbackLanguage = "language";

/** Where the provider's page leads a browser that shows no window, which comes back to its language. */
export const callbackPath = (): string =>
  languageNow() === "en"
    ? "/payments/razorpay/callback"
    : `/payments/razorpay/callback?${callbackLanguage}=${languageNow()}`;

/** What the payment window shows of an order and its buyer. */
export interface OrderToPay extends OrderRef {
  /** Paise. */
  total: number;
  shopName: string;
  name: string;
  email: string;
  phone: string | null;
  /** What is true of it when the window is closed; missing of an order that waits for this payment alone. */
  whenClosed?: string | undefined;
}

/**
 * `too-late`: paid, but nothing is sent for it. `unpaid`: it can be tried again. `unsure`: money may have
 * moved, and the shop keeps asking.
 */
export type Ended = "paid" | "too-late" | "unpaid" | "unsure";

type Say = (toast: ToastContent) => void;

/** Waits between questions about a payment whose answer did not come, in milliseconds. */
const verifyWaits = [1500, 3000, 5000];

/**
 * One attempt at paying an order that is placed already: key, provider's order, window, verification. What
 * happens is shown by toasts; resolves when the attempt is over.
 */
export async function payOrder(order: OrderToPay, Razorpay: RazorpayConstructor, say: Say): Promise<Ended> {
  const key = await fetchKeyId();
  if (!key.ok) return stop(say, payToasts.keyFailed(key.message));
  if (!key.value.keyId) return stop(say, payToasts.keyMissing);
  const made = await createProviderOrder(order, order);
  if (!made.ok) {
    if (made.code === "alreadyPaid") return "paid";
    if (made.code === "tooLate") return endPaid({ tooLate: true }, say);
    sendOutcome(order, "init_failed");
    return stop(say, payToasts.initFailed(made.message));
  }
  return showWindow(order, { ...made.value, key: key.value.keyId }, Razorpay, say);
}

function stop(say: Say, toast: ToastContent): Ended {
  say(toast);
  return "unpaid";
}

/** What came too late goes back, and no mail confirms the order. */
function endPaid({ tooLate, ...why }: { tooLate?: boolean } & ToldRefusal, say: Say): Ended {
  if (!tooLate) return "paid";
  say(payToasts.tooLate(refusalWords(why) ?? payText.tooLate));
  return "too-late";
}

interface ProviderOrder {
  key: string;
  id: string;
  amount: number;
  currency: string;
}

function showWindow(
  order: OrderToPay,
  made: ProviderOrder,
  Razorpay: RazorpayConstructor,
  say: Say,
): Promise<Ended> {
  return new Promise((resolve) => {
    let isOver = false;
    const end = (ended: Ended | Promise<Ended>) => {
      isOver = true;
      resolve(ended);
    };
    try {
      const window = new Razorpay({
        ...optionsOf(order, made),
        handler: (proof) => end(confirm(order, proof, say)),
        modal: {
          backdropclose: false,
          ondismiss() {
            if (isOver) return;
            say({ ...payToasts.incomplete, ...(order.whenClosed && { text: order.whenClosed }) });
            sendOutcome(order, "dismissed");
            end("unpaid");
          },
        },
      });
      window.on("payment.failed", ({ error }) => tellFailure(order, error, say));
      window.open();
    } catch {
      say(payToasts.unexpected);
      sendOutcome(order, "generic");
      end("unpaid");
    }
  });
}

function optionsOf(order: OrderToPay, { key, id, amount, currency }: ProviderOrder) {
  const { origin, protocol } = window.location;
  const contact = calledNumber(order.phone ?? "");
  return {
    key,
    amount,
    currency,
    order_id: id,
    name: order.shopName,
    description: payText.description(order.orderNumber),
    // The provider's page fetches the picture itself, and takes it over https only.
    ...(protocol === "https:" ? { image: `${origin}/icon-192.png` } : {}),
    prefill: {
      name: order.name,
      ...(order.email && { email: order.email }),
      ...(contact ? { contact } : {}),
    },
    notes: { internal_order_id: order.orderNumber },
    theme: { color: "#A6342B" },
    retry: { enabled: true },
    ...(needsRedirect(navigator.userAgent) ? { callback_url: origin + callbackPath(), redirect: true } : {}),
  };
}

/** The window stays open for another try: a failure is never the last word. */
function tellFailure(order: OrderToPay, error: RazorpayError, say: Say): void {
  const { description = payText.notThrough, reason = "unknown" } = error;
  say(payToasts.failed(description, reason));
  sendOutcome(order, "failed");
}

/** Asks the shop whether the payment is there, and again while nobody could say. */
async function confirm(order: OrderToPay, proof: PaymentProof, say: Say): Promise<Ended> {
  for (let tries = 0; ; tries += 1) {
    const answer = await askToVerify(order, proof);
    if (answer.ok && answer.value.verified) return endPaid(answer.value, say);
    const isOpen = answer.ok ? answer.value.pending === true : answer.status === 0 || answer.status >= 500;
    const wait = verifyWaits[tries];
    if (isOpen && wait !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      continue;
    }
    say(payToasts.notVerified(answer.ok ? refusalWords(answer.value) : answer.message));
    return isOpen ? "unsure" : "unpaid";
  }
}

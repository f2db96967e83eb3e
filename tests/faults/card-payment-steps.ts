// Where the shop is killed while a card pays: at the provider's endpoints, inside writes, and in between.

import { paymentText } from "#payments/payment.text.ts";
import { feeOf } from "#shipping/adjustments.ts";
import { paise } from "#values/money/money.ts";
import type { Step as Write } from "../torture/steps/brake.ts";

/** The blow falls while the shop waits: for the provider, or inside a write that a trigger holds up. */
export interface Step {
  /** The provider's endpoint that keeps the shop waiting. */
  asks?: string;
  /** It is kept waiting before the provider has done what it was asked. */
  status?: number;
  /** The write that takes long. */
  writes?: Write;
  /** How far the shopper gets; otherwise until the shop is to verify the payment. */
  until?: "begins" | "pays";
  outcome?: "success" | "authorized";
  /** Do webhooks come? Else the browser or the reconciler has to find out. */
  webhooks?: true;
  /**
   * Another piece of the order is sold out once it can be paid: the money goes back, and its piece in hand
   * onto the shelf.
   */
  isLate?: true;
  /** It was to be paid in cash, with a fee, and a promotion is for paying ahead. */
  isCash?: true;
  /** It is the order of an offer, which is paid by its part. */
  isInParts?: true;
  /** What the blow leaves behind; `nothingYet` if it is not said. */
  left?: { paid?: boolean; providerOrder?: boolean; mails?: number };
}

/** What a blow leaves behind of which nothing else is said. */
export const nothingYet: NonNullable<Step["left"]> = { paid: false, mails: 0 };

/** How an order stands in the end, and what is answered then. */
export function endOf({ isCash, isLate }: Step) {
  const { alreadyPaid, tooLate } = paymentText;
  const row = { refund_due: false, dues: 0, stock_count: 100 };
  const late = { refund_due: true, dues: 1, stock_count: 101 };
  if (isLate) return { error: tooLate, verified: { verified: true, tooLate: true }, row: late };
  // ₹500 and ₹49 for cash, of which ₹450 are paid.
  const instead = isCash && { total: "450.00", shares: "50.00", uses: 1 };
  return { error: alreadyPaid, verified: { verified: true }, row: { ...row, ...instead } };
}

/** ₹500 of goods that are to be paid in cash. */
const cashOrder = {
  payment_method: "cod",
  payment_state: "cod_due",
  status: "pending_cod_confirmation",
  total_amount: "549.00",
  fees: "49.00",
  cod_fee: "49.00",
  stock_held_until: null,
  adjustments: JSON.stringify([feeOf("cash", paise(49_00))]),
} as const;

/** Of an order that an owner has agreed to. */
const agreedOrder = { status: "pending", confirmed_at: new Date(), stock_held_until: null } as const;

/** What makes an order one of its kind. */
export const ownColumns = ({ isCash, isInParts }: Step) => ({
  ...(isCash && cashOrder),
  ...(isInParts && agreedOrder),
});

/** The one part in which it is paid. */
export const wholeOf = ({ id }: { id: string }) =>
  ({ order_id: id, kind: "whole", amount: "500.00", method: "razorpay" }) as const;

const order = "POST /v1/orders";
const payment = "GET /v1/payments/:id";
const capture = "POST /v1/payments/:id/capture";
const becomesPaid = "update orders when NEW.payment_state = 'captured'";
const mailQueued = "insert mail_outbox";
const begins = { until: "begins", left: { providerOrder: false } } as const;
const told = { until: "pays", webhooks: true } as const;
const unlooked = { left: {} };

export const steps: [string, Step][] = [
  ["before the provider has made its order", { ...begins, asks: order, status: 500 }],
  ["after it made its order, before the shop knows", { ...begins, asks: order }],
  ["while its order there is noted", { ...begins, writes: "update payment_orders when NEW.state = 'live'" }],
  ["when the provider's order is known", { until: "begins", left: { ...nothingYet, providerOrder: true } }],
  ["when it is paid, and nobody tells", { until: "pays" }],
  ["while the provider is asked what was paid", { asks: payment }],
  ["before the provider has captured", { asks: capture, status: 500, outcome: "authorized" }],
  ["after it captured, before the shop knows", { asks: capture, outcome: "authorized" }],
  ["while the order becomes paid", { writes: becomesPaid }],
  ["while its mail is queued", { writes: mailQueued }],
  ["while a webhook is kept", { ...told, writes: "insert payment_events" }],
  ["when a webhook is kept and not worked on", { ...told, asks: payment }],
  ["while a webhook pays the order", { ...told, writes: becomesPaid }],
  [
    "while a webhook is noted as done",
    { ...told, ...unlooked, writes: "update payment_events when NEW.processed_at IS NOT NULL" },
  ],
  [
    "while the mail is taken from the outbox",
    { writes: "update mail_outbox when NEW.attempts > OLD.attempts", left: { paid: true, mails: 0 } },
  ],
  [
    "when the mail has left, before that is noted",
    { writes: "update mail_outbox when NEW.sent_at IS NOT NULL", left: { paid: true, mails: 1 } },
  ],
  ["while what it held goes back", { isLate: true, writes: "update products when NEW.id = 'few'" }],
  ["while the mail of a late payment is queued", { isLate: true, writes: mailQueued }],
  [
    "while the bill of an order for cash is frozen anew",
    { isCash: true, writes: "update orders when NEW.payment_method = 'razorpay'" },
  ],
  [
    "while the part of an agreed order is noted as paid",
    { isInParts: true, writes: "update order_dues when NEW.paid_at IS NOT NULL" },
  ],
  ["while an agreed order becomes paid by its part", { isInParts: true, writes: becomesPaid }],
  ["while the mail of a part is queued", { isInParts: true, writes: mailQueued }],
  ["while paying ahead is used", { isCash: true, writes: "insert promotion_uses" }],
];

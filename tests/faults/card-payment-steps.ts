// Where the shop is killed while a card pays: at the provider's endpoints, inside writes, and in between.

import { paymentText } from "#payments/payment.text.ts";
import { feeOf } from "#shipping/adjustments.ts";
import { paise } from "#values/money/money.ts";

/** The blow falls while the shop waits: for the provider, or inside a write that a trigger holds up. */
export interface Step {
  /**
   * The provider's endpoint that keeps the shop waiting; with a status, before it has done what it was asked.
   */
  waitsFor?: { endpoint: string; status?: number };
  /** The write that takes long. */
  writes?: { table: string; event: "insert" | "update"; when?: string };
  /** How far the shopper gets. */
  until: "begins" | "pays" | "verifies";
  outcome?: "success" | "authorized";
  /** Do webhooks come? Else the browser or the reconciler has to find out. */
  webhooks?: boolean;
  /**
   * Another piece of the order is sold out once it can be paid: the money goes back, and its piece in hand
   * onto the shelf.
   */
  isLate?: true;
  /** It was to be paid in cash, with a fee, and a promotion is for paying ahead. */
  isCash?: true;
  /** It is the order of an offer, which is paid by its part. */
  isInParts?: true;
  /** What the blow leaves behind. */
  left: { paid?: boolean; providerOrder?: boolean; events?: number; mails?: number };
}

/** What a look into the database finds of the order. */
export interface FoundOrder {
  status: string;
  state: string;
  provider: string | null;
  refund_due: boolean;
  paid_lines: number;
  queued: number;
  unsent: number;
  stock_count: number;
  dues: number;
  total: string;
  shares: string;
  uses: number;
}

/** How an order stands in the end. */
const ends = {
  paid: {
    error: paymentText.alreadyPaid,
    verified: { verified: true },
    row: { refund_due: false, dues: 0, stock_count: 100 },
  },
  tooLate: {
    error: paymentText.tooLate,
    verified: { verified: true, tooLate: true },
    row: { refund_due: true, dues: 1, stock_count: 101 },
  },
  /** ₹500 and ₹49 for cash, of which ₹450 are paid. */
  instead: {
    error: paymentText.alreadyPaid,
    verified: { verified: true },
    row: { refund_due: false, dues: 0, stock_count: 100, total: "450.00", shares: "50.00", uses: 1 },
  },
};

export function endOf({ isCash, isLate }: Step) {
  if (isCash) return ends.instead;
  return isLate ? ends.tooLate : ends.paid;
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
export const ownColumns = ({ isCash, isInParts }: Pick<Step, "isCash" | "isInParts">) => ({
  ...(isCash && cashOrder),
  ...(isInParts && agreedOrder),
});

/** The one part in which it is paid. */
export const wholeOf = ({ id }: { id: string }) =>
  ({ order_id: id, kind: "whole", amount: "500.00", method: "razorpay" }) as const;

const ordered = "POST /v1/orders";
const askedPayment = "GET /v1/payments/:id";
const capture = "POST /v1/payments/:id/capture";
const becomesPaid = { table: "orders", event: "update", when: "NEW.payment_state = 'captured'" } as const;
const tooLate = { until: "verifies", isLate: true } as const;
const nothing = { paid: false, mails: 0 };
const cash = { until: "verifies", isCash: true, left: nothing } as const;

const part = { until: "verifies", isInParts: true, left: nothing } as const;

export const steps: [string, Step][] = [
  [
    "before the provider has made its order",
    { waitsFor: { endpoint: ordered, status: 500 }, until: "begins", left: { providerOrder: false } },
  ],
  [
    "after it made its order, before the shop knows",
    { waitsFor: { endpoint: ordered }, until: "begins", left: { providerOrder: false } },
  ],
  [
    "while the provider's order is written down",
    {
      writes: { table: "payment_orders", event: "update", when: "NEW.state = 'live'" },
      until: "begins",
      left: { providerOrder: false },
    },
  ],
  ["when the provider's order is known", { until: "begins", left: { providerOrder: true, ...nothing } }],
  ["when it is paid, and nobody tells", { until: "pays", left: nothing }],
  [
    "while the provider is asked what was paid",
    { waitsFor: { endpoint: askedPayment }, until: "verifies", left: nothing },
  ],
  [
    "before the provider has captured",
    { waitsFor: { endpoint: capture, status: 500 }, until: "verifies", outcome: "authorized", left: nothing },
  ],
  [
    "after it captured, before the shop knows",
    { waitsFor: { endpoint: capture }, until: "verifies", outcome: "authorized", left: nothing },
  ],
  ["while the order becomes paid", { writes: becomesPaid, until: "verifies", left: nothing }],
  [
    "while its mail is queued",
    { writes: { table: "mail_outbox", event: "insert" }, until: "verifies", left: nothing },
  ],
  [
    "while a webhook is kept",
    {
      writes: { table: "payment_events", event: "insert" },
      until: "pays",
      webhooks: true,
      left: { ...nothing, events: 0 },
    },
  ],
  [
    "when a webhook is kept and not worked on",
    { waitsFor: { endpoint: askedPayment }, until: "pays", webhooks: true, left: nothing },
  ],
  ["while a webhook pays the order", { writes: becomesPaid, until: "pays", webhooks: true, left: nothing }],
  [
    "while a webhook is noted as done",
    {
      writes: { table: "payment_events", event: "update", when: "NEW.processed_at IS NOT NULL" },
      until: "pays",
      webhooks: true,
      left: {},
    },
  ],
  [
    "while the mail is taken from the outbox",
    {
      writes: { table: "mail_outbox", event: "update", when: "NEW.attempts > OLD.attempts" },
      until: "verifies",
      left: { paid: true, mails: 0 },
    },
  ],
  [
    "when the mail has left, before that is noted",
    {
      writes: { table: "mail_outbox", event: "update", when: "NEW.sent_at IS NOT NULL" },
      until: "verifies",
      left: { paid: true, mails: 1 },
    },
  ],
  [
    "while what it held goes back onto the shelf",
    {
      ...tooLate,
      writes: { table: "products", event: "update", when: "NEW.id = 'few'" },
      left: nothing,
    },
  ],
  [
    "while the mail of a late payment is queued",
    { ...tooLate, writes: { table: "mail_outbox", event: "insert" }, left: nothing },
  ],
  [
    "while the bill of an order for cash is frozen anew",
    { ...cash, writes: { table: "orders", event: "update", when: "NEW.payment_method = 'razorpay'" } },
  ],
  [
    "while the part of an agreed order is noted as paid",
    { ...part, writes: { table: "order_dues", event: "update", when: "NEW.paid_at IS NOT NULL" } },
  ],
  ["while an agreed order becomes paid by its part", { ...part, writes: becomesPaid }],
  ["while the mail of a part is queued", { ...part, writes: { table: "mail_outbox", event: "insert" } }],
  ["while paying ahead is used", { ...cash, writes: { table: "promotion_uses", event: "insert" } }],
];

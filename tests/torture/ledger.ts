// What the shop was asked to keep, and what it said. A write is acknowledged when its client received a 2xx
// or 3xx.

interface Asked {
  acknowledged: boolean;
  /** The round in which it was asked. */
  round: number;
}

export interface AskedOrder extends Asked {
  key: string;
  method: "cod" | "razorpay";
  /** It comes to nothing. */
  isFree?: boolean;
  number?: string;
}

/** A card order that was paid at the provider; whoever told the shop, or nobody, it must become paid. */
export interface MadePayment extends Asked {
  number: string;
  /** Paid before this round's blow: the shop has had a start since to find it. */
  found: boolean;
}

/** Something written to the shop that its text leads to. */
export interface AskedMessage extends Asked {
  kind: "message" | "quote" | "comment";
  mark: string;
  /** What makes it one, however often it is sent. */
  key: string;
}

export interface AskedUpload extends Asked {
  url: string;
}

export interface AskedSave extends Asked {
  productId: string;
  name: string;
  /** The picture that it holds then. */
  url: string;
}

/** Something done to an order: on the owner's admin page, or by its buyer. */
export interface AskedOrderAct extends Asked {
  act: "sent" | "arrived" | "tracked" | "collected" | "returned" | "refunded" | "cancelled" | "corrected";
  number: string;
  /** Of the order's page on the admin page; empty for what its buyer did. */
  path: string;
  /** Of a refund: what makes it one, however often it is pressed, and its rupees. */
  key?: string;
  amount?: string;
}

/** A piece that its buyer asks to send back. */
export interface AskedReturn extends Asked {
  /** Of its order. */
  number: string;
  line: string;
  /** What makes it one, however often it is sent. */
  key: string;
  /** What the owner did of it, as far as the shop said that it is done. */
  steps: ("approved" | "received" | "settled")[];
}

export interface Ledger {
  orders: AskedOrder[];
  payments: MadePayment[];
  messages: AskedMessage[];
  uploads: AskedUpload[];
  saves: AskedSave[];
  orderActs: AskedOrderAct[];
  returns: AskedReturn[];
  /** The ids of webhooks that were answered 2xx. */
  webhooks: Set<string>;
  /** Drafts of files that earlier blows left behind. */
  drafts: Set<string>;
}

export const emptyLedger = (): Ledger => ({
  orders: [],
  payments: [],
  messages: [],
  uploads: [],
  saves: [],
  orderActs: [],
  returns: [],
  webhooks: new Set(),
  drafts: new Set(),
});

export const acknowledgedIn = (ledger: Ledger): Record<string, number> => {
  const count = (asked: readonly Asked[]) => asked.filter(({ acknowledged }) => acknowledged).length;
  const messages = (kind: AskedMessage["kind"]) =>
    count(ledger.messages.filter((each) => each.kind === kind));
  const acts = (act: AskedOrderAct["act"]) => count(ledger.orderActs.filter((each) => each.act === act));
  return {
    orders: count(ledger.orders),
    payments: count(ledger.payments),
    webhooks: ledger.webhooks.size,
    messages: messages("message"),
    quotes: messages("quote"),
    comments: messages("comment"),
    uploads: count(ledger.uploads),
    saves: count(ledger.saves),
    parcels: acts("sent"),
    trackings: acts("tracked"),
    refunds: acts("refunded") + acts("returned"),
    cancellations: acts("cancelled"),
    corrections: acts("corrected"),
    returns: count(ledger.returns),
    settlements: ledger.returns.filter(({ steps }) => steps.includes("settled")).length,
  };
};

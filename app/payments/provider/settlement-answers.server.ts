import { z } from "zod";
import { isProviderId } from "./provider-id.ts";
import { amount, momentAnswer } from "./razorpay-answers.server.ts";

// What the provider tells of the money that it sends to the shop's bank.

export const settledTypes = ["payment", "refund", "transfer", "adjustment"] as const;
export type SettledType = (typeof settledTypes)[number];

/** What became of one payment, refund or adjustment on its way to the bank. Sums in paise. */
export interface ProviderLine {
  type: SettledType;
  entityId: string;
  /** Of a refund or a dispute: the payment that it is about. Of a payment: itself. */
  paymentId: string | null;
  amount: number;
  debit: number;
  /** What arrives: the amount less the fee. */
  credit: number;
  /** With its GST. */
  fee: number;
  tax: number;
  isOnHold: boolean;
  /** Null while it is kept back. */
  settlementId: string | null;
  settledAt: Date | null;
  createdAt: Date;
  method: string | null;
  disputeId: string | null;
}

const entityId = z.string().regex(/^[a-z]{2,10}_[A-Za-z0-9]{1,40}$/);
const settlementId = z.string().refine((text) => isProviderId("setl", text));
/** Some of its lists have an empty text where there is nothing. */
const blankAsNull = <T>(schema: z.ZodType<T>) =>
  z
    .preprocess((value) => (value === "" ? null : value), schema.nullish())
    .transform((value) => value ?? null);

const settledLine = z
  .object({
    entity_id: entityId,
    type: z.enum(settledTypes),
    debit: amount,
    credit: amount,
    amount,
    currency: z.literal("INR"),
    fee: amount.nullish(),
    tax: amount.nullish(),
    on_hold: z.boolean().nullish(),
    settled: z.boolean().nullish(),
    created_at: momentAnswer,
    settled_at: momentAnswer.nullish(),
    settlement_id: blankAsNull(settlementId),
    payment_id: blankAsNull(entityId),
    method: blankAsNull(z.string().max(40)),
    dispute_id: blankAsNull(entityId),
  })
  .transform(
    (line): ProviderLine => ({
      type: line.type,
      entityId: line.entity_id,
      paymentId: paymentOf(line),
      amount: line.amount,
      debit: line.debit,
      credit: line.credit,
      fee: line.fee ?? 0,
      tax: line.tax ?? 0,
      isOnHold: line.on_hold ?? false,
      settlementId: line.settled === false ? null : line.settlement_id,
      settledAt: line.settled_at ?? null,
      createdAt: line.created_at,
      method: line.method,
      disputeId: line.dispute_id,
    }),
  );

/** A payment's line names no payment besides itself. */
function paymentOf(line: { type: SettledType; entity_id: string; payment_id: string | null }): string | null {
  switch (line.type) {
    case "payment":
      return line.entity_id;
    case "refund":
    case "transfer":
    case "adjustment":
      return line.payment_id;
  }
}

/** The lines of a page that can be read, and how many it has: one that can't hides no other. */
export const settledLinesAnswer = z.object({ items: z.array(z.unknown()) }).transform(({ items }) => ({
  lines: items.flatMap((item) => settledLine.safeParse(item).data ?? []),
  count: items.length,
}));
export type SettledLines = z.infer<typeof settledLinesAnswer>;

export const settlementStates = ["created", "processed", "failed"] as const;

export const settlementAnswer = z
  .object({
    id: settlementId,
    // What is taken back may be more than what is given.
    amount: z.int(),
    status: z.enum(settlementStates),
    fees: amount,
    tax: amount,
    utr: blankAsNull(z.string().max(60)),
    created_at: momentAnswer,
  })
  .transform(({ status, created_at, ...rest }) => ({ ...rest, state: status, createdAt: created_at }));
export type ProviderSettlement = z.infer<typeof settlementAnswer>;

import { z } from "zod";
import { type Payment, paymentStatuses } from "#orders/payment/payment.ts";
import { isProviderId } from "./provider-id.ts";

// The provider's answers, as far as we read them.

const idOf = (named: Parameters<typeof isProviderId>[0]) =>
  z.string().refine((text) => isProviderId(named, text));
const currency = z.string().regex(/^[A-Z]{3}$/);
export const amount = z.int().nonnegative();
/** Unix seconds, of this century. */
export const momentAnswer = z
  .int()
  .min(0)
  .max(4_102_444_800)
  .transform((seconds) => new Date(seconds * 1000));

export const orderAnswer = z.object({
  id: idOf("order"),
  amount,
  currency,
  receipt: z.string().nullish(),
  status: z.string(),
});
export type ProviderOrder = z.infer<typeof orderAnswer>;

export const paymentAnswer = z
  .object({
    id: idOf("pay"),
    order_id: idOf("order").nullish(),
    amount,
    currency,
    status: z.enum(paymentStatuses),
    method: z.string().nullish(),
    // A bonus of its answers: what can't be read hides no payment.
    international: z.boolean().nullish().catch(null),
    error_description: z.string().nullish(),
    error_reason: z.string().nullish(),
  })
  .transform(
    (answer): Payment => ({
      id: answer.id,
      providerOrderId: answer.order_id ?? null,
      amount: answer.amount,
      currency: answer.currency,
      status: answer.status,
      method: answer.method ?? null,
      isInternational: answer.international ?? null,
      errorDescription: answer.error_description ?? null,
      errorReason: answer.error_reason ?? null,
    }),
  );

/** The payments of a list that can be read: one that can't hides no other. */
export const paymentsAnswer = z.object({ items: z.array(z.unknown()) }).transform(({ items }) => {
  const payments = items.flatMap((item) => paymentAnswer.safeParse(item).data ?? []);
  return { payments, isWhole: payments.length === items.length };
});

const refundNotes = z.object({ refund_key: z.string() });

export const refundAnswer = z
  .object({
    id: idOf("rfnd"),
    payment_id: idOf("pay"),
    amount: z.int().positive(),
    status: z.enum(["pending", "processed", "failed"]),
    notes: z.unknown(),
  })
  .transform(({ id, payment_id, amount, status, notes }) => ({
    id,
    paymentId: payment_id,
    amount,
    state: status,
    /** Our own key, from when we requested it: an empty list stands where there are no notes. */
    key: refundNotes.safeParse(notes).data?.refund_key ?? null,
  }));
export type ProviderRefund = z.infer<typeof refundAnswer>;

export const refundsAnswer = z.object({ items: z.array(refundAnswer) }).transform(({ items }) => items);

/** `{"error": {...}}`; everything in it may be missing. */
export const errorAnswer = z.object({
  error: z.object({
    code: z.string().nullish(),
    description: z.string().nullish(),
    reason: z.string().nullish(),
  }),
});

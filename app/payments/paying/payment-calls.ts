import * as z from "zod/mini";
import { refusalWords } from "../payment-refusal.ts";
import type { PaymentProof } from "../provider/razorpay-window.ts";
import { payText } from "./pay.text.ts";

/** A payment function's answer, or the sentence that says why there is none. */
export type Called<T> =
  | { ok: true; value: T }
  | { ok: false; status: number; message: string; code?: string | undefined };

const keyAnswer = z.object({ keyId: z.optional(z.string()) });
const orderAnswer = z.object({ id: z.string(), amount: z.number(), currency: z.string() });
const verifyAnswer = z.object({
  verified: z.boolean(),
  tooLate: z.optional(z.boolean()),
  pending: z.optional(z.boolean()),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  about: z.optional(z.string()),
});
const refusal = z.object({
  error: z.string(),
  code: z.optional(z.string()),
  about: z.optional(z.string()),
});

/** How the page names its order, with the token of a mail's link where that opened it. */
export interface OrderRef {
  orderNumber: string;
  token?: string;
}

export type Outcome = "dismissed" | "failed" | "init_failed" | "generic";

export const fetchKeyId = () => call("get-razorpay-key-id", {}, keyAnswer);

/** The sum and the buyer go along (PAY-17); the shop takes them from its own books. */
export function createProviderOrder(
  { orderNumber, token }: OrderRef,
  { total, name, email }: { total: number; name: string; email: string },
) {
  const notes = {
    internal_order_id: orderNumber,
    customer_name: name,
    ...(email && { customer_email: email }),
  };
  const body = { amount: total, currency: "INR", receipt: orderNumber, notes, token };
  return call("create-razorpay-order", body, orderAnswer);
}

export const askToVerify = ({ orderNumber, token }: OrderRef, proof: PaymentProof) =>
  call("verify-razorpay-payment", { ...proof, db_order_id: orderNumber, token }, verifyAnswer, true);

/** Tells the shop what this browser saw (PAY-10). Nothing depends on it, so nobody waits for it. */
export function sendOutcome({ orderNumber, token }: OrderRef, outcome: Outcome): void {
  const body = { db_order_id: orderNumber, outcome, token };
  void post("report-payment-outcome", body).catch(() => undefined);
}

/** No button waits longer for one answer, in milliseconds. */
const longest = 30_000;

const post = (name: string, body: object, signal?: AbortSignal): Promise<Response> =>
  fetch(`/functions/v1/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
    // A report is sent even while the page is being left.
    keepalive: true,
    signal: signal ?? null,
  });

/** `mayRefuse`: the answer has its own words for a refusal, so that it counts whatever its status. */
async function call<T>(
  name: string,
  body: object,
  schema: z.ZodMiniType<T>,
  mayRefuse = false,
): Promise<Called<T>> {
  const answer = await post(name, body, AbortSignal.timeout(longest)).catch(() => undefined);
  if (!answer) return { ok: false, status: 0, message: payText.unreachable };
  const value: unknown = await answer.json().catch(() => undefined);
  const parsed = schema.safeParse(value);
  if (parsed.success && (answer.ok || mayRefuse)) return { ok: true, value: parsed.data };
  const refused = refusal.safeParse(value);
  const message = (refused.success && refusalWords(refused.data)) || payText.unreadable;
  return { ok: false, status: answer.status, message, code: refused.data?.code };
}

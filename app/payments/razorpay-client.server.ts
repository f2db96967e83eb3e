import type { z } from "zod";
import { parsedJson } from "#values/parsed-json.ts";
import type { Payment } from "./payment.ts";
import {
  errorAnswer,
  orderAnswer,
  type ProviderOrder,
  type ProviderRefund,
  paymentAnswer,
  paymentsAnswer,
  refundAnswer,
  refundsAnswer,
} from "./razorpay-answers.server.ts";

/**
 * Why the provider gave no usable answer. `refused`: it understood and said no, which is final. `unauthorised`: it does not know our keys.
 * `busy`: later, please. `down`: its failure, or no answer at all; whatever was asked may have happened or not.
 */
export interface ProviderTrouble {
  ok: false;
  kind: "refused" | "unauthorised" | "busy" | "down";
  /** For people and logs; never our keys. */
  message: string;
}

export type ProviderAnswer<T> = { ok: true; value: T } | ProviderTrouble;

export interface ProviderAccess {
  keyId: string;
  keySecret: string;
  apiBase: string;
  /** Milliseconds until a silent provider is given up. */
  patience?: number;
}

interface NewProviderOrder {
  amount: number;
  currency: string;
  /** Up to 40 characters. */
  receipt: string;
  notes: Record<string, string>;
}

interface Question {
  method: "GET" | "POST";
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Payments are captured by the provider itself; one authorised later than the stock is held is ours to decide about. */
const capture = {
  capture: "automatic",
  capture_options: { automatic_expiry_period: 60, manual_expiry_period: 7200, refund_speed: "normal" },
};

const isId = (text: string): boolean => /^[a-z]+_[A-Za-z0-9]{1,40}$/.test(text);

/** The few questions the shop asks Razorpay. Troubles are answers, never thrown. */
export function razorpayClient(access: ProviderAccess) {
  const ask = <T>(schema: z.ZodType<T>, question: Question) => answerTo(access, schema, question);
  const about = <T>(schema: z.ZodType<T>, id: string, path: string, rest: Partial<Question> = {}) =>
    isId(id)
      ? ask(schema, { method: "GET", path, ...rest })
      : Promise.resolve(refused("This id is not one."));
  return {
    createOrder: (order: NewProviderOrder): Promise<ProviderAnswer<ProviderOrder>> =>
      ask(orderAnswer, { method: "POST", path: "/v1/orders", body: { ...order, payment: capture } }),
    order: (id: string): Promise<ProviderAnswer<ProviderOrder>> => about(orderAnswer, id, `/v1/orders/${id}`),
    paymentsOf: (id: string): Promise<ProviderAnswer<Payment[]>> =>
      about(paymentsAnswer, id, `/v1/orders/${id}/payments`),
    payment: (id: string): Promise<ProviderAnswer<Payment>> => about(paymentAnswer, id, `/v1/payments/${id}`),
    capture: (id: string, amount: number, currency: string): Promise<ProviderAnswer<Payment>> =>
      about(paymentAnswer, id, `/v1/payments/${id}/capture`, { method: "POST", body: { amount, currency } }),
    refund: (
      id: string,
      amount: number,
      key: string,
      orderId: string,
    ): Promise<ProviderAnswer<ProviderRefund>> =>
      about(refundAnswer, id, `/v1/payments/${id}/refund`, {
        method: "POST",
        body: { amount, speed: "normal", notes: { internal_order_id: orderId, refund_key: key } },
        headers: { "X-Refund-Idempotency": key },
      }),
    refundById: (id: string): Promise<ProviderAnswer<ProviderRefund>> =>
      about(refundAnswer, id, `/v1/refunds/${id}`),
    /** Of a payment, newest first; unasked, the provider lists ten. */
    refundsOf: (id: string): Promise<ProviderAnswer<ProviderRefund[]>> =>
      about(refundsAnswer, id, `/v1/payments/${id}/refunds?count=100`),
  };
}

export type RazorpayClient = ReturnType<typeof razorpayClient>;

async function answerTo<T>(
  access: ProviderAccess,
  schema: z.ZodType<T>,
  question: Question,
): Promise<ProviderAnswer<T>> {
  let heard = await send(access, question);
  // A kept connection may have ended just now; what changes nothing is asked again on a new one.
  if (heard === "broken" && question.method === "GET") heard = await send(access, question);
  if (heard === "broken") return down("The payment service can't be reached.");
  if (heard === "silent") return down("The payment service did not answer in time.");
  const { status, text } = heard;
  return status >= 200 && status < 300 ? readAnswer(schema, text) : readTrouble(status, text);
}

async function send(
  { keyId, keySecret, apiBase, patience = 8_000 }: ProviderAccess,
  { method, path, body, headers }: Question,
): Promise<{ status: number; text: string } | "broken" | "silent"> {
  try {
    const answer = await fetch(apiBase + path, {
      method,
      redirect: "error",
      headers: {
        Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`,
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      // Counts until the last byte, so an answer that never ends ends here.
      signal: AbortSignal.timeout(patience),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "silent" : "broken";
  }
}

function readAnswer<T>(schema: z.ZodType<T>, text: string): ProviderAnswer<T> {
  const parsed = schema.safeParse(parsedJson(text));
  return parsed.success
    ? { ok: true, value: parsed.data }
    : down("The payment service answered something unexpected.");
}

/** Bad keys are answered 401, and by some of its doors 400; what comes through a proxy may be HTML. */
function readTrouble(status: number, text: string): ProviderTrouble {
  const parsed = errorAnswer.safeParse(parsedJson(text));
  const description = parsed.success ? (parsed.data.error.description ?? "") : "";
  if (status === 401 || /authentication failed|api (key|secret) provided is invalid/i.test(description)) {
    return {
      ok: false,
      kind: "unauthorised",
      message: "The payment service does not accept the shop's keys.",
    };
  }
  if (status === 429 || status === 409) {
    return { ok: false, kind: "busy", message: "The payment service is busy. Please try again in a moment." };
  }
  if (status >= 500 || !parsed.success) return down("The payment service is having trouble.");
  return refused(description || "The payment service refused.");
}

const refused = (message: string): ProviderTrouble => ({ ok: false, kind: "refused", message });
const down = (message: string): ProviderTrouble => ({ ok: false, kind: "down", message });

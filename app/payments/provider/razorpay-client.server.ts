import type { z } from "zod";
import type { Payment } from "#orders/payment/payment.ts";
import { soundJson } from "#values/text/sound-text.ts";
import { isProviderId } from "./provider-id.ts";
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
import {
  type ProviderSettlement,
  type SettledLines,
  settledLinesAnswer,
  settlementAnswer,
} from "./settlement-answers.server.ts";

/**
 * Why the provider gave no usable answer. `refused`: it understood and said no, which is final.
 * `unauthorised`: it does not know our keys. `busy`: later, please. `down`: its failure, or no answer at all;
 * the request may have had its effect or not. `odd`: it answered what no provider of ours would: a wild id,
 * another id or receipt than was requested. Nothing of it is stored.
 */
export interface ProviderTrouble {
  ok: false;
  kind: "refused" | "unauthorised" | "busy" | "down" | "odd";
  /** For people and logs; never our keys. */
  message: string;
}

/** It understood the question and said no: the same question gets the same answer. */
const areFinal: Record<ProviderTrouble["kind"], boolean> = {
  refused: true,
  unauthorised: false,
  busy: false,
  down: false,
  odd: false,
};

export const isFinalTrouble = ({ kind }: ProviderTrouble): boolean => areFinal[kind];

/** Is it about this one question? The next may be asked at once. */
export const isOfOneQuestion = (trouble: ProviderTrouble): boolean =>
  isFinalTrouble(trouble) || trouble.kind === "odd";

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

/**
 * Payments are captured by the provider itself; one authorised later than the stock is held is ours to decide
 * about.
 */
const capture = {
  capture: "automatic",
  capture_options: { automatic_expiry_period: 60, manual_expiry_period: 7200, refund_speed: "normal" },
};

type Answered<T> = Promise<ProviderAnswer<T>>;

/** The few questions the shop asks Razorpay. Troubles are answers, never thrown. */
export function razorpayClient(access: ProviderAccess) {
  const ask = <T>(schema: z.ZodType<T>, question: Question) => answerTo(access, schema, question);
  const about = <T>(schema: z.ZodType<T>, [kind, id]: NamedId, rest: string, more: Partial<Question> = {}) =>
    isProviderId(kind, id)
      ? ask(schema, { method: "GET", path: `/v1/${folders[kind]}/${id}${rest}`, ...more })
      : Promise.resolve(refused("This id is not one."));
  /** The same, where the answer has to be about what was requested. */
  const itself = async <T extends { id: string }>(
    schema: z.ZodType<T>,
    named: NamedId,
    rest = "",
    more = {},
  ) => same(await about(schema, named, rest, more), ({ id }) => id === named[1]);
  return {
    createOrder: async (order: NewProviderOrder): Answered<ProviderOrder> => {
      const body = { ...order, payment: capture };
      const made = await ask(orderAnswer, { method: "POST", path: "/v1/orders", body });
      return same(made, ({ receipt }) => receipt === order.receipt);
    },
    /** What is sure to change nothing: does the provider know our keys? */
    newestPayments: (): Answered<unknown> =>
      ask(paymentsAnswer, { method: "GET", path: "/v1/payments?count=1" }),
    order: (id: string): Answered<ProviderOrder> => itself(orderAnswer, ["order", id]),
    paymentsOf: (id: string): Answered<z.infer<typeof paymentsAnswer>> =>
      about(paymentsAnswer, ["order", id], "/payments"),
    payment: (id: string): Answered<Payment> => itself(paymentAnswer, ["pay", id]),
    capture: (id: string, amount: number, currency: string): Answered<Payment> =>
      itself(paymentAnswer, ["pay", id], "/capture", { method: "POST", body: { amount, currency } }),
    refund: async (id: string, amount: number, key: string, orderId: string): Answered<ProviderRefund> => {
      const body = { amount, speed: "normal", notes: { internal_order_id: orderId, refund_key: key } };
      // The provider takes letters, digits, hyphens and underscores; the notes have our key as it is.
      const headers = { "X-Refund-Idempotency": key.replaceAll(/[^A-Za-z0-9_-]/g, "-") };
      const made = await about(refundAnswer, ["pay", id], "/refund", { method: "POST", body, headers });
      return same(made, (refund) => refund.paymentId === id && refund.amount === amount);
    },
    refundById: (id: string): Answered<ProviderRefund> => itself(refundAnswer, ["rfnd", id]),
    /** Of a payment, newest first; unasked, the provider lists ten. */
    refundsOf: async (id: string): Answered<ProviderRefund[]> => {
      const listed = await about(refundsAnswer, ["pay", id], "/refunds?count=100");
      return same(listed, (refunds) => refunds.every(({ paymentId }) => paymentId === id));
    },
    /** What was settled, or kept back, in a period: a page of a thousand lines at most, from `skip` on. */
    settledLines: (period: SettledPeriod, skip: number): Answered<SettledLines> => {
      const { year, month, day } = period;
      const days = day === undefined ? "" : `&day=${day}`;
      const path = `/v1/settlements/recon/combined?year=${year}&month=${month}${days}&count=${linesOfPage}&skip=${skip}`;
      return ask(settledLinesAnswer, { method: "GET", path });
    },
    settlement: (id: string): Answered<ProviderSettlement> => itself(settlementAnswer, ["setl", id]),
  };
}

/** The most lines that the provider lists at once. */
export const linesOfPage = 1000;

/** A day in India, or without it a whole month. */
export interface SettledPeriod {
  year: number;
  month: number;
  day?: number;
}

type NamedId = [kind: Parameters<typeof isProviderId>[0], id: string];
const folders = { order: "orders", pay: "payments", rfnd: "refunds", setl: "settlements" };

const same = <T>(answer: ProviderAnswer<T>, isAsked: (value: T) => boolean): ProviderAnswer<T> =>
  answer.ok && !isAsked(answer.value) ? odd : answer;

export type RazorpayClient = ReturnType<typeof razorpayClient>;

async function answerTo<T>(
  access: ProviderAccess,
  schema: z.ZodType<T>,
  question: Question,
): Promise<ProviderAnswer<T>> {
  let heard = await send(access, question);
  // A pooled connection may have ended just now; what changes nothing is sent again on a new one.
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
  const parsed = schema.safeParse(soundJson(text));
  return parsed.success ? { ok: true, value: parsed.data } : odd;
}

/** Bad keys are answered 401, and by some of its endpoints 400; what comes through a proxy may be HTML. */
function readTrouble(status: number, text: string): ProviderTrouble {
  const parsed = errorAnswer.safeParse(soundJson(text));
  const description = parsed.success ? (parsed.data.error.description ?? "").slice(0, longestMessage) : "";
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
/** Of the provider's own words. */
const longestMessage = 500;
export const odd: ProviderTrouble = {
  ok: false,
  kind: "odd",
  message: "The payment service answered something unexpected.",
};
const down = (message: string): ProviderTrouble => ({ ok: false, kind: "down", message });

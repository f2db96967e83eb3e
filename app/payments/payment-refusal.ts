import { type Failure, failureText } from "#orders/payment/payment.ts";
import { languageNow } from "#values/language/language.ts";
import { isForCash, type PaymentMethod } from "#values/money/payment-method.ts";
import { paymentText } from "./payment.text.ts";

/** Which of the texts says why. */
type RefusalCode = keyof typeof paymentText;

/** What a payment function answers that refuses: in English, on pages of every language (HINDI-2). */
export interface PaymentRefusal {
  error: string;
  code: RefusalCode;
  /** The piece that is sold out, or the provider's word for why a payment came to nothing. */
  about?: string | undefined;
}

/** The codes that say all of it. */
type PlainCode = Exclude<RefusalCode, "soldOut" | "failed">;

/** What a browser got as an answer, from the shop or from something before it. */
export interface ToldRefusal {
  error?: string | undefined;
  code?: string | undefined;
  about?: string | undefined;
}

export const refusal = (code: PlainCode): PaymentRefusal => ({ error: paymentText[code], code });

/** `named`: what it is called in Hindi. */
export const soldOutMeanwhile = (name: string, named: string): PaymentRefusal => ({
  error: paymentText.soldOut(name),
  code: "soldOut",
  about: named,
});

interface LateOrder {
  paymentMethod: PaymentMethod;
  dues: readonly unknown[];
}

/** Why a payment came too late for this order. */
export function tooLate({ paymentMethod, dues }: LateOrder): PaymentRefusal {
  if (dues.length > 0) return refusal("paidOtherwise");
  return refusal(isForCash(paymentMethod) ? "backToCash" : "tooLate");
}

/** Why a payment came to nothing, in the provider's words (PAY-15). */
export const failed = (payment: Failure): PaymentRefusal => ({
  error: failureText(payment),
  code: "failed",
  about: payment.errorReason ?? undefined,
});

const isCode = (code: string | undefined): code is RefusalCode =>
  code !== undefined && Object.hasOwn(paymentText, code);

/** A refusal in the language of the moment; undefined when it says nothing. */
export function refusalWords({ error, code, about }: ToldRefusal): string | undefined {
  if (languageNow() === "en" || error === undefined) return error;
  if (!isCode(code)) return paymentText.noService;
  if (code === "failed") return paymentText.failed(about ?? "");
  return code === "soldOut" ? paymentText.soldOut(about ?? "") : paymentText[code];
}

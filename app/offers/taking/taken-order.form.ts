import * as z from "zod/mini";
import type { Address } from "#addresses/address.ts";
import { type FieldErrors, type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { optionalLine } from "#ui/form/form-fields.ts";
import { isLanguage, type Language } from "#values/language/language.ts";
import { textIn } from "#values/text/form-text.ts";
import { type Offer, type OfferSource, offerSums } from "../offer.ts";
import { abroadErrors, parseBothAddresses } from "../writing/both-addresses.form.ts";
import { type BuyerInput, parseBuyer } from "../writing/buyer.form.ts";
import { type LineInput, readLines } from "../writing/line.form.ts";
import { offerFormText } from "../writing/offer-form.text.ts";
import { paymentTerms } from "../writing/offer-terms.form.ts";
import { highestOffer, textsIn } from "../writing/typed-lines.ts";
import { newOrderText } from "./new-order.text.ts";
import { type WayToPay, waysToPay } from "./ways-to-pay.ts";

export type TakenFrom = Exclude<OfferSource, "quote">;

/** By which way it is paid as it is taken; null where it is paid later. */
export const paidAtOnce: Record<WayToPay, "upi" | "cash" | null> = {
  link: null,
  bank: null,
  upi: "upi",
  cash: "cash",
};

/** An order as the owner takes it; its lines' products are looked up when it is written. */
export interface TakenInput extends Pick<Offer, "promisedOn" | "shippingCost" | "advancePercent"> {
  source: TakenFrom;
  buyer: BuyerInput;
  /** In which the buyer is written to; undefined: that of their account. */
  language: Language | undefined;
  billing: Address | null;
  shipping: Address | null;
  shippingPhone: string | null;
  lines: readonly LineInput[];
  pay: WayToPay;
  /** The bank's, of a UPI payment. */
  reference: string | null;
  isTakenAlong: boolean;
  /** Whose goods are taken along; null for the shop's own. */
  stallId: string | null;
  /** She takes the order although not all pieces are there. */
  takesLacking: boolean;
}

const termFieldNames = ["promisedOn", "shippingCost", "advancePercent", "pay", "reference"] as const;

const schemaOn = (today: string) =>
  z.object({
    ...paymentTerms(today),
    pay: z.enum(waysToPay, newOrderText.errors.pay),
    reference: optionalLine(80),
  });

type Terms = z.infer<ReturnType<typeof schemaOn>>;

/** An order's source, from the address of its form. */
export const sourceAt = (parameters: URLSearchParams): TakenFrom =>
  parameters.get("at") === "fair" ? "stall" : "phone";

/** An order, or its errors on a day in India. */
export function parseTakenOrder(
  form: FormData,
  source: TakenFrom,
  today: string,
): ParsedForm<string, TakenInput> {
  const buyer = parseBuyer(form);
  const addresses = parseBothAddresses(form, source === "phone");
  const lines = readLines(form);
  const terms = parseFields<(typeof termFieldNames)[number], Terms>(schemaOn(today), termFieldNames, form);
  const errors: FieldErrors<string> = {
    ...("errors" in lines ? lines.errors : {}),
    ...(buyer.kind === "refused" ? buyer.errors : {}),
    ...("errors" in addresses ? addresses.errors : {}),
    ...(terms.kind === "refused" ? terms.errors : {}),
  };
  const refused = (errors: FieldErrors<string>) =>
    ({ kind: "refused", errors, typed: textsIn(form) }) as const;
  if (buyer.kind === "refused" || terms.kind === "refused" || "errors" in lines || "errors" in addresses)
    return refused(errors);
  const isTakenAlong = source === "stall" && textIn(form, "takenAlong") === "on";
  const value: TakenInput = {
    source,
    buyer: buyer.value,
    ...addresses.addresses,
    ...lines,
    ...terms.value,
    isTakenAlong,
    stallId: (isTakenAlong && textIn(form, "stall")) || null,
    language: languageIn(form),
    promisedOn: isTakenAlong ? null : terms.value.promisedOn,
    takesLacking: textIn(form, "takesLacking") === "on",
  };
  const wrong = wrongTogether(value);
  return Object.keys(wrong).length > 0 ? refused(wrong) : { kind: "valid", value };
}

function languageIn(form: FormData): Language | undefined {
  const chosen = textIn(form, "language");
  return isLanguage(chosen) ? chosen : undefined;
}

/** The errors of fields that are right alone and wrong together. */
function wrongTogether({ source, buyer, lines, ...terms }: TakenInput): FieldErrors<string> {
  const { isTakenAlong, pay, advancePercent, shippingCost } = terms;
  const isLater = paidAtOnce[pay] === null;
  return {
    ...abroadErrors(buyer, terms),
    ...(source === "phone" && buyer.phone === null && buyer.email === null
      ? { buyerPhone: newOrderText.errors.reach }
      : {}),
    ...(isTakenAlong && isLater ? { pay: newOrderText.errors.payNow } : {}),
    ...(isTakenAlong && advancePercent > 0 ? { advancePercent: newOrderText.errors.payWhole } : {}),
    ...(offerSums(lines, shippingCost).total > highestOffer ? { find: offerFormText.errors.total } : {}),
  };
}

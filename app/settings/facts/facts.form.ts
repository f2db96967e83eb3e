import * as z from "zod/mini";
import {
  type FieldErrors,
  type FormAnswer,
  type ParsedForm,
  parseFields,
  typedFields,
} from "#ui/form/form-answer.ts";
import { optionalEmail, optionalLine, optionalLines } from "#ui/form/form-fields.ts";
import { recordVersion } from "#ui/form/record-fields.ts";
import { isPhoneLike } from "#values/contact/phone.ts";
import { webAddress } from "#values/contact/web-address.ts";
import { isAccountNumber, isIfsc, isUpiId } from "#values/money/bank-details.ts";
import { gstRates, hsnForm, typedHsn } from "#values/money/gst.ts";
import { isGstin, isPan, panIn } from "#values/money/gstin.ts";
import { supplyRules } from "#values/place-of-supply.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { readClosedDays } from "#values/time/closed-days.ts";
import { monthInEnglish, monthTyped } from "#values/time/typed-month.ts";
import { factsText } from "./facts.text.ts";

const gstin = z.pipe(
  optionalLine(40),
  z.pipe(
    z.transform(
      (text: string | null) =>
        latinDigits(text ?? "")
          .replaceAll(/[\s-]/g, "")
          .toUpperCase() || null,
    ),
    z.nullable(z.string().check(z.refine(isGstin, { error: () => factsText.errors.gstin }))),
  ),
);

/** A rate is chosen from the law's list: a slip of one digit would stand on every invoice. */
const gstRate = z.pipe(
  optionalLine(10),
  z.nullable(z.enum(gstRates, { error: () => factsText.errors.gstRate })),
);

const hsn = z.pipe(
  optionalLine(20),
  z.pipe(
    z.transform((text: string | null) => (text === null ? null : typedHsn(text) || null)),
    z.nullable(z.string().check(z.regex(hsnForm, { error: () => factsText.errors.hsn }))),
  ),
);

/** Of what the page offers; anything else leaves what is set. */
const supplyRule = z.pipe(
  optionalLine(10),
  z.nullable(z.enum(supplyRules, { error: () => factsText.errors.supplyRule })),
);

const link = () =>
  optionalLine(300).check(
    z.refine((text) => text === null || webAddress(text) !== undefined, {
      error: () => factsText.errors.link,
    }),
  );

const closedDays = optionalLines(3000).check(
  z.refine((text) => readClosedDays(text ?? "").ok, {
    error: ({ input }) => {
      const read = readClosedDays(String(input ?? ""));
      return read.ok ? "" : factsText.errors.closedDay(read.line);
    },
  }),
);

/** Without blanks and hyphens, as they stand on cheques and passbooks. */
const plain = (most: number, fits: (text: string) => boolean, error: () => string) =>
  z.pipe(
    optionalLine(most),
    z.pipe(
      z.transform(
        (text: string | null) =>
          latinDigits(text ?? "")
            .replaceAll(/[\s-]/g, "")
            .toUpperCase() || null,
      ),
      z.nullable(z.string().check(z.refine(fits, { error }))),
    ),
  );

const upiId = optionalLine(120).check(
  z.refine((text) => text === null || isUpiId(text), { error: () => factsText.errors.upiId }),
);

const month = z.pipe(
  optionalLine(30).check(
    z.refine((text) => text === null || monthTyped(text) !== undefined, {
      error: () => factsText.errors.month,
    }),
  ),
  z.transform((text) => {
    const typed = monthTyped(text ?? "");
    return typed === undefined ? null : monthInEnglish(typed);
  }),
);

const isTicked = z.pipe(
  z.optional(z.string()),
  z.transform((ticked) => ticked === "on"),
);

/** How each fact is typed. */
const schema = z.object({
  version: recordVersion,
  name: optionalLine(60),
  address: optionalLine(300),
  grievanceOfficer: optionalLine(160),
  email: optionalEmail(),
  phone: optionalLine(40).check(
    z.refine((text) => text === null || isPhoneLike(text), { error: () => factsText.errors.phone }),
  ),
  /** On which nobody works, one or a range on a line. */
  closedDays,
  facebook: link(),
  instagram: link(),
  x: link(),
  gstin,
  pan: plain(20, isPan, () => factsText.errors.pan),
  /** For products without a rate of their own. */
  gstRate,
  hsn,
  supplyRule,
  accountName: optionalLine(80),
  accountNumber: plain(30, isAccountNumber, () => factsText.errors.accountNumber),
  ifsc: plain(20, isIfsc, () => factsText.errors.ifsc),
  upiId,
  originCountry: optionalLine(60),
  netQuantity: optionalLine(60),
  /** In English: November 2026. */
  madeMonth: month,
  madeBy: optionalLine(300),
  consumerCare: optionalLine(300),
  /** As an authorised user of the geographical indication. */
  giNumber: optionalLine(40),
  ratingShown: isTicked,
  ratingText: optionalLine(60),
  reviewInvites: isTicked,
});

/** Null goes back to the fact that the shop was started with. */
export type FactsInput = z.output<typeof schema>;
export type FactsField = keyof FactsInput;

const account = ["accountName", "accountNumber", "ifsc"] as const;

/** Which facts stand on which page, in their order there; the first wrong one takes the focus. */
export const factsOn = {
  business: [
    ...(["name", "address", "grievanceOfficer", "email", "phone", "closedDays"] as const),
    ...(["facebook", "instagram", "x"] as const),
  ],
  tax: ["gstin", "pan", "gstRate", "hsn", "supplyRule"],
  payments: [...account, "upiId"],
  labels: ["originCountry", "netQuantity", "madeMonth", "madeBy", "consumerCare", "giNumber"],
  reviews: ["ratingShown", "ratingText", "reviewInvites"],
} as const satisfies Record<string, readonly FactsField[]>;

export type FactsPart = keyof typeof factsOn;
export type FactsAnswer = FormAnswer<FactsField>;

const fieldsOn = (part: FactsPart): readonly FactsField[] => [...factsOn[part], "version"];

export const factsTyped = (part: FactsPart) => (form: FormData) => typedFields(fieldsOn(part), form);

/** What the shop was started with, to which a field that is left empty goes back. */
type Given = { gstin?: string | undefined };

/** Reads the form of one page; facts of the others are null in it, whatever it sends. */
export const parseFacts =
  (part: FactsPart) =>
  (form: FormData, given: Given = {}): ParsedForm<FactsField, FactsInput> => {
    const parsed = parseFields<FactsField, FactsInput>(schema, fieldsOn(part), form);
    if (parsed.kind === "refused") return parsed;
    const errors = { ...accountErrors(parsed.value), ...panErrors(parsed.value, given) };
    if (Object.keys(errors).length === 0) return parsed;
    return { kind: "refused", errors, typed: factsTyped(part)(form) };
  };

/** A bank account comes whole: nobody can send money to a part of it. */
function accountErrors(facts: FactsInput): FieldErrors<FactsField> {
  const missing = account.filter((name) => facts[name] === null);
  if (missing.length === 0 || missing.length === account.length) return {};
  return Object.fromEntries(missing.map((name) => [name, factsText.errors.wholeAccount]));
}

/** A GSTIN contains the PAN of whom it is of, and the shop has one. */
function panErrors({ pan, gstin: typed }: FactsInput, given: Given): FieldErrors<FactsField> {
  const gstin = typed ?? given.gstin;
  if (pan === null || gstin === undefined || panIn(gstin) === pan) return {};
  return { pan: factsText.errors.otherPan(panIn(gstin)) };
}

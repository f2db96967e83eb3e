import * as z from "zod/mini";
import { type FormAnswer, type ParsedForm, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { optionalEmail, optionalLine, optionalLines } from "#ui/form/form-fields.ts";
import { recordVersion } from "#ui/form/record-fields.ts";
import { isPhoneLike } from "#values/contact/phone.ts";
import { webAddress } from "#values/contact/web-address.ts";
import { isAccountNumber, isIfsc, isUpiId } from "#values/money/bank-details.ts";
import { type GstRate, gstRates, hsnForm, typedHsn } from "#values/money/gst.ts";
import { isGstin } from "#values/money/gstin.ts";
import { readClosedDays } from "#values/time/closed-days.ts";
import { monthInEnglish, monthTyped } from "#values/time/typed-month.ts";
import { settingsText } from "./settings.text.ts";

/** What the owner says about the shop. Null goes back to what the shop was started with. */
export interface ShopFactsInput {
  version: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  gstin: string | null;
  /** For products without a rate of their own. */
  gstRate: GstRate | null;
  hsn: string | null;
  grievanceOfficer: string | null;
  facebook: string | null;
  instagram: string | null;
  x: string | null;
  ratingShown: boolean;
  ratingText: string | null;
  reviewInvites: boolean;
  /** On which nobody works, one or a range on a line. */
  closedDays: string | null;
  accountName: string | null;
  accountNumber: string | null;
  ifsc: string | null;
  upiId: string | null;
  /** As an authorised user of the geographical indication. */
  giNumber: string | null;
  originCountry: string | null;
  netQuantity: string | null;
  madeBy: string | null;
  /** In English: November 2026. */
  madeMonth: string | null;
  consumerCare: string | null;
}

const gstin = z.pipe(
  optionalLine(40),
  z.pipe(
    z.transform((text: string | null) => text?.replaceAll(/[\s-]/g, "").toUpperCase() || null),
    z.nullable(z.string().check(z.refine(isGstin, { error: () => settingsText.errors.gstin }))),
  ),
);

/** A rate is chosen from the law's list: a slip of one digit would stand on every invoice. */
const gstRate = z.pipe(
  optionalLine(10),
  z.nullable(z.enum(gstRates, { error: () => settingsText.errors.gstRate })),
);

const hsn = z.pipe(
  optionalLine(20),
  z.pipe(
    z.transform((text: string | null) => (text === null ? null : typedHsn(text) || null)),
    z.nullable(z.string().check(z.regex(hsnForm, { error: () => settingsText.errors.hsn }))),
  ),
);

const link = () =>
  optionalLine(300).check(
    z.refine((text) => text === null || webAddress(text) !== undefined, {
      error: () => settingsText.errors.link,
    }),
  );

const closedDays = optionalLines(3000).check(
  z.refine((text) => readClosedDays(text ?? "").ok, {
    error: ({ input }) => {
      const read = readClosedDays(String(input ?? ""));
      return read.ok ? "" : settingsText.errors.closedDay(read.line);
    },
  }),
);

/** Without blanks and hyphens, as they stand on cheques and passbooks. */
const plain = (most: number, fits: (text: string) => boolean, error: () => string) =>
  z.pipe(
    optionalLine(most),
    z.pipe(
      z.transform((text: string | null) => text?.replaceAll(/[\s-]/g, "").toUpperCase() || null),
      z.nullable(z.string().check(z.refine(fits, { error }))),
    ),
  );

const upiId = optionalLine(120).check(
  z.refine((text) => text === null || isUpiId(text), { error: () => settingsText.errors.upiId }),
);

const month = z.pipe(
  optionalLine(30).check(
    z.refine((text) => text === null || monthTyped(text) !== undefined, {
      error: () => settingsText.errors.month,
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

const schema = z.object({
  version: recordVersion,
  name: optionalLine(60),
  email: optionalEmail(),
  phone: optionalLine(40).check(
    z.refine((text) => text === null || isPhoneLike(text), { error: () => settingsText.errors.phone }),
  ),
  address: optionalLine(300),
  gstin,
  gstRate,
  hsn,
  grievanceOfficer: optionalLine(160),
  facebook: link(),
  instagram: link(),
  x: link(),
  ratingShown: isTicked,
  ratingText: optionalLine(60),
  reviewInvites: isTicked,
  closedDays,
  accountName: optionalLine(80),
  accountNumber: plain(30, isAccountNumber, () => settingsText.errors.accountNumber),
  ifsc: plain(20, isIfsc, () => settingsText.errors.ifsc),
  upiId,
  giNumber: optionalLine(40),
  originCountry: optionalLine(60),
  netQuantity: optionalLine(60),
  madeBy: optionalLine(300),
  madeMonth: month,
  consumerCare: optionalLine(300),
});

const accountFields = ["accountName", "accountNumber", "ifsc"] as const;

/** In the order in which they stand; the first wrong one takes the focus. */
const fields = [
  ...(["name", "address", "grievanceOfficer", "email", "phone", "gstin", "gstRate", "hsn"] as const),
  ...([...accountFields, "upiId"] as const),
  ...(["originCountry", "netQuantity", "madeBy", "madeMonth", "consumerCare"] as const),
  ...([
    "closedDays",
    "giNumber",
    "ratingShown",
    "ratingText",
    "reviewInvites",
    "facebook",
    "instagram",
    "x",
    "version",
  ] as const),
] as const;
export type ShopFactsField = (typeof fields)[number];
export type ShopFactsAnswer = FormAnswer<ShopFactsField>;

export const shopFactsTyped = (form: FormData) => typedFields(fields, form);

/** An account is told whole: nobody can send money to a part of it. */
export function parseShopFacts(form: FormData): ParsedForm<ShopFactsField, ShopFactsInput> {
  const parsed = parseFields<ShopFactsField, ShopFactsInput>(schema, fields, form);
  if (parsed.kind === "refused") return parsed;
  const missing = accountFields.filter((name) => parsed.value[name] === null);
  if (missing.length === 0 || missing.length === accountFields.length) return parsed;
  const errors = Object.fromEntries(missing.map((name) => [name, settingsText.errors.wholeAccount]));
  return { kind: "refused", errors, typed: shopFactsTyped(form) };
}

import * as z from "zod/mini";
import { type FormAnswer, type ParsedForm, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { sumRefusal } from "#ui/form/form-fields.ts";
import { recordVersion } from "#ui/form/record-fields.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type ShippingRates, usualShippingRates } from "#values/money/shipping-rates.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { mostPromisedWeeks, type PromiseTerms, promiseModes } from "#values/promise-terms.ts";
import { type ReturnTerms, usualReturns } from "#values/return-terms.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { shippingRulesText } from "./shipping-rules.text.ts";

export type ShippingRulesInput = ShippingRates & {
  version: number;
  refundsCancelled: boolean;
  /** Absent where wrapping is not offered. */
  giftWrap: Paise | undefined;
  returns: ReturnTerms;
  promise: PromiseTerms;
};

const highest = 1_000_000_000;

/** A sum in rupees; nothing goes back to the usual rate. */
const sum = (usual: Paise) =>
  z.pipe(
    z._default(z.string(), "").check(
      z.refine((text) => text.trim() === "" || typedRupees(text) !== undefined, {
        error: ({ input }) =>
          sumRefusal(String(input), shippingRulesText.errors.sum, shippingRulesText.errors.sumHigh),
        abort: true,
      }),
      z.refine((text) => (typedRupees(text) ?? 0) < highest, {
        error: () => shippingRulesText.errors.sumHigh,
      }),
    ),
    z.transform((text: string) => (text.trim() === "" ? usual : (typedRupees(text) ?? paise(0)))),
  );

/** A sum above ₹0; nothing means that it is not offered. */
const giftWrap = z.pipe(
  z._default(z.string(), "").check(
    z.refine((text) => text.trim() === "" || Number(typedRupees(text)) > 0, {
      error: ({ input }) =>
        sumRefusal(String(input), shippingRulesText.errors.wrap, shippingRulesText.errors.sumHigh),
      abort: true,
    }),
    z.refine((text) => (typedRupees(text) ?? 0) < highest, { error: () => shippingRulesText.errors.sumHigh }),
  ),
  z.transform((text: string) => (text.trim() === "" ? undefined : typedRupees(text))),
);

const wholeNumber = (usually: number, least: number, most: number, error: () => string) =>
  z.pipe(
    z
      ._default(z.string(), "")
      .check(
        z.refine((text) => text.trim() === "" || typedWhole(text, least, most) !== undefined, { error }),
      ),
    z.transform((text: string) => typedWhole(text) ?? usually),
  );

/** A number of weeks; nothing means that there is no end. */
const weeks = z.pipe(
  z._default(z.string(), "").check(
    z.refine((text) => text.trim() === "" || typedWhole(text, 1, mostPromisedWeeks) !== undefined, {
      error: () => shippingRulesText.errors.stopAfterWeeks,
    }),
  ),
  z.transform((text: string) => typedWhole(text)),
);

const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text === "on"),
);

const usual = usualShippingRates;

/** Faster delivery never costs less than slower, and a reduced rate reduces something. */
const schema = z
  .object({
    version: recordVersion,
    standard: sum(usual.standard),
    freeFrom: sum(usual.freeFrom),
    express: sum(usual.express),
    cheapExpress: sum(usual.cheapExpress),
    cheapExpressFrom: sum(usual.cheapExpressFrom),
    refundsCancelled: ticked,
    giftWrap,
    returnDays: wholeNumber(usualReturns.days, 0, 365, () => shippingRulesText.errors.returnDays),
    damageHours: wholeNumber(usualReturns.damageHours, 1, 720, () => shippingRulesText.errors.damageHours),
    promise: z._default(z.enum(promiseModes), "off"),
    stopAfterWeeks: weeks,
  })
  .check(
    z.refine(({ standard, express, freeFrom }) => freeFrom === 0 || express >= standard, {
      error: () => shippingRulesText.errors.expressBelowStandard,
      path: ["express"],
    }),
    z.refine(({ cheapExpress, express }) => cheapExpress <= express, {
      error: () => shippingRulesText.errors.reducedAbove,
      path: ["cheapExpress"],
    }),
    z.refine((rates) => !isReduced(rates) || rates.cheapExpressFrom > 0, {
      error: () => shippingRulesText.errors.reducedAlways,
      path: ["cheapExpressFrom"],
    }),
    z.refine(
      (rates) =>
        !isReduced(rates) || rates.cheapExpress >= rates.standard || rates.cheapExpressFrom >= rates.freeFrom,
      { error: () => shippingRulesText.errors.reducedBelowStandard, path: ["cheapExpressFrom"] },
    ),
  );

const isReduced = ({ cheapExpress, express }: ShippingRates): boolean => cheapExpress < express;

const rateFields = ["standard", "freeFrom", "express", "cheapExpress", "cheapExpressFrom"] as const;
const fields = [
  ...rateFields,
  "refundsCancelled",
  "giftWrap",
  "returnDays",
  "damageHours",
  "promise",
  "stopAfterWeeks",
  "version",
] as const;
export type RateField = (typeof rateFields)[number];
type ShippingRulesField = (typeof fields)[number];
export type ShippingRulesAnswer = FormAnswer<ShippingRulesField>;

export const shippingRulesTyped = (form: FormData) => typedFields(fields, form);

export function parseShippingRules(form: FormData): ParsedForm<ShippingRulesField, ShippingRulesInput> {
  const parsed = parseFields<ShippingRulesField, z.output<typeof schema>>(schema, fields, form);
  if (parsed.kind === "refused") return parsed;
  const { returnDays: days, damageHours, promise: mode, stopAfterWeeks, ...value } = parsed.value;
  const promise = { mode, ...(stopAfterWeeks === undefined ? {} : { stopAfterWeeks }) };
  return { kind: "valid", value: { ...value, returns: { days, damageHours }, promise } };
}

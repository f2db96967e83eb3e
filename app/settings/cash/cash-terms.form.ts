import * as z from "zod/mini";
import { type FormAnswer, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { sumRefusal } from "#ui/form/form-fields.ts";
import { recordVersion } from "#ui/form/record-fields.ts";
import { typedState } from "#values/contact/typed-state.ts";
import type { CashTerms } from "#values/money/cash-terms.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { cashSettingsText } from "./cash-settings.text.ts";

const highest = 1_000_000_000;
const text = z._default(z.string(), "");
const isEmpty = (typed: string): boolean => typed.trim() === "";

/** A sum above ₹0; nothing means no limit. */
const sum = z.pipe(
  text.check(
    z.refine((typed) => isEmpty(typed) || Number(typedRupees(typed)) > 0, {
      error: ({ input }) =>
        sumRefusal(String(input), cashSettingsText.errors.sum, cashSettingsText.errors.sumHigh),
      abort: true,
    }),
    z.refine((typed) => (typedRupees(typed) ?? 0) < highest, {
      error: () => cashSettingsText.errors.sumHigh,
    }),
  ),
  z.transform((typed: string) => (isEmpty(typed) ? undefined : typedRupees(typed))),
);

/** A whole number from 1 on; nothing means no limit. */
const count = (most: number, error: () => string) =>
  z.pipe(
    text.check(z.refine((typed) => isEmpty(typed) || typedWhole(typed, 1, most) !== undefined, { error })),
    z.transform((typed: string) => typedWhole(typed)),
  );

/** States one on a line, or parted by commas. */
const states = z.pipe(
  text.check(
    z.refine((typed) => statesIn(typed).every((state) => state !== undefined), {
      error: (issue) => cashSettingsText.errors.state(unknownState(String(issue.input))),
    }),
  ),
  z.transform((typed: string) => [...new Set(statesIn(typed).flatMap((state) => state ?? []))]),
);

const namesIn = (typed: string): string[] =>
  typed
    .split(/[\n,;]+/)
    .map((name) => name.trim().replaceAll(/\s+/g, " "))
    .filter(Boolean);
const statesIn = (typed: string) => namesIn(typed).map(typedState);
const unknownState = (typed: string): string => namesIn(typed).find((name) => !typedState(name)) ?? "";

export const mostHours = 720;

const schema = z
  .object({
    version: recordVersion,
    min: sum,
    max: sum,
    firstMax: sum,
    fee: sum,
    rounding: z.pipe(
      z._default(z.enum(["rupee", "paisa"], { error: () => cashSettingsText.errors.choice }), "rupee"),
      z.transform((typed) => (typed === "paisa" ? typed : undefined)),
    ),
    openPerPhone: count(99, () => cashSettingsText.errors.count),
    returnedPerPhone: count(99, () => cashSettingsText.errors.count),
    needsMobile: z.pipe(
      z.optional(z.string()),
      z.transform((typed) => typed === "on"),
    ),
    confirm: z._default(z.enum(["none", "link"], { error: () => cashSettingsText.errors.choice }), "none"),
    cancelAfterHours: count(mostHours, () => cashSettingsText.errors.hours),
    blockedStates: states,
  })
  .check(
    z.refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      error: () => cashSettingsText.errors.minAboveMax,
      path: ["min"],
    }),
    z.refine(({ min, firstMax }) => min === undefined || firstMax === undefined || min <= firstMax, {
      error: () => cashSettingsText.errors.firstBelowMin,
      path: ["firstMax"],
    }),
    z.refine(({ confirm, cancelAfterHours }) => confirm === "none" || cancelAfterHours !== undefined, {
      error: () => cashSettingsText.errors.hoursNeeded,
      path: ["cancelAfterHours"],
    }),
  );

const fields = [
  ...([
    "min",
    "max",
    "firstMax",
    "fee",
    "rounding",
    "openPerPhone",
    "returnedPerPhone",
    "needsMobile",
    "confirm",
  ] as const),
  ...(["cancelAfterHours", "blockedStates", "version"] as const),
] as const;
export type CashTermsField = (typeof fields)[number];
export type CashTermsAnswer = FormAnswer<CashTermsField>;

export const cashTermsTyped = (form: FormData) => typedFields(fields, form);

export const parseCashTerms = (form: FormData) =>
  parseFields<CashTermsField, CashTerms & { version: number }>(schema, fields, form);

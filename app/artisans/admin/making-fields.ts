import * as z from "zod/mini";
import {
  asItIs,
  optionalLineField,
  textField,
  tickField,
  trimmedText,
  wordField,
} from "#records/fields/field-kinds.ts";
import { optionalCountField } from "#records/fields/number-fields.ts";
import { recordFields } from "#records/fields/record-field.ts";
import { isPhoneLike } from "#values/contact/phone.ts";
import { languageNames, languages } from "#values/language/language.ts";
import { longDay } from "#values/time/date-time.ts";
import { dayOfTyped } from "#values/time/typed-moment.ts";
import { artisanAdminText } from "./artisan-admin.text.ts";

/** A day that may be missing, in a column of its own without a time. */
const optionalDayField = <const Column extends string>(column: Column, label: string) => ({
  ...textField(column, label, { autoComplete: "off" }),
  control: "moment" as const,
  schema: z.pipe(
    trimmedText().check(
      z.refine((text) => text === "" || dayOfTyped(text) !== "", artisanAdminText.errors.day),
    ),
    z.transform((text): string | null => dayOfTyped(text) || null),
  ),
  typed: (kept: string | null) => (kept === null ? "" : longDay(kept)),
  kept: asItIs<string | null>,
});

/** What the owner alone knows of an artisan: how they are reached, and how much they make (MAKING-1). */
export const makingFields = recordFields(() => ({
  phone: {
    ...optionalLineField("phone", artisanAdminText.fields.phone, 30, {
      autoComplete: "off",
      inputMode: "numeric",
    }),
    schema: z.pipe(
      trimmedText().check(
        z.refine((text) => text === "" || isPhoneLike(text), artisanAdminText.errors.phone),
      ),
      z.transform((text): string | null => text || null),
    ),
  },
  pageLanguage: {
    ...wordField("page_language", artisanAdminText.fields.pageLanguage, languageNames, languages, "hi"),
    // A form that was opened before there was the field is none to refuse.
    schema: z._default(z.enum(languages), "hi"),
  },
  piecesWeek: optionalCountField("pieces_week", artisanAdminText.fields.piecesWeek),
  awayFrom: optionalDayField("away_from", artisanAdminText.fields.awayFrom),
  awayUntil: optionalDayField("away_until", artisanAdminText.fields.awayUntil),
  working: tickField("working", artisanAdminText.fields.working, "true"),
}));

/** Nobody is back before they leave. */
export const whyNotAway = ({ awayFrom, awayUntil }: { awayFrom: string | null; awayUntil: string | null }) =>
  awayFrom !== null && awayUntil !== null && awayUntil < awayFrom
    ? { awayUntil: artisanAdminText.errors.awayUntil }
    : {};

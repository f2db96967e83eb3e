import * as z from "zod/mini";
import { type TextField, type TextKind, textFields } from "#translations/translatable.ts";
import {
  cutLine,
  optionalLine,
  optionalLines,
  requiredHtml,
  requiredLine,
  slugField,
} from "#ui/form/form-fields.ts";
import { isDay } from "#values/time/indian-day.ts";
import { dayToType, type Edge, momentToType, typedDay, typedMoment } from "#values/time/typed-moment.ts";
import { recordFieldText } from "./record-field.text.ts";
import type { FieldLook } from "./record-field.ts";

// The kinds of fields that records have: how each is typed, read and stored.

/** Words without the spaces around them; nothing where the field was not sent. */
export const trimmedText = () =>
  z.pipe(
    z._default(z.string(), ""),
    z.transform((text) => text.trim()),
  );

export const asItIs = <Value>(value: Value): Value => value;

/** A column of words that the form shows as they are; its schema comes on top. */
export const textField = <const Column extends string>(
  column: Column,
  label: string,
  look: FieldLook = {},
) => ({
  column,
  label,
  look,
  empty: "",
  control: "line" as const,
  typed: (kept: string | null): string => kept ?? "",
});

/**
 * The column and the label of a text that the public reads: both come from `translatable`, so that all public
 * texts can be translated.
 */
export function publicText<Kind extends TextKind, const Column extends TextField<Kind>>(
  kind: Kind,
  column: Column,
): [column: Column, label: string] {
  const [, field] = textFields(kind).find(([name]) => name === column) ?? [];
  return [column, field?.label ?? column];
}

/** A line that there must be. */
export const lineField = <const Column extends string>(
  column: Column,
  label: string,
  most: number,
  missing: string,
  look: FieldLook = {},
) => ({
  ...textField(column, label, { ...look, required: true }),
  schema: requiredLine(most, missing),
  kept: asItIs<string>,
});

/** A line that may be missing: it is null then (PRODUCT-7). */
export const optionalLineField = <const Column extends string>(
  column: Column,
  label: string,
  most: number,
  look: FieldLook = {},
) => ({
  ...textField(column, label, look),
  schema: optionalLine(most),
  kept: asItIs<string | null>,
});

/** Lines that may be missing. */
export const optionalLinesField = <const Column extends string>(
  column: Column,
  label: string,
  most: number,
  look: FieldLook = {},
) => ({
  ...optionalLineField(column, label, most, look),
  control: "lines" as const,
  schema: optionalLines(most),
});

/** A line that is cut off where it is too long (PRODUCT-4). */
export const cutLineField = <const Column extends string>(
  column: Column,
  label: string,
  most: number,
  missing: string,
) => ({
  ...textField(column, label),
  schema: cutLine(most, missing),
  kept: asItIs<string>,
});

/** The last part of its page's address, in a column `slug`; below it stands what `hint` makes of it. */
export const pageAddressField = (
  say: { slug: string; slugForm: string },
  hint: (slug: string) => string,
) => ({
  ...textField("slug", recordFieldText.slug),
  schema: slugField(say.slug, say.slugForm),
  kept: asItIs<string>,
  look: ({ slug = "" }: Readonly<Record<string, string>>) => ({
    required: true,
    beside: recordFieldText.besideSlug,
    autoComplete: "off" as const,
    spellCheck: false,
    hint: hint(slug),
  }),
});

/** HTML, not yet sanitised: that is its keeper's. */
export const htmlField = <const Column extends string>(
  column: Column,
  label: string,
  missing: string,
  hint?: string,
) => ({
  ...textField(column, label, { required: true, hint }),
  control: "html" as const,
  schema: requiredHtml(missing),
  kept: asItIs<string>,
});

/** The record's keeper reads and stores it, since it depends on other fields; the form has it as words. */
export const ownField = <const Column extends string>(
  column: Column,
  label: string,
  look: FieldLook = {},
) => ({
  ...textField(column, label, look),
  schema: trimmedText(),
  typed: (_kept: unknown) => "",
  kept: (_read: string) => undefined,
});

/** A word of a list. */
export const wordField = <const Column extends string, const Word extends string>(
  column: Column,
  label: string,
  /** A function where they are in the language of the moment. */
  labels: Readonly<Record<Word, string>> | (() => Readonly<Record<Word, string>>),
  list: readonly Word[],
  empty: NoInfer<Word>,
  look: FieldLook = {},
) => ({
  column,
  label,
  get labels() {
    return typeof labels === "function" ? labels() : labels;
  },
  look: { ...look, required: true },
  empty: String(empty),
  control: "choice" as const,
  schema: z.enum(list, recordFieldText.errors.choice),
  typed: asItIs<Word>,
  kept: asItIs<Word>,
});

/** A box to tick. */
export const tickField = <const Column extends string>(
  column: Column,
  label: string,
  empty: "false" | "true" = "false",
  look: FieldLook = {},
) => ({
  column,
  label,
  look,
  empty,
  control: "tick" as const,
  schema: z.pipe(
    trimmedText(),
    z.transform((text) => text === "true"),
  ),
  typed: (kept: boolean) => String(kept),
  kept: asItIs<boolean>,
});

/** A day, as it is typed in India; null where none is named. */
export const optionalDayField = <const Column extends string>(
  column: Column,
  label: string,
  look: FieldLook = {},
) => ({
  ...textField(column, label, { ...look, autoComplete: "off" }),
  control: "moment" as const,
  schema: z.pipe(
    z.pipe(trimmedText(), z.transform(typedDay)),
    z.pipe(
      z.string().check(z.refine((day) => day === "" || isDay(day), recordFieldText.errors.day)),
      z.transform((day) => day || null),
    ),
  ),
  typed: (kept: string | null) => (kept ? dayToType(kept) : ""),
  kept: asItIs<string | null>,
});

/** Where a time begins or ends, as it is typed in India; null where that end is open. */
export const optionalMomentField = <const Column extends string>(
  column: Column,
  label: string,
  edge: Edge,
  look: FieldLook = {},
  wrong: string = recordFieldText.errors.moment,
) => ({
  ...textField(column, label, { ...look, autoComplete: "off" }),
  control: "moment" as const,
  schema: z.pipe(
    trimmedText().check(z.refine((text) => text === "" || typedMoment(text, edge) !== undefined, wrong)),
    z.transform((text) => typedMoment(text, edge) ?? null),
  ),
  typed: (kept: Date | null) => (kept ? momentToType(kept, edge) : ""),
  kept: asItIs<Date | null>,
});

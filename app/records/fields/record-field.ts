import * as z from "zod/mini";
import { type FieldErrors, type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { eachOf, mapEach } from "#values/each-of.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import type { Texts } from "../form-draft.ts";

/** The attributes of a field's control besides its label, text and error. */
export interface FieldLook {
  hint?: string;
  /** Her words for it, beside a label that names it as an engineer does. */
  beside?: string;
  autoComplete?: "off";
  autoCapitalize?: "characters" | "off";
  lang?: "hi";
  inputMode?: "decimal" | "numeric";
  maxLength?: number;
  placeholder?: string;
  rows?: number;
  spellCheck?: boolean;
  hideOptional?: boolean;
  required?: boolean;
  type?: "date" | "number";
  /** Of a number. */
  min?: string;
  step?: string;
}

/**
 * One field of a record: its column and label, and how it is typed, read and stored. Form, row, history,
 * table file and the form of its Hindi follow from it.
 */
export interface RecordField {
  readonly column: string;
  readonly label: string;
  /** Its text in an empty form. */
  readonly empty: string;
  readonly control: "line" | "moment" | "lines" | "html" | "choice" | "tick";
  readonly schema: z.ZodMiniType;
  /** The column's value, as the form shows it. */
  typed(kept: unknown): string;
  /** The parsed value, as the column stores it. */
  kept(read: unknown): unknown;
  /** Its summary in a closed part of a form, where that is not the text alone. */
  short?(text: string): string;
  /** The words of a choice's values. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Where what a line of names may name is searched, if that can be searched. */
  readonly finder?: (texts: Readonly<Record<string, string>>) => string | undefined;
  /** May depend on the form's texts and the record's id. */
  readonly look?: FieldLook | ((texts: Readonly<Record<string, string>>, id: string) => FieldLook);
}

export type RecordFields = Readonly<Record<string, RecordField>>;

/** A table of fields, with what they are called in the language of the moment. */
export const recordFields = <const Fields extends RecordFields>(make: () => Fields): Fields =>
  inEachLanguage(make);

export type NameOf<Fields extends RecordFields> = keyof Fields & string;

/** The parsed values of a form of these fields. */
export type InputOf<Fields extends RecordFields> = {
  [Name in keyof Fields]: z.output<Fields[Name]["schema"]>;
};

/** The same as the table stores it. */
export type ColumnsOf<Fields extends RecordFields> = {
  [Name in keyof Fields as Fields[Name]["column"]]: ReturnType<Fields[Name]["kept"]>;
};

/** How a record's form is filled in and read, in the browser as on the server. */
export interface FieldForm<Field extends string, Input> {
  /** In the order in which they stand; the first wrong one takes the focus. */
  names: readonly Field[];
  empty: Texts<Field>;
  parse(form: FormData): ParsedForm<Field, Input>;
}

/** The form of a table of fields. `complaints`: what right fields have against each other. */
export function fieldForm<Fields extends RecordFields>(
  fields: Fields,
  complaints: (read: InputOf<Fields>) => FieldErrors<NameOf<Fields>> = () => ({}),
): FieldForm<NameOf<Fields>, InputOf<Fields>> {
  const names = namesOf(fields);
  const schema = schemaOf(fields);
  return {
    names,
    empty: mapEach(fieldsByName(fields), ({ empty }) => empty),
    parse(form) {
      const parsed = parseFields(schema, names, form);
      if (parsed.kind === "refused") return parsed;
      const errors = complaints(parsed.value);
      const typed = textsIn(form, names);
      return Object.keys(errors).length > 0 ? { kind: "refused", errors, typed } : parsed;
    },
  };
}

const namesOf = <Fields extends RecordFields>(fields: Fields): NameOf<Fields>[] =>
  Object.keys(fields).filter((name) => isNameOf(fields, name));

export const isNameOf = <Fields extends RecordFields>(fields: Fields, name: string): name is NameOf<Fields> =>
  Object.hasOwn(fields, name);

/** The same fields, of which there is one for each name. */
const fieldsByName = <Fields extends RecordFields>(
  fields: Fields,
): Readonly<Record<NameOf<Fields>, RecordField>> => fields;

export const fieldNamed = <Fields extends RecordFields>(fields: Fields, name: NameOf<Fields>): RecordField =>
  fieldsByName(fields)[name];

function schemaOf<Fields extends RecordFields>(fields: Fields): z.ZodMiniType<InputOf<Fields>>;
function schemaOf(fields: RecordFields): z.ZodMiniType {
  return z.object(eachOf(fields, "schema"));
}

/** A box that is not ticked is not sent, and still a text of the form. */
const textsIn = <Field extends string>(form: FormData, names: readonly Field[]): FieldErrors<Field> => {
  const texts: FieldErrors<Field> = {};
  for (const name of names) texts[name] = String(form.get(name) ?? "");
  return texts;
};

/** A row as its form shows it. */
export const textsOfRow = <Fields extends RecordFields>(fields: Fields, row: object): Texts<NameOf<Fields>> =>
  mapEach(fieldsByName(fields), ({ column, typed }) => typed(Reflect.get(row, column)));

/** The parsed values as the row stores them. */
export function columnsOf<Fields extends RecordFields>(
  fields: Fields,
  input: InputOf<Fields>,
): ColumnsOf<Fields>;
export function columnsOf(fields: RecordFields, input: object): unknown {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { column, kept }]) => [column, kept(Reflect.get(input, name))]),
  );
}

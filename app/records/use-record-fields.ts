import { type RefObject, useState } from "react";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { Texts } from "./form-draft.ts";
import { focusFirstWrong } from "./use-sending.ts";

interface Typed<Field extends string> {
  texts: Texts<Field>;
  /** Why a text was cut, at its field. */
  note?: string;
}

/** The rules of a kind of record's texts. */
export interface TextsUse<Field extends string> {
  /** The form after something was typed into it, where that goes into more than its field. */
  typeInto?(texts: Texts<Field>, field: Field, value: string, isNew: boolean): Typed<Field>;
  /** The field of the record's address, with a note at it; a record whose address is empty can't be saved. */
  addressed?: { field: Field; note(texts: Texts<Field>): string | undefined };
}

interface FieldsUse<Field extends string> extends TextsUse<Field> {
  form: RefObject<HTMLFormElement | null>;
  start: Texts<Field>;
  isNew: boolean;
  /** Of a form that was posted without script. */
  wrong: FieldErrors<string>;
  onType(): void;
}

/** The values of a record's fields, with the notes and errors at them. */
export function useRecordFields<Field extends string>(use: FieldsUse<Field>) {
  const { form, isNew, typeInto = intoField, addressed } = use;
  const [texts, setTexts] = useState<Texts<Field>>(use.start);
  const [notes, setNotes] = useState<FieldErrors<Field>>({});
  const [errors, setErrors] = useState<FieldErrors<string>>(use.wrong);
  const isHydrated = useHydrated();
  // Without script the server makes the address.
  const said = addressed && isHydrated ? { ...notes, [addressed.field]: addressed.note(texts) } : notes;
  return {
    texts,
    setTexts,
    setErrors,
    errors: { ...errors, ...filled(said) },
    /** The fields for which the form was refused, but for those that were mended since. */
    wrong: Object.keys(errors).filter((name) => Reflect.get(errors, name)),
    lacksAddress: addressed !== undefined && texts[addressed.field].trim() === "",
    type(field: Field, value: string): void {
      use.onType();
      const { note } = typeInto(texts, field, value, isNew);
      setTexts((now) => typeInto(now, field, value, isNew).texts);
      setNotes((now) => ({ ...now, [field]: note }));
      if (errors[field]) setErrors((now) => ({ ...now, [field]: undefined }));
    },
    /** Replaces these fields' errors; the first of the new ones gets the focus. */
    retell(fields: readonly string[], next: FieldErrors<string>): void {
      const untold = Object.fromEntries(fields.map((field) => [field, undefined]));
      setErrors((now) => ({ ...now, ...untold, ...next }));
      if (Object.keys(next).length > 0) focusFirstWrong(form);
    },
  };
}

const intoField = <Field extends string>(texts: Texts<Field>, field: Field, value: string): Typed<Field> => ({
  texts: { ...texts, [field]: value },
});

const filled = <Field extends string>(notes: FieldErrors<Field>): FieldErrors<Field> => {
  const said: FieldErrors<Field> = {};
  for (const field in notes) if (notes[field]) said[field] = notes[field];
  return said;
};

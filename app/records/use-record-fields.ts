import { type RefObject, useCallback, useEffect, useState } from "react";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { type FormRules, useFormRules, wrongBy, wrongNow } from "#ui/form/form-rules.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { Texts } from "./form-draft.ts";
import { mended } from "./mended.ts";
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
  rules: FormRules;
  /** Of a form that was posted without script. */
  wrong: FieldErrors<string>;
  onType(): void;
}

/** The values of a record's fields, with the notes and errors at them. */
export function useRecordFields<Field extends string>(use: FieldsUse<Field>) {
  const { form, isNew, rules, typeInto = intoField, addressed } = use;
  const [texts, setTexts] = useState<Texts<Field>>(use.start);
  const [notes, setNotes] = useState<FieldErrors<Field>>({});
  const { errors, tell, change } = useErrors(form, rules, use.wrong);
  const isHydrated = useHydrated();
  // Without script the server makes the address.
  const said = addressed && isHydrated ? { ...notes, [addressed.field]: addressed.note(texts) } : notes;
  return {
    texts,
    setTexts,
    setErrors: tell,
    errors: { ...errors, ...filled(said) },
    /** The fields for which the form was refused, but for those that were mended since. */
    wrong: Object.keys(errors).filter((name) => Reflect.get(errors, name)),
    lacksAddress: addressed !== undefined && texts[addressed.field].trim() === "",
    /** `typed`: the fields of the form that were typed into, where a text holds several of them. */
    type(field: Field, value: string, typed: readonly string[] = [field]): void {
      use.onType();
      const next = typeInto(texts, field, value, isNew);
      setTexts((now) => typeInto(now, field, value, isNew).texts);
      setNotes((now) => ({ ...now, [field]: next.note }));
      // Only a form that was refused is judged at each letter.
      if (form.current && Object.values(errors).some(Boolean)) {
        const now = wrongBy(rules, formWith(form.current, texts, next.texts));
        change((said, ruled) => mended(said, { typed, ruled, now }));
      }
    },
    /** Replaces these fields' errors; the first of the new ones gets the focus. */
    retell(fields: readonly string[], next: FieldErrors<string>): void {
      const untold = Object.fromEntries(fields.map((field) => [field, undefined]));
      change((said) => ({ ...said, ...untold, ...next }));
      if (Object.keys(next).length > 0) focusFirstWrong(form);
    },
  };
}

/** What is wrong with its fields, and what of that its own rules said. */
function useErrors(form: RefObject<HTMLFormElement | null>, rules: FormRules, wrong: FieldErrors<string>) {
  const [state, set] = useState({ errors: wrong, ruled: nothing });
  useFormRules(form, rules);
  const tell = useCallback(
    (errors: FieldErrors<string>) => set({ errors, ruled: wrongNow(form.current) }),
    [form],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: of what the page came with
  useEffect(() => tell(wrong), []);
  return {
    errors: state.errors,
    tell,
    change: (to: (said: FieldErrors<string>, ruled: FieldErrors<string>) => FieldErrors<string>) =>
      set((now) => ({ ...now, errors: to(now.errors, now.ruled) })),
  };
}

const nothing: FieldErrors<string> = {};

/** The form as it will stand: what was typed may go into more than its field, which are not drawn yet. */
function formWith<Field extends string>(
  form: HTMLFormElement,
  was: Texts<Field>,
  is: Texts<Field>,
): FormData {
  const typed = new FormData(form);
  for (const name in is) if (is[name] !== was[name]) typed.set(name, is[name]);
  return typed;
}

const intoField = <Field extends string>(texts: Texts<Field>, field: Field, value: string): Typed<Field> => ({
  texts: { ...texts, [field]: value },
});

const filled = <Field extends string>(notes: FieldErrors<Field>): FieldErrors<Field> => {
  const said: FieldErrors<Field> = {};
  for (const field in notes) if (notes[field]) said[field] = notes[field];
  return said;
};

import type { FieldErrors } from "#ui/form/form-answer.ts";
import type { Texts } from "./form-draft.ts";

export interface FieldState<Field extends string> {
  texts: Texts<Field>;
  errors: FieldErrors<Field>;
  /** The texts that made fields have as long as nothing is typed into them. */
  made?: Readonly<Partial<Record<string, string>>>;
  type(field: Field, value: string): void;
}

/** The attributes of a text field: its name, value and error as it is typed. */
export function tied<Field extends string>({ texts, errors, type }: FieldState<Field>, name: Field) {
  return {
    name,
    value: texts[name],
    error: errors[name],
    "data-live": true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => type(name, currentTarget.value),
  };
}

import { tied } from "#records/tied.ts";
import { type ProductField, productFields } from "../../product-fields.ts";
import type { ProductFormState } from "./use-product-form.ts";

/** A part of the form draws what its state holds. */
export interface PartProps {
  state: ProductFormState;
}

/** The attributes of a line of text or of several, as the table of fields has them. */
export function line(state: ProductFormState, field: FieldThatHas<"most">) {
  const { label } = productFields[field];
  return { ...tied(state, field), label };
}

/** The attributes of a choice from a list. */
export function list(state: ProductFormState, field: FieldThatHas<"labels">) {
  const { label, labels } = productFields[field];
  const options = Object.entries(labels).map(([value, text]) => ({ value, label: text }));
  return { ...tied(state, field), label, options, required: true };
}

/** The attributes of a box to tick. */
export function box({ texts, errors, type }: ProductFormState, field: FieldThatHas<"isTick">) {
  return {
    name: field,
    label: productFields[field].label,
    value: "true",
    checked: texts[field] === "true",
    error: errors[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      type(field, String(currentTarget.checked)),
  };
}

type FieldThatHas<Key extends string> = {
  [Field in ProductField]: (typeof productFields)[Field] extends Record<Key, unknown> ? Field : never;
}[ProductField];

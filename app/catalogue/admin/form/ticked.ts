import type { ProductFormState } from "./use-product-form.ts";

/** A part of the form draws what its state holds. */
export interface PartProps {
  state: ProductFormState;
}

/** The attributes of a box to tick. */
export function ticked({ texts, errors, type }: ProductFormState, name: "featured" | "limited" | "inStock") {
  return {
    name,
    value: "true",
    checked: texts[name] === "true",
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      type(name, String(currentTarget.checked)),
  };
}

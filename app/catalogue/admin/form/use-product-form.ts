import { useRef, useState } from "react";
import { tied } from "#records/tied.ts";
import { useRecordForm } from "#records/use-record-form.ts";
import { typedOf } from "#ui/form/form-answer.ts";
import { slugNote } from "#values/text/slug.ts";
import type { Product } from "../../product.ts";
import { fieldNames, type ProductField, productFields } from "../../product-fields.ts";
import { parseProductForm } from "./product.form.ts";
import {
  type OpenProduct,
  type ProductAnswer,
  type ProductFormText,
  type ProductPicture,
  productPictures,
} from "./product-answer.ts";
import { typeIntoProduct } from "./product-texts.ts";

export type ProductFormState = ReturnType<typeof useProductForm>;

/** A product's form while it is filled in, and what it shows of the stock. */
export function useProductForm(opened: OpenProduct, given: ProductAnswer | undefined, closeTo: string) {
  const [shown, setShown] = useState(() => (typedOf(given) ?? opened).shown);
  const isStockTicked = useRef(false);
  const state = useRecordForm<ProductFormText, ProductPicture, OpenProduct, Product>({
    opened,
    given,
    closeTo,
    draftKey: "jhola-product-draft",
    parse: parseProductForm,
    fields: [...fieldNames, "choices"],
    pictures: productPictures,
    typeInto(texts, field, value, isNew) {
      if (field === "choices") return { texts: { ...texts, choices: value } };
      const hasRunOut = shown.stockCount === "0" && !isStockTicked.current;
      const typed = typeIntoProduct(texts, field, value, { isNew, hasRunOut });
      return { ...typed, texts: { ...typed.texts, choices: texts.choices } };
    },
    addressed: { field: "slug", note: ({ name, slug }) => slugNote(name, slug) },
    onAnswer(answer) {
      const entered = answer.kind === "refused" ? answer.typed : undefined;
      if (!entered) return;
      setShown(entered.shown);
      state.type("choices", entered.texts.choices);
    },
  });
  function type(field: ProductFormText, value: string): void {
    if (field === "inStock") isStockTicked.current = true;
    state.type(field, value);
  }
  return { ...state, shown, type };
}

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

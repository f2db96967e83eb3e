import { useRef, useState } from "react";
import { useRecordForm } from "#records/use-record-form.ts";
import { typedOf } from "#ui/form/form-answer.ts";
import { slugNote } from "#values/text/slug.ts";
import type { Product } from "../../product.ts";
import { fieldNames } from "../../product-fields.ts";
import { parseProductForm } from "./product.form.ts";
import { productText } from "./product.text.ts";
import {
  type OpenProduct,
  type ProductAnswer,
  type ProductFormText,
  type ProductPicture,
  productPictures,
} from "./product-answer.ts";
import { typeIntoProduct } from "./product-texts.ts";

export type ProductFormState = ReturnType<typeof useProductForm>;

/** A product's form while it is filled in, and the stock that it shows. */
export function useProductForm(opened: OpenProduct, given: ProductAnswer | undefined, closeTo: string) {
  const [shown, setShown] = useState(() => (typedOf(given) ?? opened).shown);
  const isStockTicked = useRef(false);
  const state = useRecordForm<ProductFormText, ProductPicture, OpenProduct, Product>({
    opened,
    given,
    closeTo,
    draftKey: "jhola-product-draft",
    parse: parseProductForm,
    fields: [...fieldNames(), "choices"],
    pictures: productPictures,
    typeInto(texts, field, value, isNew) {
      if (field === "choices") return { texts: { ...texts, choices: value } };
      const hasRunOut = shown.stockCount === "0" && !isStockTicked.current;
      const typed = typeIntoProduct(texts, field, value, { isNew, hasRunOut });
      return { ...typed, texts: { ...typed.texts, choices: texts.choices } };
    },
    addressed: {
      field: "slug",
      note: ({ name, slug }) => slugNote(name, slug, productText.errors.slugNeeded),
    },
    onAnswer(answer) {
      const entered = answer.kind === "refused" ? answer.typed : undefined;
      if (!entered) return;
      setShown(entered.shown);
      state.type("choices", entered.texts.choices);
    },
  });
  function type(field: ProductFormText, value: string, typed?: readonly string[]): void {
    if (field === "inStock") isStockTicked.current = true;
    state.type(field, value, typed);
  }
  return { ...state, shown, type };
}

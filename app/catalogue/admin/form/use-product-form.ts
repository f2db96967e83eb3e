import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { useDraft } from "#ui/record-form/use-draft.ts";
import { useLeaving } from "#ui/record-form/use-leaving.ts";
import { useSending } from "#ui/record-form/use-sending.ts";
import { usePictures } from "#ui/uploads/use-pictures.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { slugNote } from "#values/text/slug.ts";
import type { Product } from "../../product.ts";
import { emptyTexts, fieldNames, type ProductField } from "../../product-fields.ts";
import { parseProduct } from "./product.form.ts";
import {
  mostPictures,
  type OpenProduct,
  type ProductAnswer,
  type ProductFormField,
} from "./product-answer.ts";
import { typeIntoProduct } from "./product-texts.ts";

const draftKind = { key: "jhola-product-draft", fields: fieldNames, empty: emptyTexts };

export type ProductFormState = ReturnType<typeof useProductForm>;

/**
 * Everything that a product's form holds while it is filled in. What it was opened with stays until it is
 * saved or left.
 */
export function useProductForm(opened: OpenProduct, given: ProductAnswer | undefined, closeTo: string) {
  const [start] = useState(() => enteredIn(given) ?? opened);
  const isNew = start.version === 0;
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(start.texts);
  const [notes, setNotes] = useState<FieldErrors<ProductFormField>>({});
  const [errors, setErrors] = useState<FieldErrors<ProductFormField>>(errorsIn(given));
  const [shown, setShown] = useState(start.shown);
  const [preview, setPreview] = useState<Product>();
  const isDirty = useRef(false);
  const onChange = () => {
    isDirty.current = true;
  };
  const images = usePictures({
    bucket: "product_images",
    recordId: start.id,
    most: mostPictures,
    given: start.images,
    onChange,
  });
  const ogImage = usePictures({
    bucket: "product_og_images",
    recordId: start.id,
    most: 1,
    onChange,
    given: start.ogImage ? [{ url: start.ogImage }] : [],
  });
  const isDrafted = isNew && !given;
  const draft = useDraft(draftKind, isDrafted, texts, setTexts);
  const isHydrated = useHydrated();
  const isStockTicked = useRef(false);
  const leaving = useLeaving(isDirty, isDrafted);

  function type(field: ProductField, value: string): void {
    if (!isDrafted) onChange();
    if (field === "inStock") isStockTicked.current = true;
    const opened = { isNew, hasRunOut: shown.stockCount === "0" && !isStockTicked.current };
    const { note } = typeIntoProduct(texts, field, value, opened);
    setTexts((now) => typeIntoProduct(now, field, value, opened).texts);
    setNotes((now) => ({ ...now, [field]: note }));
    if (errors[field]) setErrors((now) => ({ ...now, [field]: undefined }));
  }

  const sending = useSending<ProductFormField, ProductAnswer>({
    fetcher: useFetcher<ProductAnswer>(),
    form,
    pictures: [images, ogImage],
    parse: parseProduct,
    setErrors,
    onAnswer(answer) {
      if (answer.kind === "preview") setPreview(answer.product);
      if (answer.kind === "refused" && answer.shown) setShown(answer.shown);
      if (answer.kind !== "saved") return;
      isDirty.current = false;
      draft.drop();
      leaving(closeTo);
    },
  });

  return {
    start,
    isNew,
    form,
    texts,
    type,
    errors: { ...errors, ...filled({ ...notes, slug: slugNote(texts.name, texts.slug) }) },
    shown,
    images,
    ogImage,
    draft,
    preview: { product: preview, close: () => setPreview(undefined) },
    isStale: sending.isStale,
    sending: sending.intent,
    send: sending.send,
    /**
     * A product without a slug can't be saved (PRODUCT-3); nor can one whose pictures are on their way.
     * Without script the server makes the slug.
     */
    canSave: !isHydrated || (texts.slug.trim() !== "" && !images.isSending && !ogImage.isSending),
    cancel() {
      isDirty.current = false;
      draft.drop();
    },
  };
}

const enteredIn = (given: ProductAnswer | undefined) =>
  given && "entered" in given ? given.entered : undefined;

const errorsIn = (given: ProductAnswer | undefined) => (given?.kind === "refused" ? given.errors : {});

const filled = (notes: FieldErrors<ProductFormField>): FieldErrors<ProductFormField> =>
  Object.fromEntries(Object.entries(notes).filter(([, note]) => note));

import type { Actor } from "#accounts/actor.ts";
import { postedPictures, takePictures } from "#platform/files/posted-pictures.server.ts";
import { staleMessage } from "#platform/stale.text.ts";
import { isByScript } from "#ui/form/form-answer.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { isUuid } from "#values/uuid.ts";
import { emptyTexts, fieldNames, type ProductTexts, productFields } from "../../product-fields.ts";
import type { ProductServices } from "../product-services.ts";
import { productPreview } from "./preview.server.ts";
import { parseProduct } from "./product.form.ts";
import { productText } from "./product.text.ts";
import type { OpenProduct, ProductAnswer, ProductFormField } from "./product-answer.ts";
import { mostPictures } from "./product-answer.ts";
import { type ProductSave, type SaveOutcome, saveProduct } from "./save-product.server.ts";

type Errors = Partial<Record<ProductFormField, string>>;

/** A posted product: checked, its files taken in where a browser without script sent them along, saved. */
export async function receiveProduct(
  shop: ProductServices,
  actor: Actor,
  form: FormData,
): Promise<ProductAnswer> {
  const entered = enteredIn(form);
  if (entered.version === 0 && !isUuid(entered.id)) return { kind: "failed" };
  const errors: Errors = await takeFiles(shop, actor, form, entered);
  const parsed = parseProduct(form);
  const wrong = parsed.kind === "refused" ? { ...parsed.errors, ...errors } : errors;
  if (parsed.kind === "refused" || Object.keys(wrong).length > 0) return refused(wrong, form, entered);
  const outcome = await saveProduct(shop, actor, {
    id: entered.id,
    version: entered.version,
    input: parsed.value,
    shown: shownIn(entered),
    pictures: { images: entered.images, ogImage: entered.ogImage },
  });
  return answerTo(outcome, form, entered);
}

/** The product as the shop would show it, with its HTML made safe; nothing is saved. */
export function previewProduct(form: FormData): ProductAnswer {
  const parsed = parseProduct(form);
  const entered = enteredIn(form);
  if (parsed.kind === "refused") return refused(parsed.errors, form, entered);
  return { kind: "preview", product: productPreview(entered, parsed.value) };
}

function answerTo(outcome: SaveOutcome, form: FormData, entered: OpenProduct): ProductAnswer {
  const plain = isByScript(form) ? {} : { entered };
  switch (outcome.kind) {
    case "saved": {
      const words = outcome.isNew ? productText.added : productText.saved;
      return { kind: "saved", notice: words(outcome.name) };
    }
    case "refused": {
      // The next save goes on from the stock as it is now, box and count alike.
      const shown = outcome.stock && shownOf(outcome.stock);
      return { ...refused(outcome.errors, form, { ...entered, shown: shown ?? entered.shown }), shown };
    }
    case "stale":
      return { kind: "failed", isStale: true, notice: failure(staleMessage), ...plain };
    case "gone":
      return { kind: "failed", notice: failure(productText.gone), ...plain };
  }
}

const failure = (text: string) => ({
  title: productText.saveFailed.title,
  text,
  tone: "destructive" as const,
});

function refused(errors: Errors, form: FormData, entered: OpenProduct) {
  const texts = Object.values(errors);
  return {
    kind: "refused" as const,
    errors,
    notice: failure(texts[0] ?? ""),
    ...(isByScript(form) ? {} : { entered }),
  };
}

/** The form as it was sent; its pictures without those that were ticked to be removed. */
function enteredIn(form: FormData): OpenProduct {
  return {
    id: textIn(form, "id"),
    version: versionIn(form),
    texts: textsIn(form),
    images: postedPictures(form, "images"),
    ogImage: postedPictures(form, "ogImage")[0]?.url ?? null,
    shown: { inStock: textIn(form, "shownInStock"), stockCount: textIn(form, "shownStockCount") },
  };
}

function textsIn(form: FormData): ProductTexts {
  const texts = { ...emptyTexts };
  for (const field of fieldNames) {
    const text = textIn(form, field);
    // A box that is not ticked is not sent.
    texts[field] = "isTick" in productFields[field] ? String(text !== "") : text;
  }
  return texts;
}

const shownIn = ({ shown }: OpenProduct) => ({
  inStock: shown.inStock === "true",
  stockCount: /^\d{1,6}$/.test(shown.stockCount) ? Number(shown.stockCount) : null,
});

const shownOf = ({ inStock, stockCount }: ProductSave["shown"]) => ({
  inStock: String(inStock),
  stockCount: String(stockCount ?? ""),
});

/** Files of a form that was sent without script join what was entered. */
async function takeFiles(
  shop: ProductServices,
  actor: Actor,
  form: FormData,
  entered: OpenProduct,
): Promise<Errors> {
  const field = { recordId: entered.id, actorId: actor.id };
  const images = await takePictures(shop, form, {
    ...field,
    name: "images",
    bucket: "product_images",
    most: mostPictures,
    room: Math.max(0, mostPictures - entered.images.length),
  });
  entered.images = [...entered.images, ...images.urls.map((url) => ({ url, alt: "" }))];
  const og = await takePictures(shop, form, {
    ...field,
    name: "ogImage",
    bucket: "product_og_images",
    most: 1,
    room: 1,
  });
  entered.ogImage = og.urls[0] ?? entered.ogImage;
  return {
    ...(images.error ? { images: images.error } : {}),
    ...(og.error ? { ogImage: og.error } : {}),
  };
}

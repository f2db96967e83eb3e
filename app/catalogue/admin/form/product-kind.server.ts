import type { RecordKind } from "#records/receive-record.server.ts";
import { mapEach } from "#values/each-of.ts";
import { textIn } from "#values/text/form-text.ts";
import { emptyTexts, type ProductField, type ProductInput, productFields } from "../../product-fields.ts";
import type { ProductServices } from "../product-services.ts";
import { parseProduct } from "./product.form.ts";
import { productText } from "./product.text.ts";
import { type OpenProduct, type ProductPicture, productPictures } from "./product-answer.ts";
import { type ProductSave, saveProduct } from "./save-product.server.ts";

/** How a product's form is taken. */
export const productKind: RecordKind<
  ProductServices,
  ProductField,
  ProductPicture,
  OpenProduct,
  ProductInput
> = {
  empty: emptyTexts,
  pictures: productPictures,
  entered: (record, form) => ({
    ...record,
    // A box that is not ticked is not sent.
    texts: mapEach(record.texts, (text, field) =>
      "isTick" in productFields[field] ? String(text !== "") : text,
    ),
    shown: { inStock: textIn(form, "shownInStock"), stockCount: textIn(form, "shownStockCount") },
  }),
  parse: parseProduct,
  words: productText,
  async save(shop, actor, entered, input) {
    const { folder, version, pictures } = entered;
    const outcome = await saveProduct(shop, actor, {
      id: folder,
      version,
      input,
      shown: shownIn(entered),
      pictures: { images: pictures.images, ogImage: pictures.ogImage[0]?.url ?? null },
    });
    if (outcome.kind === "saved") {
      const words = outcome.isNew ? productText.added : productText.saved;
      return { kind: "saved", notice: words(outcome.name) };
    }
    if (outcome.kind !== "refused" || !outcome.stock) return outcome;
    // The next save goes on from the stock as it is now, box and count alike.
    return { ...outcome, entered: { ...entered, shown: shownOf(outcome.stock) } };
  },
};

const shownIn = ({ shown }: OpenProduct): ProductSave["shown"] => ({
  inStock: shown.inStock === "true",
  stockCount: /^\d{1,6}$/.test(shown.stockCount) ? Number(shown.stockCount) : null,
});

const shownOf = ({ inStock, stockCount }: ProductSave["shown"]): OpenProduct["shown"] => ({
  inStock: String(inStock),
  stockCount: String(stockCount ?? ""),
});

import type { RecordKind } from "#records/receive-record.server.ts";
import { mapEach } from "#values/each-of.ts";
import { textIn } from "#values/text/form-text.ts";
import { valuesKey } from "../../options/variant.ts";
import { emptyTexts, productFields } from "../../product-fields.ts";
import type { VariantStock } from "../options/choices.form.ts";
import { choicesIn, choicesText, postedChoices } from "../options/typed-choices.ts";
import type { ProductServices } from "../product-columns.server.ts";
import { type ProductEntry, parseProductForm } from "./product.form.ts";
import { productText } from "./product.text.ts";
import {
  type OpenProduct,
  type ProductFormText,
  type ProductPicture,
  productPictures,
} from "./product-answer.ts";
import { type ProductSave, saveProduct } from "./save-product.server.ts";

/** How a product's form is taken. */
export const productKind: RecordKind<
  ProductServices,
  ProductFormText,
  ProductPicture,
  OpenProduct,
  ProductEntry,
  "products"
> = {
  empty: { ...emptyTexts, choices: "" },
  html: ["description"],
  pictures: productPictures,
  entered: (record, form) => ({
    ...record,
    // A box that is not ticked is not sent.
    texts: mapEach(record.texts, (text, field) => {
      if (field === "choices") return choicesText(postedChoices(form));
      return "isTick" in productFields[field] ? String(text !== "") : text;
    }),
    shown: { inStock: textIn(form, "shownInStock"), stockCount: textIn(form, "shownStockCount") },
  }),
  parse: parseProductForm,
  words: productText,
  async save(shop, actor, entered, { input, choices }) {
    const { folder, version, pictures } = entered;
    const outcome = await saveProduct(shop, actor, {
      id: folder,
      version,
      input,
      sent: entered.texts,
      choices,
      shown: shownIn(entered),
      pictures: { images: pictures.images, ogImage: pictures.ogImage[0]?.url ?? null },
    });
    if (outcome.kind === "saved") {
      const words = outcome.isNew ? productText.added : productText.saved;
      return { kind: "saved", notice: words(outcome.name) };
    }
    if (outcome.kind !== "refused" || !(outcome.stock || outcome.stocks)) return outcome;
    const { errors, stock, stocks } = outcome;
    return { kind: "refused", errors, entered: withStock(entered, stock, stocks) };
  },
};

/** The next save goes on from the stock as it is now, box and count alike. */
function withStock(
  entered: OpenProduct,
  stock: VariantStock | undefined,
  stocks: ReadonlyMap<string, VariantStock> | undefined,
): OpenProduct {
  const choices = choicesIn(entered.texts.choices);
  const variants = choices.variants.map((row) => {
    const now = stocks?.get(valuesKey(row.values));
    return now ? { ...row, shown: { ...now, stockCount: String(now.stockCount ?? "") } } : row;
  });
  return {
    ...entered,
    texts: { ...entered.texts, choices: choicesText({ ...choices, variants }) },
    ...(stock ? { shown: shownOf(stock) } : {}),
  };
}

const shownIn = ({ shown }: OpenProduct): ProductSave["shown"] => ({
  inStock: shown.inStock === "true",
  stockCount: /^\d{1,6}$/.test(shown.stockCount) ? Number(shown.stockCount) : null,
});

const shownOf = ({ inStock, stockCount }: ProductSave["shown"]): OpenProduct["shown"] => ({
  inStock: String(inStock),
  stockCount: String(stockCount ?? ""),
});

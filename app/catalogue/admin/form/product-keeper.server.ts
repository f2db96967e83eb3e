import type { RecordKeeper } from "#records/receive-record.server.ts";
import { mapEach } from "#values/each-of.ts";
import { textIn } from "#values/text/form-text.ts";
import { valuesKey } from "../../options/variant.ts";
import { emptyTexts, productFields } from "../../product-fields.ts";
import { findRow } from "../list/product-list.db.server.ts";
import { openChoices } from "../options/choices.db.server.ts";
import type { VariantStock } from "../options/choices.form.ts";
import {
  choicesIn,
  choicesText,
  noChoices,
  postedChoices,
  type TypedChoices,
} from "../options/typed-choices.ts";
import type { ProductRow, ProductServices } from "../product-columns.server.ts";
import { type ProductEntry, parseProductForm } from "./product.form.ts";
import { productText } from "./product.text.ts";
import {
  type OpenProduct,
  type ProductFormText,
  type ProductPicture,
  productPictures,
} from "./product-answer.ts";
import { type ProductSave, saveProduct } from "./save-product.server.ts";
import { shownTexts } from "./untouched-columns.server.ts";

type ProductKeeper = Omit<
  RecordKeeper<ProductServices, ProductFormText, ProductPicture, OpenProduct, ProductEntry, "products">,
  "remove"
>;

/** How a product's form is opened and taken. */
export const productKeeper: ProductKeeper = {
  get empty() {
    return { ...emptyTexts, choices: "" };
  },
  html: ["description"],
  pictures: productPictures,
  entered: (record, form) => ({
    ...record,
    // A box that is not ticked is not sent.
    texts: mapEach(record.texts, (text, field) => {
      if (field === "choices") return choicesText(postedChoices(form));
      const isTick = productFields[field].control === "tick";
      return isTick ? String(text !== "") : text;
    }),
    shown: { inStock: textIn(form, "shownInStock"), stockCount: textIn(form, "shownStockCount") },
  }),
  parse: parseProductForm,
  words: productText,
  async find({ db }, id) {
    const row = await findRow(db, id);
    return row && openProduct(row, await openChoices(db, row));
  },
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

/** An empty form. The product has its id from the start: its pictures need a folder. */
export const newProduct = (opened: OpenProduct): OpenProduct => ({
  ...opened,
  id: opened.folder,
  texts: { ...emptyTexts, choices: choicesText(noChoices) },
  shown: { inStock: emptyTexts.inStock, stockCount: emptyTexts.stockCount },
});

function openProduct(row: ProductRow, choices: TypedChoices): OpenProduct {
  const { id, version } = row;
  const texts = { ...shownTexts(row), choices: choicesText(choices) };
  return {
    id,
    version,
    folder: id,
    texts,
    pictures: {
      images: row.images.map((url, place) => ({ url, alt: row.image_alt_texts[place] ?? "" })),
      ogImage: row.og_image_url ? [{ url: row.og_image_url, alt: "" }] : [],
    },
    shown: { inStock: texts.inStock, stockCount: texts.stockCount },
  };
}

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

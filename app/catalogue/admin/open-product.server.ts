import { uuidv7 } from "#values/uuid.ts";
import type { OpenProduct } from "./product-answer.ts";
import { type ProductRow, textsOf } from "./product-columns.server.ts";
import { emptyTexts } from "./product-texts.ts";

/** An empty form. The product has its id from the start: its pictures need a folder. */
export function newProduct(now: Date, random: Uint8Array): OpenProduct {
  return {
    id: uuidv7(now.getTime(), random),
    version: 0,
    texts: emptyTexts,
    images: [],
    ogImage: null,
    shown: { inStock: emptyTexts.inStock, stockCount: emptyTexts.stockCount },
  };
}

export function openProduct(row: ProductRow): OpenProduct {
  const texts = textsOf(row);
  return {
    id: row.id,
    version: row.version,
    texts,
    images: row.images.map((url, place) => ({ url, alt: row.image_alt_texts[place] ?? "" })),
    ogImage: row.og_image_url,
    shown: { inStock: texts.inStock, stockCount: texts.stockCount },
  };
}

import { randomBytes } from "node:crypto";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { withEditedPictures } from "#records/edited-pictures.ts";
import { countHindi } from "#translations/texts-of-records.db.server.ts";
import { uuidv7 } from "#values/uuid.ts";
import { emptyTexts } from "../../product-fields.ts";
import { findRow, listArtisanNames } from "../list/product-list.db.server.ts";
import { openChoices } from "../options/choices.db.server.ts";
import { choicesText, noChoices, type TypedChoices } from "../options/typed-choices.ts";
import type { ProductRow } from "../product-columns.server.ts";
import { noProductOpen, type OpenProduct } from "./product-answer.ts";
import { shownTexts } from "./untouched-columns.server.ts";
import { countAwaiting } from "./write-product.db.server.ts";

/** An empty form. The product has its id from the start: its pictures need a folder. */
function newProduct(now: Date, random: Uint8Array): OpenProduct {
  const id = uuidv7(now.getTime(), random);
  const texts = { ...emptyTexts, choices: choicesText(noChoices) };
  return {
    id,
    version: 0,
    folder: id,
    texts,
    pictures: { images: [], ogImage: [] },
    shown: { inStock: emptyTexts.inStock, stockCount: emptyTexts.stockCount },
  };
}

function openProduct(row: ProductRow, choices: TypedChoices): OpenProduct {
  const texts = { ...shownTexts(row), choices: choicesText(choices) };
  const { id, version } = row;
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

/** What is open above the list, as the address says: an empty form, a product, or nothing. */
export async function openedProduct(db: Db, now: Date, parameters: URLSearchParams) {
  if (parameters.has("new")) {
    return { ...noProductOpen, open: newProduct(now, randomBytes(10)), artisans: await listArtisanNames(db) };
  }
  const id = parameters.get("edit");
  if (!id) return noProductOpen;
  const row = await findRow(db, id);
  if (!row) return { ...noProductOpen, isGone: true };
  const [choices, artisans, hindi, history, waiting] = await Promise.all([
    openChoices(db, row),
    listArtisanNames(db),
    countHindi(db, "product", id),
    auditOf(db, "products", id),
    countAwaiting(db, id),
  ]);
  return {
    isGone: false,
    open: withEditedPictures(openProduct(row, choices), parameters),
    artisans,
    hindi,
    history,
    waiting,
  };
}

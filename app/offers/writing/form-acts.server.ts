import { countriesToChoose } from "#addresses/known-countries.server.ts";
import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { Services } from "#platform/services.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { freeLineOf, lineOfProduct, linkedLine, type MeantProduct } from "./line-product.ts";
import { findLineProducts, lineProductsOf, productsCalled } from "./line-products.db.server.ts";
import type { OfferFormAnswer, TypedOffer } from "./offer.form.ts";
import { emptyLine, linesAmong, type TypedLine, textsIn, withLines } from "./typed-lines.ts";

type Shop = Pick<Services, "db" | "now">;

/** The form once more, with its errors. */
export async function formAgain(
  { db, now }: Shop,
  typed: TypedOffer,
  errors: FieldErrors<string> = {},
): Promise<OfferFormAnswer> {
  const [products, meant] = await Promise.all([
    productsAmong(db, typed, now()),
    meantByLines(db, linesAmong(typed), now()),
  ]);
  const countries = countriesToChoose(typed["billing-country"]);
  return { kind: "refused", errors, typed, products, meant, ...countries };
}

/** Products with the names of free lines. */
export const meantByLines = (db: Db, lines: readonly TypedLine[], now: Date): Promise<MeantProduct[]> =>
  productsCalled(
    db,
    lines.flatMap(({ product, name }) => (product === "" ? [cleanText(name, 200)] : [])),
    now,
  );

export const productsAmong = (db: Db, typed: TypedOffer, now: Date) =>
  lineProductsOf(
    db,
    linesAmong(typed).flatMap(({ product }) => (product === "" ? [] : [product])),
    now,
  );

/**
 * What the buttons between the fields do without script: the form comes back with a line more or less, or
 * with products that were found. Undefined for a button that does something else.
 */
export async function changeForm(shop: Shop, form: FormData): Promise<OfferFormAnswer | undefined> {
  const intent = textIn(form, "intent");
  const { find = "", ...typed } = textsIn(form);
  const isFinding = intent === "find" || (intent === "enter" && find.trim() !== "");
  if (isFinding) {
    const again = await formAgain(shop, typed);
    return {
      ...again,
      found: { text: find.slice(0, 200), products: await findLineProducts(shop.db, find, shop.now()) },
    };
  }
  const lines = await changedLines(shop, linesAmong(typed), intent);
  return lines && formAgain(shop, withLines(typed, lines));
}

async function changedLines(
  { db, now }: Shop,
  lines: readonly TypedLine[],
  intent: string,
): Promise<readonly TypedLine[] | undefined> {
  if (intent === "add-line") return [...lines, emptyLine];
  const removed = /^remove-(\d{1,3})$/.exec(intent)?.[1];
  if (removed !== undefined) return lines.filter((_, place) => place !== Number(removed));
  const link = /^link-(\d{1,3})-([\w-]{1,100})$/.exec(intent);
  if (link) return linked({ db, now }, lines, { place: Number(link[1]), productId: link[2] ?? "" });
  const freed = /^unlink-(\d{1,3})$/.exec(intent)?.[1];
  if (freed !== undefined)
    return lines.map((line, place) => (place === Number(freed) ? freeLineOf(line) : line));
  const taken = /^take-([\w-]{1,100})$/.exec(intent)?.[1];
  if (taken === undefined) return undefined;
  const [product] = await lineProductsOf(db, [taken], now());
  return product ? [...lines, lineOfProduct(await readBulkTiers(db), product)] : lines;
}

async function linked(
  { db, now }: Shop,
  lines: readonly TypedLine[],
  { place, productId }: { place: number; productId: string },
): Promise<readonly TypedLine[]> {
  const [product] = await lineProductsOf(db, [productId], now());
  if (!product) return lines;
  const tiers = await readBulkTiers(db);
  return lines.map((line, at) => (at === place ? linkedLine(tiers, product, line) : line));
}

import { sql } from "kysely";
import type { RouterContextProvider } from "react-router";
import { visitorOf } from "#accounts/guard.server.ts";
import { detailWords } from "#catalogue/details.text.ts";
import { leavesBy } from "#catalogue/lead-time.ts";
import { choicesSaidIn, personalIn, wordsOfChoices } from "#catalogue/options/lines-in-language.db.server.ts";
import { optionText, variantNamed, variantPriceAt } from "#catalogue/options/variant.ts";
import { optionsOf, type ProductChoices, personalFieldsOf } from "#catalogue/options/variants.db.server.ts";
import { priceAt } from "#catalogue/price-at.ts";
import { isShown } from "#catalogue/product.db.server.ts";
import { countedOf, leadOf } from "#catalogue/product.ts";
import { listPriceOf, priceColumns } from "#catalogue/product-row.server.ts";
import type { Db } from "#platform/database/db.ts";
import { services } from "#platform/services.server.ts";
import { type MadeInWeeks, madeInWeeks } from "#promise/plan-lines.db.server.ts";
import { madeAgainFrom, weekFor } from "#promise/weeks.ts";
import { leavingOn } from "#shipping/arrival.ts";
import { type SavedTexts, translated, wordIn } from "#translations/translated.server.ts";
import { inLanguage, readTexts } from "#translations/translations.db.server.ts";
import { closedDaysOf } from "#values/time/closed-days.ts";
import { maxLines } from "../cart.ts";
import { articleOf, type Goods } from "../goods.ts";
import type { CurrentProduct, PriceAnswer } from "./priced-cart.ts";

/** How products are read: at which moment's prices, and whether hidden ones are there. */
interface Asked {
  moment: Date;
  seesHidden?: boolean;
}

/**
 * What the shop says at a moment of these goods, in their order, whatever is written on them; at most 100 of
 * them. To admins the hidden ones are there, too.
 */
export async function priceProducts(db: Db, goods: readonly Goods[], asking: Asked): Promise<PriceAnswer> {
  const asked = [...new Map(goods.map((each) => [articleOf(each), each])).values()].slice(0, maxLines);
  const ids = [...new Set(asked.map(({ productId }) => productId))];
  const rows = ids.length > 0 ? await productRows(db, ids, asking) : [];
  const choices = await optionsOf(
    db,
    rows.filter(({ variants }) => variants > 0).map(({ id }) => id),
  );
  const labels = rows.flatMap(({ personal }) => personalFieldsOf(personal).map(({ label }) => label));
  const words = [...wordsOfChoices(choices.values()), ...labels, ...labelsIn(goods)];
  const texts = await readTexts(db, { product: ids, word: words });
  const shown = rows.map((row) => translated("product", row, row.id, texts));
  const labelsOf = (id: string) => labelsIn(goods.filter(({ productId }) => productId === id));
  return asked.map(({ productId: id, variant }) => {
    const row = shown.find((each) => each.id === id);
    const ofIt = choices.get(id);
    const chosen = { variant, choices: ofIt && choicesSaidIn(ofIt, texts), moment: asking.moment };
    const current = row ? currentOf(row, chosen) : null;
    const product = current && texts ? withLabels(current, labelsOf(id), texts) : current;
    return { id, ...(variant === undefined ? {} : { variant }), product };
  });
}

/** What these goods call what is written on them, whether it is still offered or not. */
const labelsIn = (goods: readonly Goods[]): string[] => [
  ...new Set(goods.flatMap(({ personal = [] }) => personal.map(({ label }) => label))),
];

/** With the words for what can be written on it, and for what could be when it was put into the cart. */
function withLabels(product: CurrentProduct, asked: readonly string[], texts: SavedTexts): CurrentProduct {
  const former = asked
    .filter((label) => !product.personal?.some((field) => field.label === label))
    .map((label) => ({ label, shownAs: wordIn(texts, label) }))
    .filter(({ label, shownAs }) => shownAs !== label);
  return { ...personalIn(product, texts), ...(former.length > 0 ? { former } : {}) };
}

/** Is one of these products hidden? */
export async function holdsHidden(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const hidden = db.selectFrom("products").select("id").where("id", "in", ids).where("hidden", "=", true);
  return (await hidden.limit(1).executeTakeFirst()) !== undefined;
}

const productRows = (db: Db, ids: readonly string[], { seesHidden = false }: Asked) =>
  db
    .selectFrom("products")
    .select(["id", "slug", "name", "images", "collection", "category", "in_stock", "stock_count"])
    .select(priceColumns)
    .select(["made_to_order", "lead_days_from", "lead_days_to", "variants", "personal"])
    .where("id", "in", ids)
    .where(seesHidden ? sql<boolean>`true` : isShown())
    .execute();

type Row = Awaited<ReturnType<typeof productRows>>[number];

interface Chosen {
  /** The key that was requested. */
  variant: string | undefined;
  choices: ProductChoices | undefined;
  moment: Date;
}

function currentOf(row: Row, chosen: Chosen): CurrentProduct {
  const { id, slug, name, collection, category } = row;
  const { price: unitPrice, was } = priceAt(listPriceOf(row), chosen.moment);
  const personal = personalFieldsOf(row.personal);
  return {
    id,
    slug,
    name,
    collection,
    category,
    unitPrice,
    ...(was ? { was } : {}),
    image: row.images[0] ?? null,
    inStock: row.in_stock,
    stockCount: countedOf(row),
    leadDays: leadOf(row)?.to,
    ...(personal.length > 0 ? { personal } : {}),
    ...variantFacts(row, chosen),
  };
}

/** What is the variant's own; nothing where there is nothing to choose. */
function variantFacts(row: Row, { variant: key, choices, moment }: Chosen): Partial<CurrentProduct> {
  if (row.variants === 0) return key === undefined ? {} : { optionTrouble: "gone" };
  if (key === undefined) return { optionTrouble: "missing" };
  const variant = variantNamed(choices?.variants ?? [], key);
  if (!variant) return { optionTrouble: "gone" };
  const { price: unitPrice, was } = variantPriceAt(variant, listPriceOf(row), moment);
  return {
    unitPrice,
    was,
    inStock: variant.inStock,
    stockCount: countedOf({ stock_count: variant.stockCount, made_to_order: row.made_to_order }),
    optionText: optionText(choices?.options ?? [], variant.values),
    ...(variant.picture ? { image: variant.picture } : {}),
  };
}

/** What a product is called; undefined for one that is gone. */
export async function productName(db: Db, id: string): Promise<string | undefined> {
  const named = db.selectFrom("products").select(["id", "name"]).where("id", "=", id).where(isShown());
  const [row] = await inLanguage(db, "product", await named.execute());
  return row?.name;
}

/**
 * The shop's facts of goods for a visitor: for an admin those are there that are hidden from everybody else.
 * The visitor is only looked up where something is missing.
 */
export async function pricesFor(
  request: Request,
  context: Readonly<RouterContextProvider>,
  goods: readonly Goods[],
): Promise<PriceAnswer> {
  const { db, now, config } = services(context);
  const moment = now();
  const answer = await priceProducts(db, goods, { moment });
  const made = await madeInWeeks(
    db,
    answer.flatMap(({ id, product }) => (product?.leadDays ? [id] : [])),
    config.shop,
    moment,
  );
  const dated = (found: PriceAnswer) =>
    found.map((each) => {
      const product = each.product && withDay(each.product, moment, config.shop);
      return { ...each, product: product && withWeeks(product, made.get(each.id)) };
    });
  if (answer.every(({ product }) => product !== null)) return dated(answer);
  const visitor = await visitorOf(request, context);
  const seesHidden = visitor?.role === "admin";
  return dated(seesHidden ? await priceProducts(db, goods, { moment, seesHidden }) : answer);
}

/** With the words that say by which day it leaves, were it ordered now. */
function withDay(product: CurrentProduct, moment: Date, shop: { closedDays: string }): CurrentProduct {
  const day = leavesBy([product.leadDays ?? null], moment, shop);
  if (day === null) return product;
  return {
    ...product,
    leavesBy: detailWords.leavesBy(day),
    leaving: leavingOn(day, closedDaysOf(shop)),
  };
}

/** With the weeks of those who make it: the browser plans its lines by them. */
function withWeeks(product: CurrentProduct, made: MadeInWeeks | undefined): CurrentProduct {
  if (!made) return product;
  const { later: _, ...room } = made.room;
  const isFull = weekFor(room, made.weight) === undefined;
  const again = isFull ? madeAgainFrom(made.room, made.weight) : null;
  return { ...product, making: { weight: made.weight, room, again } };
}

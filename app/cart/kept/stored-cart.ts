import { paise } from "#values/money/money.ts";
import { type Cart, type CartLine, maxLines, maxQuantity } from "../cart.ts";
import { type Goods, lineIdOf, parsedGoods } from "../goods.ts";

// Parsed by hand: every page reads the stored cart, and a schema library would weigh more than the rest of
// the room.

/**
 * The browser's key; the value is a list of { id, name, price (rupees), quantity, slug, image }, of goods
 * with more to say also { variant, optionText, personal }.
 */
export const cartKey = "jhola-cart";

/** Reads a stored cart. What can't be read is left out, duplicates are merged, at most 100 lines stay. */
export function parseCart(stored: string | null): Cart {
  const lines = new Map<string, CartLine>();
  for (const entry of listIn(stored)) {
    const line = parseLine(entry);
    if (!line) continue;
    const quantity = Math.min((lines.get(line.id)?.quantity ?? 0) + line.quantity, maxQuantity);
    if (lines.has(line.id) || lines.size < maxLines) lines.set(line.id, { ...line, quantity });
  }
  return [...lines.values()];
}

function listIn(stored: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.slice(0, maxLines * 10) : [];
  } catch {
    return [];
  }
}

function parseLine(entry: unknown): CartLine | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const given: Record<string, unknown> = { ...entry };
  const goods = goodsOf(given);
  const { quantity, price } = given;
  if (!goods || !isWhole(quantity, 1)) return undefined;
  const name = shortText(given.name) ?? "";
  const slug = shortText(given.slug) ?? "";
  const image = shortText(given.image) ?? null;
  const optionText = shortText(given.optionText);
  const unitPrice = paise(isPrice(price) ? Math.round(price * 100) : 0);
  const shown = { name, slug, image, unitPrice, ...(optionText ? { optionText } : {}) };
  return { id: lineIdOf(goods), ...goods, quantity, ...shown };
}

/** The stored id has always been the product's: a text, or in a cart stored before a whole number. */
const goodsOf = ({ id, variant, personal }: Record<string, unknown>): Goods | undefined =>
  parsedGoods(isWhole(id, 0) ? String(id) : id, variant, personal);

const isWhole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;

const isPrice = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= 10_000_000;

const shortText = (value: unknown): string | undefined =>
  typeof value === "string" && value.length <= 500 ? value : undefined;

export function formatCart(cart: Cart): string {
  const entries = cart.map(({ productId, unitPrice, ...shown }) => ({
    ...shown,
    id: productId,
    price: unitPrice / 100,
  }));
  return JSON.stringify(entries);
}

import * as z from "zod/mini";
import { paise } from "#values/money.ts";
import { type Cart, type CartLine, maxLines, maxQuantity } from "./cart.ts";

/** The browser's key; the value is a list of { id, name, price (rupees), quantity, slug, image }. */
export const cartKey = "jhola-cart";

const text = z.string().check(z.maxLength(500));
const productId = z.union([
  z.string().check(z.minLength(1), z.maxLength(64)),
  z.pipe(z.int().check(z.nonnegative()), z.transform(String)),
]);

const storedLine = z.object({
  id: productId,
  quantity: z.int().check(z.positive()),
  name: z.catch(text, ""),
  price: z.catch(z.number().check(z.nonnegative(), z.maximum(10_000_000)), 0),
  slug: z.catch(text, ""),
  image: z.catch(z.nullable(text), null),
});

/** Reads a stored cart. What can't be read is left out, duplicates are merged, at most 100 lines are kept. */
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
  const parsed = storedLine.safeParse(entry);
  if (!parsed.success) return undefined;
  const { price, ...line } = parsed.data;
  return { ...line, unitPrice: paise(Math.round(price * 100)) };
}

export function formatCart(cart: Cart): string {
  return JSON.stringify(cart.map(({ unitPrice, ...line }) => ({ ...line, price: unitPrice / 100 })));
}

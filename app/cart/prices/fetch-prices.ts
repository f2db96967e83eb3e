import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { localPath } from "#values/language/address.ts";
import { paise } from "#values/money/money.ts";
import type { Goods } from "../goods.ts";
import { articlesText } from "../kept/goods-code.ts";
import type { PriceAnswer } from "./priced-cart.ts";

/**
 * Where a tab keeps its checkout that is under way. The checkout writes it; the cart knows as much of it as
 * concerns the cart.
 */
export const checkoutEntry = "jhola-checkout";

const placed = z.object({ key: z.uuid(), orderNumber: z.string() });

/** The key of the tab's checkout, once an order was placed for it that is not known to be paid. */
export function placedKey(storage: Pick<Storage, "getItem">): string | undefined {
  try {
    const parsed = placed.safeParse(JSON.parse(storage.getItem(checkoutEntry) ?? "null"));
    return parsed.success ? parsed.data.key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the shop says of the products that the own unpaid order of this tab's checkout holds: for it their
 * last pieces are not sold out. Fetched once for each answer of the loader, which knows nothing of the
 * checkout's key.
 */
export function useHeldPieces(given: PriceAnswer): PriceAnswer {
  const [held, setHeld] = useState<{ given: PriceAnswer; answer: PriceAnswer }>();
  useEffect(() => {
    const key = placedKey(sessionStorage);
    if (key === undefined) return;
    const call = new AbortController();
    fetch("/checkout/held", { headers: { "Idempotency-Key": key }, signal: call.signal })
      .then(pricesIn)
      .then(
        (answer) => setHeld({ given, answer }),
        // Unreachable: the pieces look sold out, and placing the order asks again.
        () => {},
      );
    return () => call.abort();
  }, [given]);
  return held?.given === given ? held.answer : none;
}

const none: PriceAnswer = [];

const personalField = z.object({
  label: z.string(),
  shownAs: z.optional(z.string()),
  most: z.int(),
  required: z.boolean(),
  price: z.pipe(z.int(), z.transform(paise)),
});
const product = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  unitPrice: z.pipe(z.int(), z.transform(paise)),
  was: z.optional(z.pipe(z.int(), z.transform(paise))),
  image: z.nullable(z.string()),
  collection: z._default(z.string(), ""),
  category: z._default(z.string(), ""),
  inStock: z.boolean(),
  stockCount: z.nullable(z.int()),
  leavesBy: z.optional(z.string()),
  leaving: z.optional(z.object({ on: z.string(), closed: z.array(z.string()) })),
  making: z.optional(
    z.object({
      weight: z.int(),
      room: z.object({
        id: z.string(),
        piecesWeek: z.int(),
        weeks: z.array(z.object({ on: z.nullable(z.string()), free: z.int() })),
      }),
      again: z.nullable(z.string()),
    }),
  ),
  optionText: z.optional(z.string()),
  optionTrouble: z.optional(z.enum(["gone", "missing"])),
  personal: z.optional(z.array(personalField)),
});
const answer = z.array(
  z.object({ id: z.string(), variant: z.optional(z.string()), product: z.nullable(product) }),
);

/** Asks the shop for present facts. Throws when it can't be reached or answers oddly. */
export async function fetchPrices(goods: readonly Goods[], signal: AbortSignal): Promise<PriceAnswer> {
  const query = new URLSearchParams({ ids: articlesText(goods) });
  return pricesIn(await fetch(localPath(`/cart/prices?${query}`), { signal }));
}

/** Reads an answer of present facts. Throws when it is none. */
export async function pricesIn(response: Response): Promise<PriceAnswer> {
  if (!response.ok) throw new Error(`the shop answered ${response.status}`);
  return answer.parse(await response.json());
}

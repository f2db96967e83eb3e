import { addLine, maxQuantity } from "#cart/cart.ts";
import type { Goods } from "#cart/goods.ts";
import { type CartClaim, claimOf } from "#cart/kept/cart-cookie.ts";
import type { PricedLine } from "#cart/prices/priced-cart.ts";
import type { LinkItem } from "./link-items.ts";

/** Why a line of a link can't be put into the cart from there; undefined where it can. */
export type NotAdded =
  | { kind: "gone" | "option-gone" | "option-missing" | "personal" | "out-of-stock" | "too-large" }
  | { kind: "not-now"; again: string | null };

export interface SharedLine extends PricedLine {
  leftOut: NotAdded | undefined;
}

/** What a link asks for, each of the same goods once, with all pieces of it. */
export function claimsOfItems(items: readonly LinkItem[], named: ReadonlyMap<string, Goods>): CartClaim[] {
  const claims = new Map<string, CartClaim>();
  for (const { name, pieces } of items) {
    const goods = named.get(name);
    if (!goods) continue;
    const claim = claimOf(goods, pieces);
    claims.set(claim.id, { ...claim, quantity: pieces + (claims.get(claim.id)?.quantity ?? 0) });
  }
  return [...claims.values()];
}

export const sharedLine = (line: PricedLine): SharedLine => ({ ...line, leftOut: leftOutOf(line) });

function leftOutOf({ trouble, quantity }: PricedLine): NotAdded | undefined {
  switch (trouble?.kind) {
    case undefined:
    case "too-many":
    case "price-changed":
      return quantity > maxQuantity ? { kind: "too-large" } : undefined;
    case "not-now":
      return { kind: "not-now", again: trouble.again };
    case "gone":
    case "option-gone":
    case "option-missing":
    case "personal":
    case "out-of-stock":
      return { kind: trouble.kind };
  }
}

/** A cart with what of a link can be added; `added` counts the lines that it took. */
export function withShared(
  cart: readonly CartClaim[],
  lines: readonly SharedLine[],
): { cart: readonly CartClaim[]; added: number } {
  let added = 0;
  let filled = cart;
  for (const { leftOut, productId, variant, quantity } of lines) {
    if (leftOut) continue;
    const next = addLine(
      filled,
      claimOf({ productId, ...(variant === undefined ? {} : { variant }) }, quantity),
    );
    if (next !== filled) added += 1;
    filled = next;
  }
  return { cart: filled, added };
}

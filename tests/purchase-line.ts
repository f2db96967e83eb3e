import { claimOf } from "#cart/kept/cart-cookie.ts";
import type { PurchaseLine } from "#checkout/form/purchase.ts";
import { paise } from "#values/money/money.ts";

/** What a shopper saw and asked for; the price is in paise. */
export const purchaseLine = (productId: string, quantity: number, unitPrice: number): PurchaseLine => ({
  ...claimOf({ productId }, quantity),
  unitPrice: paise(unitPrice),
});

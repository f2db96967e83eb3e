import * as z from "zod/mini";
import { checkoutEntry } from "#cart/prices/fetch-prices.ts";
import { type CheckoutValues, checkoutFields, emptyValues } from "./checkout-values.ts";
import { stepOf } from "./steps/checkout-steps.ts";

/** What of a checkout survives a reload. It stays in this tab and ends with it. */
export interface CheckoutDraft {
  step: number;
  key: string;
  /** The account that typed it, or '' for a guest. */
  owner: string;
  values: CheckoutValues;
  /** The order that was placed for this checkout and not paid yet. */
  orderNumber?: string;
}

const schema = z.object({
  step: z.number(),
  key: z.uuid(),
  owner: z._default(z.string(), ""),
  values: z.record(z.string(), z.string()),
  orderNumber: z.optional(z.string()),
});

export function readCheckoutDraft(storage: Pick<Storage, "getItem">): CheckoutDraft | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(storage.getItem(checkoutEntry) ?? "null"));
    if (!parsed.success) return undefined;
    const { step, key, owner, values: stored, orderNumber } = parsed.data;
    const values = { ...emptyValues };
    for (const field of checkoutFields) values[field] = stored[field] ?? values[field];
    return { step: stepOf(step), key, owner, values, orderNumber };
  } catch {
    return undefined;
  }
}

export function keepCheckoutDraft(storage: Pick<Storage, "getItem" | "setItem">, draft: CheckoutDraft): void {
  try {
    const before = readCheckoutDraft(storage);
    const known = before?.key === draft.key ? before.orderNumber : undefined;
    storage.setItem(checkoutEntry, JSON.stringify({ ...draft, orderNumber: draft.orderNumber ?? known }));
  } catch {
    // Without storage a reload begins anew.
  }
}

/** Remembers which order this checkout led to: once that is paid, the cart is done with. */
export function keepPlaced(storage: Pick<Storage, "getItem" | "setItem">, orderNumber: string): void {
  const draft = readCheckoutDraft(storage);
  if (draft) keepCheckoutDraft(storage, { ...draft, orderNumber });
}

/** Goes on with the same words under a new key: as another purchase, which led to no order yet. */
export function renewDraft(storage: Pick<Storage, "getItem" | "setItem">, key: string): void {
  const draft = readCheckoutDraft(storage);
  if (draft && draft.key !== key) keepCheckoutDraft(storage, { ...draft, key, orderNumber: undefined });
}

/**
 * The key under which a tab goes on: the shop's, since another tab may have ended the checkout that this one
 * was at (CHECKOUT-35); its own where there are no cookies, or no shop in reach.
 */
export function goOn(
  storage: Pick<Storage, "getItem" | "setItem">,
  draft: CheckoutDraft,
  shopsKey: string | undefined,
): string {
  if (shopsKey === undefined || !navigator.cookieEnabled) return draft.key;
  renewDraft(storage, shopsKey);
  return shopsKey;
}

export function dropCheckoutDraft(storage: Pick<Storage, "removeItem">): void {
  try {
    storage.removeItem(checkoutEntry);
  } catch {
    // Nothing was stored.
  }
}

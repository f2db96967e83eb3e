import * as z from "zod/mini";
import { stepOf } from "./checkout-steps.ts";
import { type CheckoutValues, checkoutFields, emptyValues } from "./checkout-values.ts";

/** What of a checkout survives a reload. It stays in this tab and ends with it. */
export interface CheckoutDraft {
  step: number;
  key: string;
  values: CheckoutValues;
}

const storageKey = "jhola-checkout";
const schema = z.object({ step: z.number(), key: z.uuid(), values: z.record(z.string(), z.string()) });

export function readDraft(storage: Pick<Storage, "getItem">): CheckoutDraft | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(storage.getItem(storageKey) ?? "null"));
    if (!parsed.success) return undefined;
    const { step, key, values: stored } = parsed.data;
    const values = { ...emptyValues };
    for (const field of checkoutFields) values[field] = stored[field] ?? values[field];
    return { step: stepOf(step), key, values };
  } catch {
    return undefined;
  }
}

export function keepDraft(storage: Pick<Storage, "setItem">, draft: CheckoutDraft): void {
  try {
    storage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Without storage a reload begins anew.
  }
}

export function dropDraft(storage: Pick<Storage, "removeItem">): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

import * as z from "zod/mini";

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

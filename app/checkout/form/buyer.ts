import type { CheckoutDraft } from "./checkout-draft.ts";
import { type CheckoutValues, emptyValues } from "./checkout-values.ts";

/** Who is signed in, as far as the checkout's form needs to know. */
export interface Buyer {
  id: string;
  fullName: string;
  email: string;
  phone: string | null;
}

/** The form with what the shop knows of its buyer, where nothing stands yet (CHECKOUT-14). */
export function prefilled(values: CheckoutValues, buyer: Buyer | null): CheckoutValues {
  if (!buyer) return values;
  return {
    ...values,
    fullName: values.fullName || buyer.fullName,
    email: values.email || buyer.email,
    phone: values.phone || (buyer.phone ?? ""),
  };
}

export const firstValues = (buyer: Buyer | null): CheckoutValues => prefilled(emptyValues, buyer);

/** Whose draft it is: '' for a guest's. */
export const draftOwner = (buyer: Buyer | null): string => buyer?.id ?? "";

/**
 * A tab's draft as this visitor may go on with it: their own, or a guest's who has signed in meanwhile.
 * Nobody finds what somebody else typed before signing out.
 */
export function draftFor(draft: CheckoutDraft | undefined, buyer: Buyer | null): CheckoutDraft | undefined {
  if (!draft || draft.owner === draftOwner(buyer)) return draft;
  return draft.owner === "" ? { ...draft, values: prefilled(draft.values, buyer) } : undefined;
}

import { mostAddresses, type SavedAddress } from "#own-orders/addresses/address-book.ts";
import type { CheckoutDraft } from "../checkout-draft.ts";
import { type CheckoutValues, emptyValues } from "../checkout-values.ts";

/** Who is signed in, as far as the checkout's form needs to know. */
export interface Buyer {
  id: string;
  fullName: string;
  email: string;
  phone: string | null;
  /** What the account keeps, the default one first. */
  addresses: readonly SavedAddress[];
}

/** May this buyer keep one more address? */
export const maySaveAddress = (buyer: Buyer | null): boolean =>
  buyer !== null && buyer.addresses.length < mostAddresses;

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

/** It begins with the account's default address. */
export const firstValues = (buyer: Buyer | null): CheckoutValues =>
  prefilled({ ...emptyValues, savedAddress: buyer?.addresses[0]?.id ?? "" }, buyer);

/** A draft's choice of an address that is not stored any more is no choice. */
export function withKnownAddress(values: CheckoutValues, buyer: Buyer | null): CheckoutValues {
  const known = (chosen: string) => (buyer?.addresses.some(({ id }) => id === chosen) ? chosen : "");
  return {
    ...values,
    savedAddress: known(values.savedAddress),
    savedShipping: known(values.savedShipping),
  };
}

/** Who checks out. An admin is no buyer (CATALOGUE-46), and no guest either. */
export interface CheckoutVisitor {
  buyer: Buyer | null;
  isAdmin: boolean;
}

/** Whose draft it is: '' for a guest's. */
export const draftOwner = ({ buyer, isAdmin }: CheckoutVisitor): string =>
  isAdmin ? "admin" : (buyer?.id ?? "");

/**
 * A tab's draft as this visitor may go on with it: their own, or a guest's who has signed in meanwhile.
 * Nobody finds what somebody else typed before signing out.
 */
export function draftFor(
  draft: CheckoutDraft | undefined,
  visitor: CheckoutVisitor,
): CheckoutDraft | undefined {
  const { buyer } = visitor;
  if (!draft) return undefined;
  if (draft.owner === draftOwner(visitor)) return { ...draft, values: withKnownAddress(draft.values, buyer) };
  return draft.owner === "" ? { ...draft, values: prefilled(draft.values, buyer) } : undefined;
}

import { type CashRefusal, judgeCash } from "#cash-on-delivery/judge-cash.ts";
import type { SavedAddress } from "#own-orders/addresses/address-book.ts";
import type { CourierService } from "#shipping/pincodes/courier-service.ts";
import type { ShownCashTerms } from "#values/money/cash-terms.ts";
import type { Paise } from "#values/money/money.ts";
import { parseAddresses } from "../checkout.form.ts";
import type { CheckoutValues } from "../checkout-values.ts";

/** Where the parcel goes, and the phone beside it; undefined while the first step is not filled in. */
export interface Destination {
  state: string;
  pincode: string;
  phone: string | null;
}

export function deliveryOf(
  values: CheckoutValues,
  saved: readonly SavedAddress[] = [],
): Destination | undefined {
  const parsed = parseAddresses(values, saved);
  if (!parsed.ok) return undefined;
  const { billing, shipping } = parsed.details;
  return { state: shipping.state, pincode: shipping.pincode, phone: billing.phone };
}

const noTerms: ShownCashTerms = { needsMobile: false, blockedStates: [] };

/**
 * Why cash on delivery can't be had, as far as it can be told before the order is placed (CASH-9).
 *
 * @param total Without the fee for cash, in paise.
 */
export function cashRefusal(
  terms: ShownCashTerms = noTerms,
  delivery: Destination | undefined,
  { total, service }: { total: Paise; service: CourierService | null | undefined },
): CashRefusal | undefined {
  if (!delivery) return undefined;
  const judged = judgeCash(terms, { ...delivery, total, service: service ?? undefined });
  return judged.ok ? undefined : { reason: judged.reason, help: judged.help };
}

/**
 * The largest sum of a first order, told where this one comes to more: whose first order it is can't be told
 * before it is placed.
 */
export const firstBoundFor = (terms: ShownCashTerms | undefined, total: Paise): Paise | undefined =>
  terms?.firstMax !== undefined && total > terms.firstMax ? terms.firstMax : undefined;

import { useEffect, useState } from "react";
import { isAbroad, receiverPhone } from "#addresses/address.ts";
import { type CashRefusal, judgeCash } from "#cash-on-delivery/judge-cash.ts";
import type { SavedAddress } from "#own-orders/addresses/address-book.ts";
import { type CourierService, fetchDelivery } from "#shipping/pincodes/delivery-answer.ts";
import type { ShownCashTerms } from "#values/money/cash-terms.ts";
import type { Paise } from "#values/money/money.ts";
import { parseAddresses } from "../checkout.form.ts";
import type { CheckoutValues } from "../checkout-values.ts";
import type { CheckoutAnswer } from "../steps/checkout-steps.ts";

/** Where the parcel goes, and the phone beside it; undefined while the first step is not filled in. */
export interface Destination {
  state: string;
  pincode: string;
  phone: string | null;
  isBilledAbroad: boolean;
}

export function deliveryOf(
  values: CheckoutValues,
  saved: readonly SavedAddress[] = [],
): Destination | undefined {
  const parsed = parseAddresses(values, saved);
  if (!parsed.ok) return undefined;
  const { billing, shipping } = parsed.details;
  return {
    state: shipping.state,
    pincode: shipping.pincode,
    phone: receiverPhone(parsed.details),
    isBilledAbroad: isAbroad(billing),
  };
}

const noTerms: ShownCashTerms = { needsMobile: false, blockedStates: [] };

/**
 * Why cash on delivery can't be had, as far as that is known before the order is placed (CASH-9).
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
 * The largest sum of a first order, shown where this one comes to more: whether it is a first order is not
 * known before it is placed.
 */
export const firstBoundFor = (terms: ShownCashTerms | undefined, total: Paise): Paise | undefined =>
  terms?.firstMax !== undefined && total > terms.firstMax ? terms.firstMax : undefined;

type Known = NonNullable<CheckoutAnswer["courier"]>;

/**
 * What couriers do at a PIN code, fetched once it is needed; undefined until it is known. Where the shop
 * can't be reached nothing is held against it: placing the order decides.
 */
export function useCourier(
  pincode: string | undefined,
  told: Known | undefined,
): CourierService | null | undefined {
  const [asked, setAsked] = useState(told);
  const known = [asked, told].find((each) => each?.pincode === pincode);
  const missing = known ? undefined : pincode;
  useEffect(() => {
    if (missing === undefined) return;
    const leaving = new AbortController();
    fetchDelivery(new URLSearchParams({ pin: missing }), leaving.signal).then(
      (answer) => typeof answer === "object" && setAsked({ pincode: missing, service: answer.service }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [missing]);
  return known?.service;
}

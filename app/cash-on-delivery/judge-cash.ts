import type { CourierService } from "#shipping/pincodes/delivery-answer.ts";
import { normalisedMobile } from "#values/contact/phone.ts";
import { type CashTerms, needsMobile, type ShownCashTerms } from "#values/money/cash-terms.ts";
import type { Paise } from "#values/money/money.ts";
import { cashSums, refusedCash } from "./cash.text.ts";

/** What a purchase for cash is judged by; what is not known of it is not held against it. */
export interface CashPurchase {
  /** Without the fee for cash. */
  total: Paise;
  /** Where the parcel goes. */
  state: string;
  pincode: string;
  /** Undefined of a PIN code that the shop does not know. */
  service?: Pick<CourierService, "serviceable" | "cod"> | undefined;
  phone: string | null;
  /** Is the billing address outside India? */
  isBilledAbroad?: boolean;
  /** Was nothing delivered to the same person yet? */
  isFirst?: boolean;
  /** Orders for cash with the same phone that are on their way, and not waiting to be confirmed. */
  open?: number;
  /** Parcels for cash that came back from the same phone within 18 months. */
  returned?: number;
}

/** Why cash on delivery can't be had, and what would help. */
export interface CashRefusal {
  reason: string;
  help: string;
}

export type CashJudgement = { ok: true } | ({ ok: false } & CashRefusal);

type Terms = ShownCashTerms & Partial<CashTerms>;

/**
 * May this purchase be paid in cash on delivery (CASH-2)? First comes what nothing but another way to pay
 * helps against.
 */
export function judgeCash(terms: Terms, facts: CashPurchase): CashJudgement {
  const refusal = whyNotThere(terms, facts) ?? whyNotThem(terms, facts) ?? whyNotSoMuch(terms, facts);
  return refusal ? { ok: false, ...refusal } : { ok: true };
}

function whyNotThere({ blockedStates }: Terms, facts: CashPurchase): CashRefusal | undefined {
  const { state, pincode, service } = facts;
  if (facts.isBilledAbroad) return refusedCash.abroad;
  if (blockedStates.some((blocked) => blocked === state)) return refusedCash.state(state);
  return service && !(service.serviceable && service.cod) ? refusedCash.pincode(pincode) : undefined;
}

function whyNotThem(terms: Terms, facts: CashPurchase): CashRefusal | undefined {
  const { returnedPerPhone: mostReturned, openPerPhone: mostOpen } = terms;
  const { returned = 0, open = 0, phone } = facts;
  if (mostReturned !== undefined && returned >= mostReturned) return refusedCash.returned;
  if (needsMobile(terms) && normalisedMobile(phone ?? "") === undefined) return refusedCash.mobile;
  return mostOpen !== undefined && open >= mostOpen ? refusedCash.open(open) : undefined;
}

function whyNotSoMuch({ min, max, firstMax }: Terms, facts: CashPurchase): CashRefusal | undefined {
  const { total, isFirst } = facts;
  if (min !== undefined && total < min) return refusedCash.below(min);
  if (max !== undefined && total > max) return refusedCash.above(max);
  return isFirst && firstMax !== undefined && total > firstMax ? refusedCash.firstAbove(firstMax) : undefined;
}

/** The sums for which cash is taken: '₹200 to ₹5,000'. */
export function sumsOf(min: Paise | undefined, max: Paise | undefined): string {
  if (min === undefined) return max === undefined ? cashSums.any : cashSums.most(max);
  return max === undefined ? cashSums.least(min) : cashSums.between(min, max);
}

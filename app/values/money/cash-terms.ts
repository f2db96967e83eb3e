import type { IndianState } from "../contact/indian-state.ts";
import type { Paise } from "./money.ts";

/** What of the terms a purchase tells by itself, and every page may know. */
export interface ShownCashTerms {
  /** Totals without the fee; what is missing limits nothing. */
  min?: Paise | undefined;
  max?: Paise | undefined;
  /** What a first order may come to: shown to all, since nobody knows before whose first it is. */
  firstMax?: Paise | undefined;
  /** Added to what is paid in cash. */
  fee?: Paise | undefined;
  /** Totals are collected to the paisa; missing: in whole rupees (CASH-45). */
  rounding?: "paisa" | undefined;
  /** The courier must be able to call. */
  needsMobile: boolean;
  /** Where nothing is sent for cash. */
  blockedStates: readonly IndianState[];
}

/** For what, and for whom, the owner offers cash on delivery (CASH-1). */
export interface CashTerms extends ShownCashTerms {
  /** So many orders of one phone may be on their way for cash. */
  openPerPhone?: number | undefined;
  /** From so many parcels on that came back from a phone it gets no more. */
  returnedPerPhone?: number | undefined;
  /** Is each such order to be confirmed by the link in its mail? */
  confirm: "none" | "link";
  /** So many hours after it was placed an unconfirmed one is cancelled; missing: none need be confirmed. */
  cancelAfterHours?: number | undefined;
}

/** Cash from everybody for everything, until the owner says otherwise. */
export const openCashTerms: CashTerms = { needsMobile: false, blockedStates: [], confirm: "none" };

/** Anyone who is counted, or known again, by their phone must give one. */
export const needsMobile = ({
  needsMobile: isAsked,
  ...terms
}: Pick<CashTerms, "needsMobile" | "firstMax" | "openPerPhone" | "returnedPerPhone">): boolean =>
  isAsked || (terms.firstMax ?? terms.openPerPhone ?? terms.returnedPerPhone) !== undefined;

/** What browsers may know; undefined where that limits nothing. How people are judged stays with the shop. */
export function shownCashTerms(terms: CashTerms): ShownCashTerms | undefined {
  const { min, max, firstMax, fee, rounding, blockedStates } = terms;
  const shown = { min, max, firstMax, fee, rounding, blockedStates, needsMobile: needsMobile(terms) };
  return (min ?? max ?? firstMax ?? fee ?? rounding) !== undefined ||
    shown.needsMobile ||
    blockedStates.length > 0
    ? shown
    : undefined;
}

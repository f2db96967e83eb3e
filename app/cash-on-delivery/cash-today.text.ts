import type { CashTerms } from "#values/money/cash-terms.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { sumsOf } from "./judge-cash.ts";

/** What each of the owner's terms comes to today, in one sentence. */
export const cashToday = {
  sums: ({ min, max }: Pick<CashTerms, "min" | "max">): string =>
    `Today cash on delivery is offered for ${sumsOf(min, max)}.`,
  firstMax: ({ firstMax }: Pick<CashTerms, "firstMax">): string =>
    firstMax === undefined
      ? "Today a first order may come to as much as any other."
      : `Today a first order may come to ${rupeesAndPaise(firstMax)}.`,
  fee: ({ fee }: Pick<CashTerms, "fee">): string =>
    fee === undefined
      ? "Today cash on delivery costs nothing more."
      : `Today ${rupeesAndPaise(fee)} is added to an order for cash.`,
  rounding: ({ rounding }: Pick<CashTerms, "rounding">): string =>
    rounding === "paisa"
      ? "Today cash is collected to the paisa."
      : "Today an order for cash is rounded to the rupee, half a rupee up.",
  openPerPhone: ({ openPerPhone: most }: Pick<CashTerms, "openPerPhone">): string =>
    most === undefined
      ? "Today one phone may have any number of orders for cash on their way."
      : `Today one phone may have ${most === 1 ? "one order" : `${most} orders`} for cash on the way at a time.`,
  returnedPerPhone: ({ returnedPerPhone: most }: Pick<CashTerms, "returnedPerPhone">): string =>
    most === undefined
      ? "Today nobody is refused for parcels that came back."
      : `Today a phone from which ${most === 1 ? "a parcel" : `${most} parcels`} for cash came back within 18 months pays by card or UPI.`,
  needsMobile: (needs: boolean): string =>
    needs ? "Today cash on delivery needs a mobile number." : "Today cash on delivery needs no phone number.",
  confirm: ({
    confirm,
    cancelAfterHours: hours,
  }: Pick<CashTerms, "confirm" | "cancelAfterHours">): string => {
    if (confirm === "none") return "Today nobody is asked to confirm an order for cash.";
    return hours === undefined
      ? "Today nobody is asked to confirm an order for cash: enter after how many hours unconfirmed ones are cancelled."
      : `Today the mail of an order for cash asks to confirm it; unconfirmed ones are cancelled after ${hours} ${hours === 1 ? "hour" : "hours"}.`;
  },
  blockedStates: ({ blockedStates }: Pick<CashTerms, "blockedStates">): string =>
    blockedStates.length === 0
      ? "Today cash on delivery is offered in every state."
      : `Today cash on delivery is not offered in ${blockedStates.join(", ")}.`,
  pincodes: (known: number, withCash: number): string =>
    known === 0
      ? "Today no PIN code is known, and none is refused."
      : `Today ${counted(known)} are known, of which ${withCash.toLocaleString("en-IN")} take cash; unknown ones are never refused.`,
};

const counted = (codes: number): string =>
  codes === 1 ? "one PIN code" : `${codes.toLocaleString("en-IN")} PIN codes`;

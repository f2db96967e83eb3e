import { type Paise, rupeesAndPaise } from "#values/money/money.ts";

const otherWay = "Pay by card or UPI.";

/** Why cash on delivery can't be had, and what would help (CASH-2). */
export const refusedCash = {
  abroad: { reason: "Cash on delivery needs a billing address in India.", help: otherWay },
  state: (state: string) => ({ reason: `Cash on delivery is not offered in ${state}.`, help: otherWay }),
  pincode: (pincode: string) => ({ reason: `Couriers take no cash at ${pincode}.`, help: otherWay }),
  returned: { reason: "Parcels for cash came back from this phone.", help: otherWay },
  mobile: {
    reason: "Cash on delivery needs a mobile number, so that the courier can call.",
    help: "Add a mobile number, or pay by card or UPI.",
  },
  open: (count: number) => ({
    reason:
      count === 1
        ? "An order for cash is on its way to this phone already."
        : `${count} orders for cash are on their way to this phone already.`,
    help: `${otherWay} Or order again once ${count === 1 ? "it has" : "they have"} arrived.`,
  }),
  below: (min: Paise) => ({
    reason: `Cash on delivery is offered from ${rupeesAndPaise(min)}.`,
    help: "Add to your cart, or pay by card or UPI.",
  }),
  above: (max: Paise) => ({
    reason: `Cash on delivery is offered up to ${rupeesAndPaise(max)}.`,
    help: otherWay,
  }),
  firstAbove: (max: Paise) => ({
    reason: `For a first order cash on delivery is offered up to ${rupeesAndPaise(max)}.`,
    help: `${otherWay} Later orders may come to more.`,
  }),
};

/** What it costs, before it is chosen. */
export const cashCosts = (fee: string): string => `Cash on delivery costs ${fee} more.`;

/** The sums for which cash is taken: '₹200 to ₹5,000'. */
export const cashSums = {
  any: "any sum",
  most: (max: Paise) => `up to ${rupeesAndPaise(max)}`,
  least: (min: Paise) => `${rupeesAndPaise(min)} or more`,
  between: (min: Paise, max: Paise) => `${rupeesAndPaise(min)} to ${rupeesAndPaise(max)}`,
};

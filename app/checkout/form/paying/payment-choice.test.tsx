import { describe, expect, test } from "vitest";
import { refusedCash } from "#cash-on-delivery/cash.text.ts";
import { paise } from "#values/money/money.ts";
import { markupOf } from "../../../../tests/render-markup.tsx";
import { firstBoundFor } from "./cash-refusal.ts";
import { PaymentChoice } from "./method-steps.tsx";

describe("the choice of a payment method", () => {
  const shown = (card: number, cash: number, isAdmin = false) => {
    const totals = { razorpay: paise(card), cod: paise(cash) };
    const choice = markupOf(<PaymentChoice chosen="razorpay" isAdmin={isAdmin} totals={totals} />);
    return choice.replaceAll(/<[^>]+>/g, "");
  };

  test("says what each comes to where paying ahead saves something", () =>
    expect(shown(950_00, 1000_50)).toMatch(/Razorpay.*₹950.*Cash on Delivery.*₹1,000\.50/));

  test("says what cash costs, or why it can't be had and what would help, and offers it all the same", () => {
    const choice = (given: Partial<Parameters<typeof PaymentChoice>[0]>) => {
      const totals = { razorpay: paise(950_00), cod: paise(990_00) };
      return markupOf(<PaymentChoice chosen="cod" isAdmin={false} totals={totals} {...given} />);
    };
    const costing = choice({ cashFee: paise(40_00) });
    expect(costing).toContain("Pay the courier when your parcel arrives. It costs ₹40 more.");
    const refused = choice({ noCash: refusedCash.above(paise(900_00)) });
    expect(refused).toContain("Cash on delivery is offered up to ₹900.");
    expect(refused).toContain("Pay by card or UPI.");
    expect(refused).not.toMatch(/<input[^>]* disabled=/);
  });

  test("says before it is placed what a first order may come to, where this one comes to more", () => {
    const bound = paise(900_00);
    const firstMax = firstBoundFor({ firstMax: bound, needsMobile: false, blockedStates: [] }, paise(900_01));
    const totals = { razorpay: paise(950_00), cod: paise(900_01) };
    const html = markupOf(<PaymentChoice chosen="cod" isAdmin={false} {...{ totals, firstMax }} />);
    expect(html).toContain("For a first order cash on delivery is offered up to ₹900.");
    expect(firstBoundFor({ firstMax: bound, needsMobile: false, blockedStates: [] }, bound)).toBeUndefined();
    expect(firstBoundFor(undefined, paise(900_01))).toBeUndefined();
  });

  test("says no sum where both come to the same, or only one is offered", () => {
    expect(shown(950_00, 950_00)).not.toContain("₹");
    expect(shown(950_00, 1000_00, true)).not.toContain("₹");
  });
});

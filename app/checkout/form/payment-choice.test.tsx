import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { markupOf } from "../../../tests/render-markup.tsx";
import { PaymentChoice } from "./method-steps.tsx";

describe("the choice of a payment method", () => {
  const shown = (card: number, cash: number, isAdmin = false) =>
    markupOf(
      <PaymentChoice
        chosen="razorpay"
        isAdmin={isAdmin}
        totals={{ razorpay: paise(card), cod: paise(cash) }}
      />,
    ).replaceAll(/<[^>]+>/g, "");

  test("says what each comes to where paying ahead saves something", () => {
    expect(shown(950_00, 1000_50)).toMatch(/Razorpay.*₹950.*Cash on Delivery.*₹1,000\.50/);
  });

  test("says no sum where both come to the same, or only one is offered", () => {
    expect(shown(950_00, 950_00)).not.toContain("₹");
    expect(shown(950_00, 1000_00, true)).not.toContain("₹");
  });
});

import { describe, expect, test } from "vitest";
import { refusedCash } from "#cash-on-delivery/cash.text.ts";
import { paise } from "#values/money/money.ts";
import { patnaAddress } from "../../../../tests/patna-address.ts";
import { markupOf } from "../../../../tests/render-markup.tsx";
import { emptyValues } from "../checkout-values.ts";
import { cashRefusal, deliveryOf, firstBoundFor } from "./cash-refusal.ts";
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

const { addressLine2: _, ...address } = patnaAddress;
const typed = { ...emptyValues, ...address, email: "asha@example.com", phone: "98765 43210" };
const terms = { needsMobile: true, blockedStates: ["Kerala" as const], max: paise(500_00) };
const facts = { total: paise(500_00), service: null };
const delivery = { state: "Bihar", pincode: "800001", phone: "98765 43210", isBilledAbroad: false };

describe("cash on delivery before the order is placed", () => {
  test("goes by the delivery's address and the phone of the bill", () => {
    const { state, pincode } = typed;
    expect(deliveryOf(typed)).toEqual({ state, pincode, phone: "98765 43210", isBilledAbroad: false });
    const other = {
      ...{ shippingSameAsBilling: "", shippingFullName: "Ravi", shippingAddressLine1: "1 MG Road" },
      ...{ shippingCity: "Kochi", shippingState: "Kerala", shippingPincode: "682001" },
    };
    expect(deliveryOf({ ...typed, ...other })).toMatchObject({ state: "Kerala", pincode: "682001" });
    expect(deliveryOf({ ...typed, city: "" })).toBeUndefined();
    const called = { phone: "91234 56789", isBilledAbroad: true };
    const fromAbroad = { country: "Nepal", shippingPhone: "91234 56789" };
    expect(deliveryOf({ ...typed, ...other, ...fromAbroad, phone: "" })).toMatchObject(called);
  });

  test("is refused for what is known by then, and for nothing that is not", () => {
    expect(cashRefusal(terms, delivery, facts)).toBeUndefined();
    expect(cashRefusal(terms, undefined, { ...facts, total: paise(500_01) })).toBeUndefined();
    expect(cashRefusal(undefined, { ...delivery, phone: null }, facts)).toBeUndefined();
    expect(cashRefusal(terms, { ...delivery, phone: null }, facts)).toEqual(refusedCash.mobile);
    expect(cashRefusal(terms, { ...delivery, state: "Kerala" }, facts)).toEqual(refusedCash.state("Kerala"));
    const fromAbroad = { ...delivery, isBilledAbroad: true, state: "Kerala" };
    expect(cashRefusal(terms, fromAbroad, facts)?.reason).toBe(
      "Cash on delivery needs a billing address in India.",
    );
    const above = refusedCash.above(terms.max);
    expect(cashRefusal(terms, delivery, { ...facts, total: paise(500_01) })).toEqual(above);
    const service = { serviceable: true, cod: false, days: null };
    expect(cashRefusal(undefined, delivery, { ...facts, service })).toEqual(refusedCash.pincode("800001"));
  });
});

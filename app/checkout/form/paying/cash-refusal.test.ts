import { describe, expect, test } from "vitest";
import { refusedCash } from "#cash-on-delivery/cash.text.ts";
import { paise } from "#values/money/money.ts";
import { patnaAddress } from "../../../../tests/patna-address.ts";
import { emptyValues } from "../checkout-values.ts";
import { cashRefusal, deliveryOf } from "./cash-refusal.ts";

const { addressLine2: _, ...address } = patnaAddress;
const typed = { ...emptyValues, ...address, email: "asha@example.com", phone: "98765 43210" };
const terms = { needsMobile: true, blockedStates: ["Kerala" as const], max: paise(500_00) };
const facts = { total: paise(500_00), service: null };
const delivery = { state: "Bihar", pincode: "800001", phone: "98765 43210" };

describe("cash on delivery before the order is placed", () => {
  test("goes by the delivery's address and the phone of the bill", () => {
    expect(deliveryOf(typed)).toEqual({ state: typed.state, pincode: typed.pincode, phone: "98765 43210" });
    const other = {
      ...{ shippingSameAsBilling: "", shippingFullName: "Ravi", shippingAddressLine1: "1 MG Road" },
      ...{ shippingCity: "Kochi", shippingState: "Kerala", shippingPincode: "682001" },
    };
    expect(deliveryOf({ ...typed, ...other })).toMatchObject({ state: "Kerala", pincode: "682001" });
    expect(deliveryOf({ ...typed, city: "" })).toBeUndefined();
  });

  test("is refused for what is known by then, and for nothing that is not", () => {
    expect(cashRefusal(terms, delivery, facts)).toBeUndefined();
    expect(cashRefusal(terms, undefined, { ...facts, total: paise(500_01) })).toBeUndefined();
    expect(cashRefusal(undefined, { ...delivery, phone: null }, facts)).toBeUndefined();
    expect(cashRefusal(terms, { ...delivery, phone: null }, facts)).toEqual(refusedCash.mobile);
    expect(cashRefusal(terms, { ...delivery, state: "Kerala" }, facts)).toEqual(refusedCash.state("Kerala"));
    const above = refusedCash.above(terms.max);
    expect(cashRefusal(terms, delivery, { ...facts, total: paise(500_01) })).toEqual(above);
    const service = { serviceable: true, cod: false, days: null };
    expect(cashRefusal(undefined, delivery, { ...facts, service })).toEqual(refusedCash.pincode("800001"));
  });
});

import { expect, test } from "vitest";
import { addressText } from "#addresses/address.text.ts";
import type { Reached } from "#addresses/address.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { addressStateWords } from "../order-admin.text.ts";
import { correctionErrors } from "./address-correction.form.ts";

const orderTo = (shipping: typeof patnaAddress, by: Partial<Reached> = {}) => ({
  shipping,
  billing: { phone: null, country: "India" },
  ...by,
});

const jharkhand = { city: "Ranchi", state: "Jharkhand", pincode: "834001" };

const elsewhere = { pincode: addressText.otherState("834001", "Jharkhand") };

test.each([
  ["another street", { addressLine1: "13 Gandhi Path" }, true, undefined],
  ["another pincode of the state", { pincode: "842001" }, true, undefined],
  ["a pincode that lies in another state", { pincode: "834001" }, false, elsewhere],
  ["a pincode whose state nobody can tell", { pincode: "900056" }, true, undefined],
  ["another state before the invoice", jharkhand, false, undefined],
  ["another state after it", jharkhand, true, { state: addressStateWords.invoiced("Bihar") }],
] as const)("%s", (_, change, isInvoiced, errors) => {
  const delivery = { address: { ...patnaAddress, ...change }, phone: null };
  expect(correctionErrors(delivery, orderTo(patnaAddress), isInvoiced)).toEqual(errors);
});

test("a pincode that stands already may lie elsewhere: the buyer chose the state so", () => {
  const chosen = { ...patnaAddress, pincode: "834 001" };
  const delivery = { address: { ...chosen, pincode: "834001", city: "Gaya" }, phone: null };
  expect(correctionErrors(delivery, orderTo(chosen), true)).toBeUndefined();
});

test.each([
  ["of a buyer in India", {}, null, true],
  ["of a buyer abroad", { billing: { phone: "+44 20 7946 0958", country: "United Kingdom" } }, null, false],
  ["who is not the buyer", { shippingPhone: "98765 43210" }, "+44 20 7946 0958", false],
  ["with another mobile number", { shippingPhone: "98765 43210" }, "91234 56789", true],
])("the phone of a receiver %s", (_, by, phone, isTaken) => {
  const errors = isTaken ? undefined : { phone: "Tell us the receiver's mobile number in India." };
  expect(correctionErrors({ address: patnaAddress, phone }, orderTo(patnaAddress, by), false)).toEqual(
    errors,
  );
});

import { expect, test } from "vitest";
import { addressText } from "#addresses/address.text.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { addressStateWords } from "../order-admin.text.ts";
import { correctionErrors } from "./address-correction.form.ts";

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
  expect(correctionErrors(delivery, patnaAddress, isInvoiced)).toEqual(errors);
});

test("a pincode that stands already may lie elsewhere: the buyer chose the state so", () => {
  const chosen = { ...patnaAddress, pincode: "834 001" };
  const delivery = { address: { ...chosen, pincode: "834001", city: "Gaya" }, phone: null };
  expect(correctionErrors(delivery, chosen, true)).toBeUndefined();
});

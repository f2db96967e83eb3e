import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { parseAddress } from "./address-book.form.ts";

const asked = { ...patnaAddress, addressLine2: undefined, country: undefined };
const typed = { ...asked, fullName: " Asha  Kumari ", pincode: "800 001" };

test("an address is read whole, within India", () => {
  const value = { id: "", version: 0, isDefault: true, phone: null, address: patnaAddress };
  expect(parseAddress(formOf({ ...typed, isDefault: "on" }))).toEqual({ kind: "valid", value });
});

const london = { city: "London", state: "", pincode: "NW1 6XE", country: "United Kingdom" };

test("one abroad is read by its own country's rules, and needs one", () => {
  const phone = "+44 20 7946 0958";
  const kept = formOf({ ...typed, ...london, id: "1", version: "1", phone });
  const address = { ...patnaAddress, ...london };
  expect(parseAddress(kept)).toMatchObject({ kind: "valid", value: { id: "1", phone, address } });
  kept.set("phone", "98765 43210");
  expect(parseAddress(kept)).toMatchObject({
    errors: { phone: expect.stringContaining("with its country") },
  });
  expect(parseAddress(formOf({ ...typed, ...london }))).toMatchObject({ value: { id: "", address } });
  expect(parseAddress(formOf({ ...typed, ...london, country: "other" }))).toMatchObject({
    errors: { country: "Choose a country from the list." },
  });
});

test.each([
  ["fullName", "", "Full Name is required."],
  ["pincode", "110001", "110001 is a pincode of Delhi. Correct it, or choose that state."],
  ["state", "Atlantis", "Choose a state from the list."],
  ["phone", "12", "Enter a phone number such as 98765 43210, or leave it empty."],
  ["city", "x".repeat(101), "City can hold at most 100 characters."],
])("%s %j is refused at its field, and stays", (field, value, message) => {
  const parsed = parseAddress(formOf({ ...typed, [field]: value }));
  expect(parsed).toMatchObject({ kind: "refused", errors: { [field]: message }, typed: { [field]: value } });
});

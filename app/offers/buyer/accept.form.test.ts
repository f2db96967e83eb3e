import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { parseAcceptance } from "./accept.form.ts";

const { fullName, addressLine1, city, state, pincode } = patnaAddress;
const buyer = {
  ...{ fullName, addressLine1, city, state, pincode, phone: "9876543210", poNumber: "PO-7" },
  ...{ company: "Haat & Sons Pvt Ltd", gstin: "10AAPFU0939F1ZA" },
};

const parsed = (change: Record<string, string>) => parseAcceptance(formOf({ ...buyer, ...change }));

test("an offer is accepted with where it goes and who is billed", () =>
  expect(parsed({})).toMatchObject({
    kind: "valid",
    value: { company: buyer.company, gstin: buyer.gstin, poNumber: "PO-7", shipping: { city } },
  }));

test.each([
  [{ city: "" }, "city", "City is required."],
  [{ pincode: "560001" }, "pincode", "Karnataka"],
  [{ gstin: "10AAPFU0939F1ZB" }, "gstin", "This is no GSTIN"],
  [{ company: "" }, "company", "Company Name is required with a GSTIN."],
  [{ poNumber: "7".repeat(41) }, "poNumber", "at most 40 characters"],
  [{ phone: "call me" }, "phone", "phone"],
  [{ elsewhere: "on", "billing:fullName": "Asha" }, "billing:addressLine1", "Address Line 1 is required."],
])("what is wrong with %j stands at its field, and what was typed stays", (wrong, field, words) =>
  expect(parsed(wrong)).toMatchObject({
    ...{ kind: "refused", typed: wrong },
    errors: { [field]: expect.stringContaining(words) },
  }),
);

const fromLondon = {
  ...{ elsewhere: "on", "billing:country": "United Kingdom", "billing:fullName": "Meera Sharma" },
  ...{ "billing:addressLine1": "1 Baker Street", "billing:city": "London", gstin: "" },
};

test("who pays from abroad is billed there, and the phone is the receiver's in India (OFFER-92)", () =>
  expect(parsed(fromLondon)).toMatchObject({
    value: {
      billing: { country: "United Kingdom", state: "", pincode: "" },
      shipping: { country: "India" },
      ...{ phone: null, shippingPhone: "9876543210" },
    },
  }));

test.each([
  [{ phone: "+44 20 7946 0958" }, "phone", "Tell us the receiver's mobile number in India."],
  [{ gstin: buyer.gstin }, "gstin", "A GSTIN needs a billing address in India."],
  [{ "billing:country": "other" }, "billing:country", "Choose a country from the list."],
])("billed abroad, %j is refused at its field", (change, field, words) =>
  expect(parsed({ ...fromLondon, ...change })).toMatchObject({ errors: { [field]: words } }),
);

import { expect, test } from "vitest";
import { shopAddress } from "./shop-address.ts";

test.each([
  [
    "Ward 4, Station Road, Madhubani, Bihar 847211, India",
    { addressLine1: "Ward 4, Station Road", city: "Madhubani", state: "Bihar", pincode: "847211" },
  ],
  ["12 MG Road\nBengaluru 560 001", { addressLine1: "12 MG Road", city: "Bengaluru", state: "Karnataka" }],
  ["Jhola House, Goa – 403001.", { addressLine1: "Jhola House", city: "Jhola House", state: "Goa" }],
  ["Sector 70, Mohali, Punjab, 160071", { city: "Mohali", state: "Punjab" }],
])("'%s' is an address", (address, parts) => {
  expect(shopAddress({ address }, "Asha")).toMatchObject({ fullName: "Asha", country: "India", ...parts });
});

test("the GSTIN knows the state better than the pincode", () => {
  const place = { address: "Gate 2, Naharlagun 791110", gstin: "12AAPFU0939F1ZV" };
  expect(shopAddress(place, "Asha")).toMatchObject({ state: "Arunachal Pradesh" });
});

test.each(["Station Road, Madhubani, Bihar", "", "Field post 900001"])("'%s' is none", (address) => {
  expect(shopAddress({ address }, "Asha")).toBeUndefined();
});

import { expect, test } from "vitest";
import { everything } from "#accounts/permissions/permissions.ts";
import { policyAt } from "../../../tests/route-policies.ts";
import { otherPages, placesFor } from "./admin-places.ts";

const titles = (query: string, held = everything as Parameters<typeof placesFor>[1]) =>
  placesFor(query, held).map(({ title }) => title);

test.each([
  ["gst", ["Books", "Settings"]],
  ["coupon", ["Discounts"]],
  ["cod", ["Cash on Delivery", "Discounts", "Two-Step Sign-In"]],
  ["ship", ["Shipping", "Legal"]],
  ["SHIPPING rates", ["Shipping"]],
  ["returned", ["Returned Parcels"]],
  ["new pro", ["New Product"]],
  ["step", ["First Steps", "Two-Step Sign-In"]],
  ["hindi", ["Translations"]],
  ["zzz", []],
  ["", []],
  ["   ", []],
])("%s leads to %o", (query, found) => expect(titles(query)).toEqual(found));

test("a page's own name comes before other words for others", () =>
  expect(titles("offer")).toEqual(["Offers", "New Offer", "Discounts"]));

test("nobody is led to what they may not open", () => {
  expect([titles("orders", {}), titles("pass", {})]).toEqual([[], ["Passkeys", "Your Account"]]);
  expect(titles("new", { products: true })).toEqual(["New Product"]);
});

test.each(otherPages)("$name is a page, for those who may open it", ({ to, needs = "anyone" }) =>
  expect(policyAt(new URL(to, "https://shop.example").pathname)).toMatchObject({ needs }),
);

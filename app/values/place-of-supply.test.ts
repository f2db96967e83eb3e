import { expect, test } from "vitest";
import { otherStateOf, placeOfSupply, supplyRules } from "./place-of-supply.ts";

const gstins = {
  bihar: "10AAAFK0000A1ZX",
  maharashtra: "27AAAFH0000A1ZL",
  chandigarh: "04AAPFU0939F1Z3",
} as const;

// Of the parcel's state, the place by each rule, and the state that the company is registered in if another.
const orders: [
  what: string,
  gstin: string | null,
  to: string | null,
  string | null,
  string | null,
  string?,
][] = [
  ["a private buyer's", null, "27", "27", "27"],
  ["a company's own state", gstins.maharashtra, "27", "27", "27"],
  ["another state", gstins.maharashtra, "29", "29", "27", "Maharashtra"],
  ["the shop's state on another's word", gstins.maharashtra, "10", "10", "27", "Maharashtra"],
  ["another state on the word of one in the shop's", gstins.bihar, "29", "29", "10", "Bihar"],
  ["a union territory", gstins.maharashtra, "38", "38", "27", "Maharashtra"],
  ["another state for one in a union territory", gstins.chandigarh, "10", "10", "04", "Chandigarh"],
  ["from one union territory to another", gstins.chandigarh, "26", "26", "04", "Chandigarh"],
  ["no state that we know", gstins.maharashtra, null, null, "27", "Maharashtra"],
  ["no state that we know, privately", null, null, null, null],
  ["one whose check digit is wrong", "27AAAFH0000A1ZM", "29", "29", "29"],
  ["an embassy's, which has a UIN", "0717UNO00157UNC", "27", "27", "27"],
  ["one who deducts tax", "27MUMA12345E1DP", "29", "29", "29"],
  ["a number of other territory", "97AAPFU0939F1ZO", "29", "29", "29"],
  ["a number that is kept by the Centre", "9917USA12345OS9", "29", "29", "29"],
  ["a state that is no more", "28AAPFU0939F1ZT", "37", "37", "37"],
  ["what is no number at all", "unregistered", "29", "29", "29"],
];

test.each(orders)("%s", (_, buyerGstin, shippingStateCode, byParcel, byBuyer, registered) => {
  const order = { buyerGstin, shippingStateCode };
  const places = supplyRules.map((supplyRule) => placeOfSupply({ ...order, supplyRule }));
  expect(places).toEqual([byParcel, byBuyer]);
  expect(otherStateOf(order)).toBe(registered);
});

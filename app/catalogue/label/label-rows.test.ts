import { expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { labelRows } from "./label-rows.ts";

const shop = { name: "Jhola", address: "Madhubani", phone: "98765 43210", email: "care@example.com" };
const nobody = { made_by: null, made_month: null, consumer_care: null };
const none = { origin_country: null, net_quantity: " ", ...nobody };
const made = { originCountry: "India", madeMonth: "May 2026" };
const facts = { ...made, netQuantity: "1 piece", consumerCare: "Call us" };

test("a product's own facts stand before the shop's, in the law's order", () =>
  expect(
    labelRows({ ...none, net_quantity: "4 pieces", made_month: "November 2026" }, { ...shop, ...facts }),
  ).toEqual([
    { label: "Country of Origin", text: "India" },
    { label: "Net Quantity", text: "4 pieces" },
    { label: "Month of Making", text: "November 2026" },
    { label: "Consumer Care", text: "Call us" },
  ]));

test("whom buyers turn to is the shop itself until somebody else is named", () =>
  expect(labelRows(none, shop)).toEqual([
    { label: "Consumer Care", text: "Jhola, Madhubani, 98765 43210, care@example.com" },
  ]));

test("a month is said in the language of the page, and what is none as it is", () => {
  const month = (made_month: string) =>
    speaking("hi", () => labelRows({ ...none, made_month }, shop).map(({ text }) => text)[0]);
  expect([month("November 2026"), month("Diwali")]).toEqual(["नवंबर 2026", "Diwali"]);
});

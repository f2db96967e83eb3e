import { expect, test } from "vitest";
import { frameOf } from "./record-frame.ts";

const admin = "/admin/dashboard";
const fish = `${admin}/products?edit=fish`;
const products = `${admin}/translations?kind=product`;

test.each([
  ["nothing", undefined, products, fish],
  ["its own list", `${admin}/products?q=tote&page=2`, null, `${admin}/products?q=tote&page=2&edit=fish`],
  ["what's open", `${admin}/products?q=a&edit=c`, `${admin}/products?q=a`, `${admin}/products?q=a&edit=fish`],
  ["the translations", `${products}&state=old`, null, fish],
  ["another list", `${admin}/orders`, products, fish],
  ["elsewhere", `//a.org${admin}/products?q=a`, `${admin}/products?q=a`, `${admin}/products?q=a&edit=fish`],
  ["no address", "http://", products, fish],
])("a product's Hindi that was opened from %s", (_, from, back, english) => {
  expect(frameOf("product", "fish", from)).toEqual({ back: back ?? from, english, dialog: "Edit Product" });
});

test("a legal text and a shared word stand on pages", () => {
  expect(frameOf("policy", "terms", undefined)).toEqual({
    back: `${admin}/translations?kind=policy`,
    english: `${admin}/settings/texts/terms`,
  });
  expect(frameOf("word", "Size", undefined)).toEqual({ back: `${admin}/translations?kind=word` });
});

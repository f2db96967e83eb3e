import { expect, test } from "vitest";
import { paise } from "#values/money.ts";
import { usualShippingRates } from "#values/shipping-rates.ts";
import { shopInShort } from "./storefront.text.ts";

test.each([
  ["from a subtotal on", {}, "in Bihar. Free shipping from ₹999."],
  ["always, as nothing is charged", { standard: paise(0) }, "in Bihar. Free shipping."],
  ["always, as every subtotal is enough", { freeFrom: paise(0) }, "in Bihar. Free shipping."],
])("the shop says in short when shipping is free: %s", (_, rates, said) => {
  const short = shopInShort("Jhola", { ...usualShippingRates, ...rates });
  expect(short.slice(short.indexOf("in Bihar."))).toBe(said);
});

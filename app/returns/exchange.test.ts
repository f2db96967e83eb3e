import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { mayExchange } from "./exchange.ts";

const bought = { productId: "tote", pieces: 2, paid: paise(1_800_00) };

test.each([
  ["the same product at any price", { productId: "tote", price: paise(1) }, true],
  ["another at the price that was paid", { productId: "sling", price: paise(900_00) }, true],
  ["nothing dearer", { productId: "sling", price: paise(900_01) }, false],
  ["nothing cheaper", { productId: "sling", price: paise(899_99) }, false],
] as const)("%s", (_, wanted, may) => expect(mayExchange(bought, wanted)).toBe(may));

test("a product that is gone is exchanged for what costs the same", () =>
  expect(mayExchange({ ...bought, productId: null }, { productId: "sling", price: paise(900_00) })).toBe(
    true,
  ));

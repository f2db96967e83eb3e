import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { seedTiers } from "../../../tests/seed-tiers.ts";
import { sumsTyped } from "./line.form.ts";
import { freeLineOf, lineOfProduct, linkedLine } from "./line-product.ts";
import { emptyLine, fieldsOfLines, linesAmong, withLines } from "./typed-lines.ts";

test("lines go into a form and come out of it", () => {
  const lines = [
    { ...emptyLine, product: "tote", name: "Tote", quantity: "200", price: "229" },
    { ...emptyLine, name: "Screen", quantity: "1", price: "600", details: "Two colours" },
  ];
  expect(linesAmong(fieldsOfLines(lines))).toEqual(lines);
  const typed = { buyerName: "Asha", ...fieldsOfLines(lines) };
  const [, screen] = lines;
  const fewer = withLines(typed, screen ? [screen] : []);
  expect(linesAmong(fewer)).toEqual([screen]);
  expect(fewer.buyerName).toBe("Asha");
});

test("what is no number yet counts for nothing", () => {
  const lines = [
    { ...emptyLine, quantity: "2", price: "100.50" },
    { ...emptyLine, quantity: "two", price: "100" },
    { ...emptyLine, quantity: "1,000", price: "" },
  ];
  const sums = sumsTyped({ ...fieldsOfLines(lines), shippingCost: "50" });
  expect(sums).toEqual({ subtotal: 201_00, shippingCost: 50_00, toMany: null, total: 251_00 });
});

test("parcels to many addresses count once both numbers are there (HOMES-1)", () => {
  const typed = { toMany: "on", parcels: "40", parcelPrice: "60" };
  expect(sumsTyped(typed)).toMatchObject({ total: 2_400_00 });
  expect(sumsTyped({ ...typed, parcels: "" })).toMatchObject({ toMany: null, total: 0 });
  expect(sumsTyped({ parcels: "40", parcelPrice: "60" })).toMatchObject({ toMany: null, total: 0 });
});

test("a line far beyond any form's makes no list without end", () =>
  expect(linesAmong({ "line-999-quantity": "1" })).toHaveLength(200));

const plain = {
  ...{ id: "tote", name: "Kohbar Tote", sku: null, collection: "core" as const, price: paise(399_00) },
  ...{ image: null, hsn: null, taxRate: null, variants: [] },
};

test("a product's line has the price that is suggested for so many", () => {
  const tote = { ...plain, variants: [{ id: "small", text: "Size: Small", price: paise(199_50) }] };
  expect(lineOfProduct(seedTiers, tote, { quantity: 100 })).toMatchObject({ quantity: "100", price: "229" });
  expect(lineOfProduct(seedTiers, tote)).toMatchObject({ quantity: "1", price: "399", variant: "" });
  expect(lineOfProduct(seedTiers, tote, { variant: "small", quantity: 60 }).price).toBe("199.50");
});

test("a free line becomes one of a product and free again, and loses nothing that was typed (OFFER-36)", () => {
  const free = { ...emptyLine, name: "kohbar tote", quantity: "1,200", details: "Logo", hsn: "4202" };
  const linked = linkedLine(seedTiers, plain, free);
  const named = { product: "tote", name: "Kohbar Tote", price: "199", asked: "kohbar tote" };
  expect(linked).toEqual({ ...free, ...named });
  expect(freeLineOf(linked)).toEqual({ ...free, price: "199" });
  expect(linkedLine(seedTiers, plain, { ...free, price: "210" }).price).toBe("210");
  const none = linkedLine(seedTiers, plain, { ...free, quantity: "" });
  expect(none).toMatchObject({ quantity: "1", price: "399" });
});

import { expect, test } from "vitest";
import { eachOf, mapEach, renamed } from "./each-of.ts";

const table = { size: { column: "size", most: 300 }, inStock: { column: "in_stock" } } as const;

test("one property of each entry stands under the entry's name", () => {
  const columns: { size: "size"; inStock: "in_stock" } = eachOf(table, "column");
  expect(columns).toEqual({ size: "size", inStock: "in_stock" });
  const most: { size: 300; inStock: undefined } = eachOf(table, "most");
  expect(most).toEqual({ size: 300, inStock: undefined });
});

test("values stand under their other names, and those without one are left out", () => {
  const names = eachOf(table, "column");
  const row: { size: string; in_stock: boolean } = renamed({ size: "A4", inStock: true, spare: 1 }, names);
  expect(row).toEqual({ size: "A4", in_stock: true });
});

test("something is made of each entry under its name", () => {
  const made = mapEach({ size: 1, weight: 2 }, (most, name) => `${name} ${most}`);
  expect(made).toEqual({ size: "size 1", weight: "weight 2" });
});

import { expect, test } from "vitest";
import { takenInOf } from "./taken-in.form.ts";

const typed = { product: "tote", pieces: "६", on: "30 November 2026", key: "k" };

test.each<[Partial<Record<string, string>>, object]>([
  [{}, { value: { key: "k", productId: "tote", variantId: null, pieces: 6, on: "2026-11-30" } }],
  [{ option: "v", pieces: "100000" }, { value: { variantId: "v", pieces: 1_00_000 } }],
  [{ product: "", option: "" }, { errors: { product: "Choose a product.", option: "Choose an option." } }],
  [{ key: "" }, { errors: { product: "Choose a product." } }],
  [{ key: "k".repeat(61) }, { errors: { product: "Choose a product." } }],
  [{ pieces: "0" }, { errors: { pieces: "Enter 1 to 1,00,000 pieces." } }],
  [{ on: "1 December 2026" }, { errors: { on: expect.stringContaining("up to today") } }],
  [{ on: "soon", pieces: "100001" }, { errors: { pieces: expect.any(String), on: expect.any(String) } }],
])("a form of what is taken in, with %j, is read", (given, said) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...given })) form.set(name, value ?? "");
  expect(takenInOf(form, "2026-11-30")).toMatchObject(said);
});

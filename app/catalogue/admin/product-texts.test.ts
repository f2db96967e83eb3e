import { describe, expect, test } from "vitest";
import { emptyTexts, typeInto } from "./product-texts.ts";

const type = (texts: typeof emptyTexts, field: keyof typeof emptyTexts, value: string, isNew = true) =>
  typeInto(texts, field, value, isNew).texts;

describe("a name being typed", () => {
  test("brings slug, meta title and OG title along", () => {
    const half = type(emptyTexts, "name", "The Lotus");
    const whole = type(half, "name", "The Lotus Tote ");
    expect(whole).toMatchObject({
      slug: "lotus-tote",
      metaTitle: "The Lotus Tote",
      ogTitle: "The Lotus Tote",
    });
  });

  test("leaves alone what was written by hand", () => {
    const own = type(type(type(emptyTexts, "name", "Lotus"), "slug", "kamal"), "metaTitle", "Kamal bag");
    expect(type(own, "name", "Lotus Tote")).toMatchObject({
      slug: "kamal",
      metaTitle: "Kamal bag",
      ogTitle: "Lotus Tote",
    });
  });

  test("gives no meta title once it is longer than one may be", () => {
    const long = "x".repeat(61);
    expect(type(type(emptyTexts, "name", "x".repeat(60)), "name", long)).toMatchObject({
      metaTitle: "",
      ogTitle: long,
    });
  });

  test("never moves a product that is in the shop already", () => {
    const known = { ...emptyTexts, name: "Lotus Tote", slug: "lotus-tote" };
    expect(type(known, "name", "Fish Tote", false).slug).toBe("lotus-tote");
  });
});

test.each([
  { field: "metaTitle", most: 60, note: "Meta title should be max 60 characters." },
  { field: "metaDescription", most: 155, note: "Meta description should be max 155 characters." },
] as const)("$field is cut at $most and says so", ({ field, most, note }) => {
  const fitting = typeInto(emptyTexts, field, "👜".repeat(most), true);
  expect(fitting).toEqual({ texts: { ...emptyTexts, [field]: "👜".repeat(most) } });
  const cut = typeInto(emptyTexts, field, "👜".repeat(most + 1), true);
  expect(cut).toEqual({ texts: { ...emptyTexts, [field]: "👜".repeat(most) }, note });
});

test.each([
  { before: "0", typed: "5", inStock: "true" },
  { before: "0", typed: "", inStock: "false" },
  { before: "3", typed: "5", inStock: "false" },
])("a count from '$before' to '$typed' leaves In stock $inStock", ({ before, typed, inStock }) =>
  expect(type({ ...emptyTexts, inStock: "false", stockCount: before }, "stockCount", typed).inStock).toBe(
    inStock,
  ),
);

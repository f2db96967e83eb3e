import { describe, expect, test } from "vitest";
import { areSpeltAlike, formerPlaces, formerValues } from "./former-values.ts";
import { formerNamesOf, nameVariants } from "./name-variants.ts";

test.each([
  ["Meduim", "Medium", true],
  ["Lamp Blak", "Lamp Black", true],
  ["T shirt", "T-shirt", true],
  ["5 kg", "5kg", true],
  ["लाल रंग", "लाल रग", true],
  ["Green", "Grey", false],
  ["Male", "Female", false],
  ["Peach", "Beach", false],
  ["Size 38", "Size 39", false],
  ["A+", "A-", false],
  ["Large", "Large+", false],
  ["S", "M", false],
  ["XL", "L", false],
])("is %s spelt like %s? %s (PRODUCT-29)", (one, other, isAlike) => {
  expect([areSpeltAlike(one, other), areSpeltAlike(other, one)]).toEqual([isAlike, isAlike]);
});

const before = ["Small", "Meduim", "Lal"];
test.each([
  ["itself where it stays", ["SMALL", "Lal"], {}, { SMALL: "Small", Lal: "Lal" }],
  ["what is spelt alike", ["Small", "Medium", "Lal"], {}, { Small: "Small", Medium: "Meduim", Lal: "Lal" }],
  ["nothing where nobody can tell", ["Small", "Red"], {}, { Small: "Small" }],
  ["what its owner says", ["Small", "Red"], { Red: "Lal" }, { Small: "Small", Red: "Lal" }],
  ["nothing if its owner says so", ["Small", "Medium"], { Medium: "" }, { Small: "Small" }],
  ["nothing that stays", ["Small", "Huge"], { Huge: "Small" }, { Small: "Small" }],
  ["nothing of two alike", ["Medium", "Meduin"], {}, {}],
])("a value was before %s", (_, values, was, pairs) =>
  expect(Object.fromEntries(formerValues(before, { values, was }))).toEqual(pairs),
);

test("an option is known by its name, else by its place", () => {
  const [size, colour] = [
    { name: "Size", values: [] },
    { name: "Colour", values: [] },
  ];
  const at = (...of: string[]) =>
    formerPlaces(
      [size, colour],
      of.map((name) => ({ name, values: [] })),
    );
  expect(at("Colour", "Size")).toEqual([1, 0]);
  expect(at("Sizes", "COLOUR")).toEqual([0, 1]);
  expect(at("Colour", "Sizes")).toEqual([1, 0]);
});

const nothing = { options: [], variants: [] };
const option = (name: string, ...values: string[]) => ({ name, values });
const variant = (key: string, ...values: string[]) => ({ id: `id-${key}`, key, values, former: [] });
const sizes = {
  options: [{ ...option("Size", "Small", "Meduim"), slugs: ["small", "meduim"] }],
  variants: [variant("small", "Small"), variant("meduim", "Meduim")],
};

describe("a variant", () => {
  test("keeps who it is under a mended name, and gets a key by that", () => {
    const { nameOf, options } = nameVariants(sizes, [option("Size", "Small", "Medium")]);
    expect(nameOf(["Medium"])).toMatchObject({ key: "medium", before: { id: "id-meduim" } });
    expect(options[0]?.slugs).toEqual(["small", "medium"]);
  });

  test("of another option's place is the same", () => {
    const before = {
      options: [
        { ...option("Size", "S", "L"), slugs: ["s", "l"] },
        { ...option("Colour", "Red"), slugs: ["red"] },
      ],
      variants: [variant("s-red", "S", "Red"), variant("l-red", "L", "Red")],
    };
    const { nameOf } = nameVariants(before, [option("Colour", "Red"), option("Size", "L", "S")]);
    expect(nameOf(["Red", "L"])).toMatchObject({ key: "red-l", before: { id: "id-l-red" } });
  });

  test("that differs by a sign has a key of its own, and keeps it when the other goes", () => {
    const { nameOf, options } = nameVariants(nothing, [option("Type", "A+", "A-", "★")]);
    expect(["A+", "A-", "★"].map((value) => nameOf([value]).key)).toEqual(["a", "a-2", "value"]);
    const later = { options, variants: [variant("a", "A+"), variant("a-2", "A-")] };
    expect(nameVariants(later, [option("Type", "A-")]).nameOf(["A-"])).toMatchObject({
      key: "a-2",
      before: { id: "id-a-2" },
    });
  });

  test("of two options has a key that no other combination has", () => {
    const { nameOf } = nameVariants(nothing, [option("One", "A", "A B"), option("Two", "B C", "C")]);
    const keys = [
      ["A", "B C"],
      ["A", "C"],
      ["A B", "B C"],
      ["A B", "C"],
    ].map((values) => nameOf(values).key);
    expect(new Set(keys).size).toBe(4);
  });

  test("takes no former key of another one that is there, but its own", () => {
    const before = {
      options: [{ ...option("Size", "Tiny"), slugs: ["tiny"] }],
      variants: [{ ...variant("tiny", "Tiny"), former: [{ key: "small", values: ["Small"] }] }],
    };
    expect(nameVariants(before, [option("Size", "Tiny", "Small")]).nameOf(["Small"]).key).toBe("small-2");
    const back = nameVariants(before, [{ ...option("Size", "Small"), was: { Small: "Tiny" } }]);
    expect(back.nameOf(["Small"])).toMatchObject({ key: "small", before: { id: "id-tiny" } });
  });

  test("knows each of its former names once", () => {
    const known = { ...variant("medium", "Medium"), former: [{ key: "meduim", values: ["Meduim"] }] };
    expect(formerNamesOf(known, { key: "mid", values: ["Mid"] }).map(({ key }) => key)).toEqual([
      "meduim",
      "medium",
    ]);
    expect(formerNamesOf(known, { key: "meduim", values: ["Meduim"] }).map(({ key }) => key)).toEqual([
      "medium",
    ]);
    expect([formerNamesOf(known, known), formerNamesOf(undefined, known)]).toEqual([known.former, []]);
  });
});

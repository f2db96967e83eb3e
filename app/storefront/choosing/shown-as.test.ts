import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { formOf } from "../../../tests/form-of.ts";
import { lotusTote } from "../../../tests/lotus-tote.ts";
import { cartProduct } from "./cart-product.ts";
import { pickedAddress, type ShownProduct } from "./choices.ts";
import { isHad, picksOf, shownAs } from "./shown-as.ts";

const tote: ShownProduct = { ...lotusTote, bulkFrom: 50 };

const sized = (key: string, size: string, colour: string, inStock: boolean) => ({
  ...{ id: key, key, values: [size, colour], sku: null, picture: null, weight: null },
  ...{ price: paise(500_00), inStock, stockCount: null },
});
const value = (text: string, slug: string) => ({ text, slug });
const choices = {
  options: [
    { name: "Size", values: [value("Small", "small"), value("XL, long", "xl-long")] },
    { name: "Colour", values: [value("Red", "red"), value("Blue", "blue")] },
  ],
  variants: [
    sized("small-red", "Small", "Red", true),
    sized("small-blue", "Small", "Blue", false),
    sized("xl-long-red", "XL, long", "Red", true),
  ],
  own: { sku: "JC-1", details: [], images: lotusTote.images, imageAlts: [] },
};

test("a variant's key says what is picked, even where a value's own part has a hyphen", () =>
  expect([picksOf(choices, "xl-long-red"), picksOf(choices, "none"), picksOf(undefined, "a")]).toEqual([
    ["xl-long", "red"],
    [],
    [],
  ]));

test.each([
  [["small", "red"], [1, "blue"], false],
  [["small", "red"], [0, "xl-long"], true],
  [["small", "blue"], [0, "small"], false],
  [["small", "blue"], [0, "xl-long"], false],
] as const)("with %j picked, %j can be had: %s", (picks, value, had) =>
  expect(isHad(choices.variants, picks, value)).toBe(had),
);

test("the page shows the variant that is picked, and what nobody makes as sold out", () => {
  const product: ShownProduct = { ...tote, variant: "small-red" };
  const shown = (size: string, colour: string) =>
    shownAs(product, choices, formOf({ option1: size, option2: colour }));
  expect(shown("xl-long", "red")).toMatchObject({ variant: "xl-long-red", price: 500_00, inStock: true });
  expect(shown("xl-long", "blue")).toMatchObject({
    ...{ variant: "", optionText: "Size: XL, long, Colour: Blue", sku: choices.own.sku },
    ...{ inStock: false, stockCount: 0 },
  });
});

test("what is written costs its price, and what can't be written nothing", () => {
  const name = { label: "Name", most: 6, required: true, price: paise(50_00) };
  const product = { ...tote, price: paise(400_00), was: paise(450_00), personal: [name] };
  const typed = (text: string) =>
    shownAs(product, undefined, formOf({ personalLabel: "Name", personal: text }));
  expect(typed(" Asha ").written).toMatchObject({ texts: [{ label: "Name", text: "Asha" }], price: 50_00 });
  expect(typed(" Asha ")).toMatchObject({ price: 450_00, was: 500_00 });
  expect(cartProduct(typed("Asha"))).toMatchObject({ unitPrice: 450_00 });
  expect(typed("")).toMatchObject({ price: 400_00, was: 450_00, written: { price: 0 } });
  expect(shownAs(tote, undefined, formOf({})).written).toMatchObject({ texts: [], price: 0 });
});

test.each([
  ["/shop/tote?option1=small&option2=red&quantity=2", "/shop/tote?v=small-red"],
  ["/shop/tote?option1=%E0%A4%B2", "/shop/tote?v=%E0%A4%B2"],
  ["/shop/tote?option1=", undefined],
  ["/shop/tote?v=small", undefined],
])("what a form without script asks for at %s stands at %s", (asked, address) =>
  expect(pickedAddress(new URL(asked, "https://shop.example"))).toBe(address),
);

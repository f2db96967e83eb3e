import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { lotusTote as tote } from "../../../tests/lotus-tote.ts";
import { productGroupJsonLd, propertyOf } from "./group-json-ld.ts";

const seller = { name: "Jhola Crafts", origin: "https://shop.example" };
const until = new Date("2026-11-30T18:30:00Z");
const small = { id: "v1", key: "small-लाल", values: ["Small", "लाल"], sku: "T-S", picture: "/files/s.webp" };
const large = { id: "v2", key: "large", values: ["Large", ""], sku: null, picture: null, weight: null };
const sale = { price: paise(400_00), was: paise(500_00), priceUntil: until };
const variants = [
  { ...small, weight: null, ...sale, inStock: true, stockCount: 2 },
  { ...large, price: paise(799_50), inStock: false, stockCount: 0 },
];
const group = {
  options: [{ name: " Size" }, { name: "Thread" }],
  variants,
  termsOf: ({ price }: { price: number }) => ({ terms: price }),
};

test("variants are a group, each with its own offer at its own address", () => {
  const told = productGroupJsonLd({ ...tote, priceVaries: true }, group, seller);
  expect(told).toMatchObject({
    ...{ "@type": "ProductGroup", productGroupID: "p1", name: "Lotus Tote" },
    url: "https://shop.example/shop/lotus-tote",
    variesBy: ["https://schema.org/size"],
    hasVariant: [
      {
        ...{ "@type": "Product", sku: "T-S", name: "Lotus Tote (Small, लाल)", size: "Small" },
        image: "https://shop.example/files/s.webp",
        additionalProperty: [{ "@type": "PropertyValue", name: "Thread", value: "लाल" }],
        offers: {
          ...{ price: "400.00", availability: "https://schema.org/InStock", terms: 400_00 },
          url: "https://shop.example/shop/lotus-tote?v=small-%E0%A4%B2%E0%A4%BE%E0%A4%B2",
          ...{ priceValidUntil: "2026-11-30T18:30:00.000Z", priceSpecification: { price: "500.00" } },
        },
      },
      {
        ...{ sku: "v2", image: "https://shop.example/files/product_images/p1/front_1200x1200.webp" },
        offers: { price: "799.50", availability: "https://schema.org/OutOfStock" },
      },
    ],
  });
  expect(told).not.toHaveProperty("offers");
});

test.each([
  ["Colour", "color"],
  [" SIZE ", "size"],
  ["Handle", undefined],
])("the option '%s' is schema.org's %s", (name, property) => expect(propertyOf({ name })).toBe(property));

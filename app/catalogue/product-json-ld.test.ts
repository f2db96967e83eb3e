import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { lotusTote as tote } from "../../tests/lotus-tote.ts";
import { breadcrumbJsonLd, itemListJsonLd, productJsonLd } from "./product-json-ld.ts";

const seller = { name: "Jhola Crafts", origin: "https://shop.example" };

const inStock = { priceCurrency: "INR", availability: "https://schema.org/InStock" };

test("a product carries its offer in rupees and absolute addresses", () =>
  expect(productJsonLd(tote, seller)).toMatchObject({
    "@type": "Product",
    image: ["https://shop.example/files/product_images/p1/front_1200x1200.webp", "https://cdn.example/b.jpg"],
    sku: "JC-1",
    offers: { ...inStock, price: "1499.00", url: "https://shop.example/shop/lotus-tote" },
  }));

test("a product without pictures has its share picture, or none rather than an empty list", () => {
  const bare = { ...tote, images: [], ogImageUrl: null };
  expect(productJsonLd(bare, seller)).not.toHaveProperty("image");
  expect(productJsonLd({ ...bare, ogImageUrl: "/files/og.webp" }, seller)).toMatchObject({
    image: ["https://shop.example/files/og.webp"],
  });
});

test("its pictures lie where pages fetch them, and everything else at the shop", () =>
  expect(productJsonLd(tote, { ...seller, assetOrigin: "https://files.example" })).toEqual({
    ...productJsonLd(tote, seller),
    image: [
      "https://files.example/files/product_images/p1/front_1200x1200.webp",
      "https://cdn.example/b.jpg",
    ],
  }));

test("an offer carries the terms that it is given", () =>
  expect(productJsonLd(tote, seller, { priceValidUntil: "2027-12-31" })).toMatchObject({
    offers: { price: "1499.00", priceValidUntil: "2027-12-31" },
  }));

test("while a sale runs, the offer says until when, and the price before", () => {
  const until = new Date("2026-11-30T18:30:00Z");
  const sale = { ...tote, price: paise(99_950), was: paise(149_900), priceUntil: until };
  expect(productJsonLd(sale, seller, { priceValidUntil: "2027-12-31" })).toMatchObject({
    offers: {
      ...{ price: "999.50", priceValidUntil: "2026-11-30T18:30:00.000Z" },
      priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: "1499.00" },
    },
  });
  expect(JSON.stringify(productJsonLd(tote, seller))).not.toContain("priceSpecification");
});

test("a picture whose address can't be read is left out", () =>
  expect(productJsonLd({ ...tote, images: ["https://[", "/a.webp"] }, seller)).toMatchObject({
    image: ["https://shop.example/a.webp"],
  }));

test("no rating is ever claimed", () =>
  expect(JSON.stringify(productJsonLd(tote, seller))).not.toMatch(/rating|review/i));

test("a sold-out product says so", () =>
  expect(productJsonLd({ ...tote, inStock: false }, seller)).toMatchObject({
    offers: { availability: "https://schema.org/OutOfStock" },
  }));

test("a list counts on from the page before", () =>
  expect(itemListJsonLd([{ ...tote, imageAlt: "" }], seller, 10)).toMatchObject({
    itemListElement: [{ position: 10, url: "https://shop.example/shop/lotus-tote" }],
  }));

test("breadcrumbs count from 1", () =>
  expect(breadcrumbJsonLd([{ label: "Home", to: "/" }], seller)).toMatchObject({
    itemListElement: [{ position: 1, name: "Home", item: "https://shop.example/" }],
  }));

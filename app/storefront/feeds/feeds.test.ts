import { describe, expect, test } from "vitest";
import { csvOf } from "#platform/text/csv.server.ts";
import { paise } from "#values/money/money.ts";
import { usualShippingRates } from "#values/money/shipping-rates.ts";
import { type FeedProduct, feedSale, groupedInFeed } from "./feed-product.ts";
import { googleFeed } from "./google-feed.ts";
import { metaCells, metaColumns } from "./meta-feed.ts";

const begins = new Date("2026-11-26T18:30:00Z");
const ends = new Date("2026-11-30T18:30:00Z");
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);
const shop = { name: "Jhola & Sons", origin: "https://shop.example", shipping: usualShippingRates };

const tote: FeedProduct = {
  ...{ id: "p1", slug: "lotus tote", name: 'Lotus <Tote> & "Co"', description: "Painted\u0000 by hand" },
  ...{ price: paise(129_950), salePrice: null, saleFrom: null, saleUntil: null },
  ...{ ownPriceFrom: null, hasBasePrice: true },
  ...{ collection: "artisanal", category: "bags", material: "Cotton", inStock: true },
  images: ["/files/a.webp", "https://cdn.example/b c.jpg", "https://["],
  createdAt: new Date("2026-02-01T00:00:00Z"),
  lead: null,
};
const onSale = { ...tote, salePrice: paise(89_900), saleFrom: begins, saleUntil: ends };

async function xmlOf(product: FeedProduct, moment = begins): Promise<string> {
  async function* batches() {
    yield [product];
  }
  let xml = "";
  for await (const text of googleFeed(batches(), shop, moment)) xml += text;
  return xml;
}

const cellsOf = (product: FeedProduct, moment = begins) => {
  const cells = metaCells(product, shop, moment);
  return Object.fromEntries(metaColumns.map((column, at) => [column, cells[at]]));
};

test("Google's feed says of a product what its specification asks, escaped", async () => {
  const xml = await xmlOf(tote);
  const head =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" xmlns:g="http:\/\/base\.google/;
  expect(xml).toMatch(head);
  for (const element of [
    "<title>Jhola &amp; Sons</title>",
    "<g:id>p1</g:id>",
    "<title>Lotus &lt;Tote&gt; &amp; &quot;Co&quot;</title>",
    "<description>Painted by hand</description>",
    "<link>https://shop.example/shop/lotus%20tote</link>",
    "<g:image_link>https://shop.example/files/a.webp</g:image_link>",
    "<g:additional_image_link>https://cdn.example/b%20c.jpg</g:additional_image_link>",
    "<g:availability>in_stock</g:availability>",
    "<g:price>1299.50 INR</g:price>",
    "<g:condition>new</g:condition>",
    "<g:brand>Jhola &amp; Sons</g:brand>",
    "<g:identifier_exists>no</g:identifier_exists>",
    "<g:product_type>Artisanal Collection &gt; Bags</g:product_type>",
    "<g:service>Standard</g:service><g:price>0.00 INR</g:price>",
  ])
    expect(xml).toContain(element);
  expect(xml).not.toContain("sale_price");
  expect(await xmlOf({ ...tote, lead: { from: 5, to: 8 } })).toContain(
    "<g:min_handling_time>5</g:min_handling_time><g:max_handling_time>8</g:max_handling_time>",
  );
  expect(await xmlOf({ ...tote, inStock: false })).toContain("<g:availability>out_of_stock</g:availability>");
});

test("Meta's feed has a cell for each column, in Meta's words", () =>
  expect(cellsOf({ ...onSale, inStock: false })).toEqual({
    ...{ id: "p1", title: 'Lotus <Tote> & "Co"', description: "Painted\u0000 by hand" },
    ...{ availability: "out of stock", condition: "new", price: "1299.50 INR", sale_price: "899.00 INR" },
    sale_price_effective_date: "2026-11-27T00:00+05:30/2026-12-01T00:00+05:30",
    ...{ link: "https://shop.example/shop/lotus%20tote", image_link: "https://shop.example/files/a.webp" },
    ...{ brand: "Jhola & Sons", additional_image_link: "https://cdn.example/b%20c.jpg", material: "Cotton" },
    ...{ product_type: "Artisanal Collection > Bags" },
    shipping: "IN::Standard:99.00 INR,IN::Express:149.00 INR",
    ...{ item_group_id: "", size: "", color: "", pattern: "", mpn: "" },
  }));

describe("a variant", () => {
  const valuesOf = (facts: Record<string, string>) =>
    Object.entries(facts).map(([name, value]) => ({ name, value }));
  const values = valuesOf({ Size: "Small", Colour: "Red", Thread: "Silk" });
  const small = { ...tote, id: "v1", variant: { group: "p1", key: "small-red", sku: "T-S", values } };

  test("is an item of Google's feed, in its product's group, with the address that chooses it", async () => {
    const xml = await xmlOf(small);
    for (const element of [
      "<g:id>v1</g:id><g:item_group_id>p1</g:item_group_id>",
      "(Small, Red, Silk)</title>",
      "<link>https://shop.example/shop/lotus%20tote?v=small-red</link>",
      "<g:mpn>T-S</g:mpn><g:size>Small</g:size><g:color>Red</g:color>",
    ])
      expect(xml).toContain(element);
    expect(xml).not.toContain("identifier_exists");
    const bare = await xmlOf({ ...small, variant: { ...small.variant, sku: null } });
    expect(bare).toContain("<g:identifier_exists>no</g:identifier_exists>");
  });

  const of = (...variants: Record<string, string>[]) =>
    groupedInFeed(
      "p1",
      variants.map((facts) => ({ key: "k", sku: null, values: valuesOf(facts) })),
    ).map(({ group }) => group);

  test("is in a group where attributes that feeds know tell all of them apart (SITE-15)", () => {
    expect(of({ Size: "S" }, { Size: "L" })).toEqual(["p1", "p1"]);
    expect(of({ Motif: "Fish" }, { Motif: "Lotus" })).toEqual(["p1", "p1"]);
    expect(of({ Border: "Red" }, { Border: "Gold" })).toEqual([null, null]);
    expect(of({ Size: "S", Border: "Red" }, { Size: "S", Border: "Gold" })).toEqual([null, null]);
    expect(of({ Size: "S", Colour: "Red" }, { Size: "S", Colour: "Gold" })).toEqual(["p1", "p1"]);
    expect(of({ Size: "S" })).toEqual([null]);
  });

  test("says of what it is made and which pattern it has, where these are its options", async () => {
    const values = valuesOf({ Fabric: "Tussar", Design: "Fish" });
    const silk = { ...small, variant: { ...small.variant, group: null, values } };
    const xml = await xmlOf(silk);
    expect(xml).toContain("<g:pattern>Fish</g:pattern>");
    expect(xml).toContain("<g:material>Tussar</g:material>");
    expect(xml).not.toContain("item_group_id");
    expect(cellsOf(silk)).toMatchObject({ material: "Tussar", pattern: "Fish", item_group_id: "" });
  });

  test("is an item of Meta's feed", () =>
    expect(cellsOf(small)).toMatchObject({
      ...{ id: "v1", item_group_id: "p1", size: "Small", color: "Red", mpn: "T-S" },
      link: "https://shop.example/shop/lotus%20tote?v=small-red",
    }));
});

test("no cell of Meta's feed is a formula to whoever opens it", () => {
  const evil = { ...tote, name: '=HYPERLINK("https://evil.example")', material: "@SUM(A1)" };
  const csv = csvOf(metaColumns, [metaCells(evil, shop, begins)]);
  expect(csv).toContain("'=HYPERLINK");
  expect(csv).toContain("'@SUM");
});

describe("a sale", () => {
  const dated = { price: 89_900, from: begins, until: ends };

  test.each([
    ["before it begins", onSale, justBefore(begins), dated],
    ["while it runs", onSale, begins, dated],
    ["when it is over", onSale, ends, undefined],
    ["without a beginning", { ...onSale, saleFrom: null }, begins, { ...dated, from: tote.createdAt }],
    ["without an end, before it begins", { ...onSale, saleUntil: null }, justBefore(begins), undefined],
    ["without an end, while it runs", { ...onSale, saleUntil: null }, begins, { price: 89_900 }],
  ])("%s is told with its dates, and only where the page will show it", (_when, product, moment, told) =>
    expect(feedSale(product, moment)).toEqual(told),
  );

  test("stands beside the price before in Google's feed", async () =>
    expect(await xmlOf(onSale, justBefore(ends))).toContain(
      "<g:price>1299.50 INR</g:price><g:sale_price>899.00 INR</g:sale_price>" +
        "<g:sale_price_effective_date>2026-11-27T00:00+0530/2026-12-01T00:00+0530</g:sale_price_effective_date>",
    ));
});

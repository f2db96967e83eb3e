import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { feedAnswer } from "./feed-answer.server.ts";
import { feedProducts } from "./feed-products.db.server.ts";
import { googleFeed } from "./google-feed.ts";

const ends = new Date("2026-11-30T18:30:00Z");
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

eachShop("a feed of all products", { on: "embedded" }, (shop) => {
  function ask(moment: Date, tag = "") {
    shop.clock = moment;
    const asked = new Request("https://shop.example/feeds/google.xml", { headers: { "If-None-Match": tag } });
    return feedAnswer(shop, asked, { contentType: "application/xml", texts: googleFeed });
  }

  test("names each product once, however many there are", async () => {
    await shop.addProducts(
      Array.from({ length: 250 }, (_, at) => `Bag ${at}`).map((name, at) => ({ name, id: `bag-${at}` })),
    );
    const ids = (await (await ask(ends)).text()).match(/<g:id>[^<]+/g) ?? [];
    expect([ids.length, new Set(ids).size]).toEqual([250, 250]);
  });

  test("names each variant of a product once, at its own price and stock, and never the product", async () => {
    await shop.addProducts([
      { id: "tote", name: "Tote", price: "900", sale_price: "700", images: ["/1.webp", "/2.webp"] },
      { id: "zip", name: "Zip", price: "100" },
    ]);
    await shop.addVariants("tote", { Size: ["Small", "Large"] }, [
      { id: "v1", values: ["Small"], price: "1200", stock_count: 0, picture: "/2.webp" },
      { id: "v2", values: ["Large"] },
    ]);
    const items = (await (await ask(ends)).text()).match(/<item>.*<\/item>/g) ?? [];
    expect(items.map((item) => /<g:id>(\w+)/.exec(item)?.[1])).toEqual(["v1", "v2", "zip"]);
    expect(items[0]).toContain("<g:price>1200.00 INR</g:price>");
    expect(items[0]).toContain("out_of_stock");
    expect(items[0]).toContain("/2.webp</g:image_link><g:additional_image_link>");
    expect(items[0]).not.toContain("sale_price");
    expect(items[1]).toContain("<g:price>900.00 INR</g:price><g:sale_price>700.00 INR</g:sale_price>");
    expect(items[1]).toContain("in_stock");
    expect(items[2]).not.toContain("item_group_id");
  });

  test("goes on in small pieces where products have many variants", async () => {
    const ids = Array.from({ length: 30 }, (_, at) => `p${at}`);
    await shop.addProducts(ids.map((id) => ({ id, name: id })));
    const values = Array.from({ length: 20 }, (_, at) => `No ${at}`);
    const colours = ["Red", "Blue", "Green"];
    const variants = values.flatMap((size) => colours.map((colour) => ({ values: [size, colour] })));
    for (const id of ids) await shop.addVariants(id, { Size: values, Colour: colours }, variants);
    const sizes = [];
    for await (const items of feedProducts(shop.db)) sizes.push(items.length);
    expect(sizes).toEqual([500, 500, 500, 300]);
  });

  test("is sent again when a sale ends or a product changes, and not before", async () => {
    const sale = { price: "900", sale_price: "700", sale_until: ends };
    await shop.addProducts([{ id: "tote", name: "Tote", ...sale }]);
    const first = await ask(justBefore(ends));
    expect(await first.text()).toContain("<g:sale_price>700.00 INR</g:sale_price>");
    const tag = first.headers.get("ETag") ?? "";
    expect((await ask(justBefore(ends), tag)).status).toBe(304);
    const next = await ask(ends, tag);
    expect(next.status).toBe(200);
    expect(await next.text()).not.toContain("sale_price");
    const nextTag = next.headers.get("ETag") ?? "";
    expect((await ask(ends, nextTag)).status).toBe(304);
    await shop.set("products", {}, { name: "Other" });
    expect((await ask(ends, nextTag)).status).toBe(200);
  });
});

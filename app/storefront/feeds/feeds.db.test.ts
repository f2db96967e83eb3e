import { beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { feedAnswer } from "./feed-answer.server.ts";
import { googleFeed } from "./google-feed.ts";

const ends = new Date("2026-11-30T18:30:00Z");
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

eachDatabase("a feed of all products", (database) => {
  beforeEach(async () => void (await database().db.deleteFrom("products").execute()));

  function ask(moment: Date, tag = "") {
    const shop = { db: database().db, config: parseConfig({}), now: () => moment };
    const request = new Request("https://shop.example/feeds/google.xml", {
      headers: { "If-None-Match": tag },
    });
    return feedAnswer(shop, request, { contentType: "application/xml", texts: googleFeed });
  }

  test("names each product once, however many there are", async () => {
    const names = Array.from({ length: 250 }, (_, at) => `Bag ${at}`);
    await addProducts(
      database().db,
      names.map((name, at) => ({ name, id: `bag-${at}` })),
    );
    const ids = (await (await ask(ends)).text()).match(/<g:id>[^<]+/g) ?? [];
    expect([ids.length, new Set(ids).size]).toEqual([250, 250]);
  });

  test("is sent again when a sale ends or a product changes, and not before", async () => {
    await addProducts(database().db, [
      { id: "tote", name: "Tote", price: "900", sale_price: "700", sale_until: ends },
    ]);
    const first = await ask(justBefore(ends));
    expect(await first.text()).toContain("<g:sale_price>700.00 INR</g:sale_price>");
    const tag = first.headers.get("ETag") ?? "";
    expect((await ask(justBefore(ends), tag)).status).toBe(304);
    const next = await ask(ends, tag);
    expect(next.status).toBe(200);
    expect(await next.text()).not.toContain("sale_price");
    const nextTag = next.headers.get("ETag") ?? "";
    expect((await ask(ends, nextTag)).status).toBe(304);
    await database().db.updateTable("products").set({ name: "Other" }).execute();
    expect((await ask(ends, nextTag)).status).toBe(200);
  });
});

import { expect, test } from "vitest";
import { ask } from "../ask.ts";
import { as, openOrderAdmin } from "./order-admin.ts";
import { send } from "./product-form.ts";

const { admin, customer, page } = await openOrderAdmin();
const place = "/admin/dashboard/products/import";

const head =
  "Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Status";
const file = [
  head,
  "moved-lotus-box,Moved Lotus Box,<p>Hi<script>alert('box')</script></p>,Gift Box,true,Title,Default Title,MLB-1,499,https://127.0.0.1/a.jpg,active",
  "moved-gift-card,,,,true,,,,10,,active",
].join("\n");

function form(fields: Record<string, string>): FormData {
  const body = new FormData();
  body.set("file", new File([file], "products.csv"));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

test("a Shopify file is checked, imported and led on from its addresses, without script", async () => {
  expect((await ask("/products/moved-lotus-box")).headers.get("location")).toBe("/");
  const checked = await (await send(place, admin, form({ intent: "check" }))).text();
  for (const words of [
    "This is an export of Shopify with 1 product",
    "It has no title.",
    "1 picture to fetch.",
  ])
    expect(checked).toContain(words);
  expect(checked).toContain('name="category:Gift Box"');
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(checked)?.[1] ?? "";
  const applied = await send(
    place,
    admin,
    form({ intent: "apply", fingerprint, "category:Gift Box": "other" }),
  );
  expect([applied.status, applied.headers.get("location")]).toEqual([303, `${place}/pictures`]);
  const shown = await (await ask("/shop/moved-lotus-box")).text();
  expect(shown).toContain("Moved Lotus Box");
  expect(shown).not.toMatch(/alert\((?:'|&#x27;|\\u0027)box/);
  for (const path of ["/products/moved-lotus-box", "/collections/gift-box/products/Moved-Lotus-Box/"]) {
    const moved = await ask(path);
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/shop/moved-lotus-box"]);
  }
  expect((await ask("/collections/gift-box")).headers.get("location")).toBe("/shop?category=other");
  const again = await (await send(place, admin, form({ intent: "check" }))).text();
  expect(again).toContain("there is nothing to import");
});

test("a picture that may not be fetched is told, and can be tried again", async () => {
  await expect.poll(() => page(`${place}/pictures`), { timeout: 20_000 }).toContain("private network");
  const retried = await send(`${place}/pictures`, admin, new FormData());
  expect(retried.status).toBe(303);
  for (const cookie of ["", customer])
    expect((await ask(`${place}/pictures`, { headers: as(cookie) })).status).toBe(303);
});

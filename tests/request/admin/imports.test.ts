import { expect, test } from "vitest";
import { formOf } from "../../form-of.ts";
import { ask, expectLed, expectWords, textAt } from "../ask.ts";
import { openOrderAdmin } from "./admin-pages.ts";
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

const form = (fields: Record<string, string>) =>
  formOf({ file: new File([file], "products.csv"), ...fields });

test("a Shopify file is checked, imported and led on from its addresses, without script", async () => {
  expect((await ask("/products/moved-lotus-box")).headers.get("location")).toBe("/");
  const checked = await (await send(place, admin, form({ intent: "check" }))).text();
  expectWords(checked, "This is an export of Shopify with 1 product", "It has no title.");
  expectWords(checked, "1 picture to fetch.", 'name="category:Gift Box"');
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(checked)?.[1] ?? "";
  const fields = { intent: "apply", fingerprint, "category:Gift Box": "other" };
  const applied = await send(place, admin, form(fields));
  expect([applied.status, applied.headers.get("location")]).toEqual([303, `${place}/pictures`]);
  const shown = await textAt("/shop/moved-lotus-box");
  expect(shown).toContain("Moved Lotus Box");
  expect(shown).not.toMatch(/alert\((?:'|&#x27;|\\u0027)box/);
  for (const path of ["/products/moved-lotus-box", "/collections/gift-box/products/Moved-Lotus-Box/"])
    await expectLed(ask(path), "/shop/moved-lotus-box", 301);
  expect((await ask("/collections/gift-box")).headers.get("location")).toBe("/shop?category=other");
  const again = await (await send(place, admin, form({ intent: "check" }))).text();
  expect(again).toContain("there is nothing to import");
});

test("a picture that may not be fetched is told, and can be tried again", async () => {
  await expect.poll(() => page(`${place}/pictures`), { timeout: 20_000 }).toContain("private network");
  expect((await send(`${place}/pictures`, admin, new FormData())).status).toBe(303);
  for (const cookie of ["", customer]) expect((await ask(`${place}/pictures`, cookie)).status).toBe(303);
});

import { expect, test } from "vitest";
import { expectWords, textAt } from "../ask.ts";
import { openOrderAdmin } from "./admin-pages.ts";

const { get, page } = await openOrderAdmin();

const list = await page("/admin/dashboard/products?q=haldi+sun+coasters");
const [, id = ""] = /products\?[^"]*edit=([\w-]{36})/.exec(list) ?? [];
const labels = `/admin/dashboard/products/${id}/labels`;

test("a product's page says what its label says, its own words before the settings'", async () => {
  const html = await textAt("/shop/haldi-sun-coasters-set-four");
  const details = html.slice(html.indexOf("Product Details"));
  expectWords(details, "Country of Origin", "India", "Net Quantity", "4 pieces", "October 2026");
  expect(details).toContain("Consumer Care");
});

test("in Hindi it says so in Hindi", async () => {
  const html = await textAt("/hi/shop/haldi-sun-coasters-set-four");
  expectWords(html, "बनने का देश", "भारत", "शुद्ध मात्रा", "4 नग", "अक्टूबर 2026", "ग्राहक सेवा");
});

test("labels are asked for on a page of their own, and come as a PDF that nobody keeps", async () => {
  expect(await page(labels)).toContain("MRP ₹399.00 (inclusive of all taxes)");
  for (const query of ["?pieces=12", "?pieces=2&paper=roll&language=hi&month=11/2026"]) {
    const answer = await get(`${labels}.pdf${query}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect((await answer.text()).startsWith("%PDF-")).toBe(true);
  }
});

test("what can't be printed is told", async () => {
  const answer = await get(`${labels}.pdf?pieces=201`);
  expect([answer.status, await answer.text()]).toEqual([422, "Enter a number of labels from 1 to 200."]);
  expect((await get(`${labels}.pdf?month=Diwali`)).status).toBe(422);
  expect((await get("/admin/dashboard/products/none/labels.pdf")).status).toBe(404);
  expect((await get("/admin/dashboard/products/none/labels")).status).toBe(404);
});

import { expect, test } from "vitest";
import { pageWeight } from "../../page-weight.ts";
import { anyProductPath, ask, expectWords, origin, sharedAdmin, textAt } from "../ask.ts";

// The bounds of docs/performance.md: a phone on patchy 4G pays for every kilobyte.

const product = await anyProductPath();
const mostScript = 130;

test.each(["/", "/shop", product])("%s stays light", async (path) => {
  const weight = await pageWeight(await textAt(path), origin);
  expect(weight.script).toBeGreaterThan(50);
  expect(weight.script).toBeLessThanOrEqual(mostScript);
  expect(weight.style).toBeLessThanOrEqual(20);
});

const mapPathIn = (html: string): string => /"(\/assets\/routes-[\w-]+\.js)"/.exec(html)?.[1] ?? "";

test("the map of the routes comes with the page, compressed, and may be kept for ever", async () => {
  const path = mapPathIn(await textAt(product));
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await ask(path, { headers: { "Accept-Encoding": encoding } });
    expect(answer.headers.get("Content-Encoding") ?? "identity").toBe(encoding);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(await answer.text()).toMatch(/^export const routes=\[\{"id":"root"/);
  }
  expect((await ask("/assets/routes-another0.js")).status).toBe(404);
});

test("a shopper's map has one line for the whole admin area, and the admin area's has every page", async () => {
  const headers = { Cookie: (await sharedAdmin()).cookie };
  const mapOf = async (path: string) => {
    const html = await (await ask(path, { headers })).text();
    return (await ask(mapPathIn(html))).text();
  };
  const shoppers = await mapOf("/faq");
  expect(shoppers).not.toMatch(/"id":"[^"]*admin\/list/);
  expect(shoppers).toContain('"path":"admin/dashboard/*","byDocument":true');
  for (const path of [
    "/admin/dashboard/overview",
    "/ADMIN/dashboard/overview",
    "/%61dmin/dashboard/overview",
  ]) {
    const owners = await mapOf(path);
    expectWords(owners, '"id":"catalogue/admin/list/products.page"', '"id":"storefront/shop/shop.page"');
    expect(owners).not.toContain("byDocument");
  }
});

test("the two large files ask to be compiled while they come", async () => {
  const html = await textAt(product);
  const large = html.match(/\/assets\/(react|shop)-[\w-]+\.js/g) ?? [];
  expect(new Set(large).size).toBe(2);
  for (const file of large) expect(await textAt(file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";

// docs/api/storefront.html as somebody would use it: from a web server of their own, on another origin than
// the shop's (API-6).

let server: Server;
let address: string;

test.beforeAll(async () => {
  const page = readFileSync("docs/api/storefront.html");
  server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(page));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/?${new URLSearchParams({ shop: process.env.SHOP_ORIGIN ?? "" })}`;
});
test.afterAll(() => void server.close());

test("lists what the shop sells, page by page, with pictures, and one collection of it", async ({ page }) => {
  await page.goto(address);
  const cards = page.locator("#products > a");
  await expect(cards).toHaveCount(24);
  const picture = cards.first().getByRole("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const more = page.getByRole("button", { name: "More" });
  await more.click();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  while (await more.isVisible()) {
    const before = await cards.count();
    await more.click();
    await expect.poll(async () => (await cards.count()) > before || !(await more.isVisible())).toBe(true);
  }
  const slugs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(slugs).size).toBe(slugs.length);
  const limited = page.getByRole("link", { name: /^Limited Editions \(\d+\)$/ });
  const told = Number(/\d+/.exec((await limited.textContent()) ?? "")?.[0]);
  await limited.click();
  await expect(limited).toHaveAttribute("aria-current", "page");
  await expect(cards).toHaveCount(Math.min(24, told));
});

test("shows a product at the shop's price, and leads there to buy it", async ({ page }) => {
  await page.goto(address);
  const card = page.locator("#products > a").first();
  const name = (await card.getByRole("heading").textContent()) ?? "";
  const [price = ""] = ((await card.locator("p").first().textContent()) ?? "").match(/₹[\d,.]+/) ?? [];
  await card.click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await page.getByRole("link", { name: "Buy it in the shop" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(price).first()).toBeVisible();
});

test("tells in words what the API refuses", async ({ page }) => {
  await page.goto(`${address}#product/nothing-here`);
  await expect(page.getByRole("alert")).toHaveText("The shop has no such product.");
});

import type { Page } from "@playwright/test";
import { expect, test } from "./shop-test.ts";
import { openProduct } from "./shopper.ts";

const paths = [
  "/",
  "/shop",
  "/shop/kohbar-lotus-tote",
  "/artisans",
  "/artisan/zubaida-khatoon",
  "/blog",
  "/blog/what-grows-into-colour",
  "/about",
  "/b2b",
  "/contact",
  "/faq",
  "/wishlist",
  "/login",
];

/** Notes every shift of the layout that nobody asked for, with what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: unknown) =>
      node instanceof Element ? `${node.localName}.${node.getAttribute("class")}`.slice(0, 80) : "text";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput") !== false) continue;
        const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const moved = sources.map((source: { node?: unknown }) => nameOf(source.node));
        shifts.push(`${Reflect.get(entry, "value")}: ${moved.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => ("shifts" in window && Array.isArray(window.shifts) ? window.shifts : ["not watched"]));

/** Walks down the page as a reader does, so that what is fetched late comes too. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForLoadState("networkidle");
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px nothing moves by itself`, () => {
    test.use({ viewport });

    for (const path of paths) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        // The fonts are at hand from the start: what they would move is the test below.
        await page.evaluate(() => document.fonts.ready);
        await watchShifts(page);
        await page.goto(path);
        await readThrough(page);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }

    for (const path of ["/", "/shop", "/shop/kohbar-lotus-tote", "/faq", "/login"]) {
      test(`on ${path}, or by less than can be seen when its fonts come a second late`, async ({ page }) => {
        await page.route(/\.woff2$/, async (route) => {
          await page.waitForFunction(() => performance.now() > 1000);
          await route.continue();
        });
        await watchShifts(page);
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState("networkidle");
        const sizes = (await shiftsOf(page)).map((shift) => Number.parseFloat(String(shift)));
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(0.01);
      });
    }

    test("in a full cart and at the checkout", async ({ page }) => {
      await openProduct(page);
      await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
      await page.getByText("Added to Cart!").waitFor();
      await watchShifts(page);
      for (const path of ["/cart", "/checkout"]) {
        await page.goto(path);
        await readThrough(page);
        expect(await shiftsOf(page), path).toEqual([]);
      }
    });
  });
}

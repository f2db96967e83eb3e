import type { Page } from "@playwright/test";
import { fillCart } from "../checkout/shopper.ts";
import { expect, test } from "../shop-test.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";

// Nothing that hydrates, is fetched or comes late moves a page. Fonts are left out, since even those that are
// at hand may come after the first frame: `late-fonts.spec.ts` holds what they move.

test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--disable-remote-fonts"] }),
});

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

/** Walks down the page as a reader does, so that what is fetched late comes too. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForLoadState("networkidle");
}

const fontsThatCame = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) =>
      status === "loaded" && !family.includes("Fallback") ? [family] : [],
    ),
  );

for (const screen of [
  { width: 360, height: 740 },
  { width: 1440, height: 900, tag: "@torture" },
]) {
  const { tag = [], ...viewport } = screen;
  test(`at ${viewport.width} px nothing moves by itself`, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await watchShifts(page);
    for (const path of paths) {
      await page.goto(path);
      await readThrough(page);
      expect.soft(await shiftsOf(page), path).toEqual([]);
    }
    expect(await fontsThatCame(page)).toEqual([]);
    await fillCart(page, "/shop?sort=price-asc");
    for (const path of ["/cart", "/checkout"]) {
      await page.goto(path);
      await readThrough(page);
      expect.soft(await shiftsOf(page), `${path}, full`).toEqual([]);
    }
  });
}

import { devices, type Locator, type Page } from "@playwright/test";
import { expect, test } from "../shop-test.ts";

const { viewport, deviceScaleFactor, userAgent, hasTouch, isMobile } = devices["Pixel 7"];
test.use({ viewport, deviceScaleFactor, userAgent, hasTouch, isMobile });

type Fetched = { name: string; bytes: number };

/** What came over the line so far, the page itself included. */
async function fetched(page: Page): Promise<Fetched[]> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
      (entry) => {
        if (!(entry instanceof PerformanceResourceTiming)) throw new Error("not a fetched thing");
        const { name, transferSize } = entry;
        return { name: new URL(name).pathname, bytes: transferSize };
      },
    ),
  );
}

const sum = (all: readonly Fetched[]) => all.reduce((bytes, each) => bytes + each.bytes, 0);
const isFont = ({ name }: Fetched) => name.endsWith(".woff2");

const shownBy = (img: Locator) => img.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);

/** What the first picture of the page weighs, in the size that this phone took. */
async function firstPicture(page: Page, all: readonly Fetched[]): Promise<number> {
  const shown = await shownBy(page.locator("main img").first());
  return all.find(({ name }) => name === new URL(shown).pathname)?.bytes ?? Number.NaN;
}

for (const path of ["/", "/shop", "/shop/kohbar-lotus-tote", "/artisans", "/cart"]) {
  test(`a first visit to ${path} fetches three fonts at most, and a light picture`, async ({ page }) => {
    await page.goto(path);
    const all = await fetched(page);
    expect(all.filter(isFont).length).toBeLessThanOrEqual(3);
    expect(await firstPicture(page, all)).toBeLessThan(60 * 1024);
    if (path !== "/shop/kohbar-lotus-tote") return;
    // A product's page weighs under 350 KB, and a picture that is turned to comes as large as it is shown.
    expect(sum(all), all.map(({ name, bytes }) => `${bytes} ${name}`).join("\n")).toBeLessThan(350 * 1024);
    const second = page.getByRole("list", { name: "Pictures" }).getByRole("img").nth(1);
    await page.getByRole("link", { name: "Picture 2 of" }).click();
    await expect.poll(() => shownBy(second)).toMatch(/-800\.avif$/);
  });
}

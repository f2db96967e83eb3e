import { expect, test } from "../shop-test.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";

for (const screen of [
  { width: 360, height: 740 },
  { width: 1440, height: 900, tag: "@torture" },
]) {
  const { tag = [], ...viewport } = screen;
  test(`fonts a second late move nothing to be seen at ${viewport.width} px`, { tag }, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(viewport);
    await page.route(/\.woff2$/, async (route) => {
      await page.waitForFunction(() => performance.now() > 1000);
      await route.continue();
    });
    await watchShifts(page);
    for (const path of ["/", "/shop", "/shop/kohbar-lotus-tote", "/faq", "/login"]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      const sizes = (await shiftsOf(page)).map((shift) => Number.parseFloat(shift));
      const moved = sizes.reduce((sum, size) => sum + size, 0);
      expect.soft(moved, path).toBeLessThan(0.01);
    }
  });
}

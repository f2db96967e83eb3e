import { expect, test } from "../shop-test.ts";

// Text is set to be read: between 60 and 75 characters to a line on a wide screen, and never more.

test("the lines of a story, a policy and the shop's own are 55 to 75 characters long", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ["/blog/what-grows-into-colour", "/privacy", "/about"]) {
    await page.goto(path);
    const lines = await page.evaluate(() =>
      [...document.querySelectorAll(".rich-text p")].flatMap((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const count = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        // The last line is rarely full.
        return count > 3 ? [(paragraph.textContent?.length ?? 0) / (count - 0.5)] : [];
      }),
    );
    expect.soft(lines.length, path).toBeGreaterThan(0);
    const mean = lines.reduce((sum, each) => sum + each, 0) / lines.length;
    expect.soft(mean, path).toBeGreaterThan(55);
    expect.soft(mean, path).toBeLessThanOrEqual(75);
  }
});

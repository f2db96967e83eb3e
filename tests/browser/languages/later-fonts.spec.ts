// The suite's own `goto` waits for the client script, which comes after the first screen.
import { expect, type Page, test } from "@playwright/test";
import { shiftsOf, watchShifts } from "../look/layout-shifts.ts";

// Three files of Devanagari weigh 105 KB: one comes before the first picture, two after it.

test.use({ viewport: { width: 360, height: 740 } });

const first = ["mukta-400-hindi"];
const all = ["eczar-500-hindi", "mukta-400-hindi", "mukta-600-hindi"];

/** The files of letters that the page has asked for by now. */
const asked = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /assets\/([\w-]+-hindi)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? [])
      .toSorted(),
  );

test("a first page is set in one file until its first screen is there, then in three", async ({ page }) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/hero-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/hi", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  expect(await asked(page)).toEqual(first);
  letThrough();
  await expect.poll(() => asked(page)).toEqual(all);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"?Eczar Hindi"?,/);
});

test("whoever comes from another page in Hindi sees all three from the start", async ({ page }) => {
  await page.goto("/hi");
  // As a link leads there that is followed before the client script runs, which loads no document.
  await page.goto("/hi/shop", { referer: page.url() });
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(3);
  // Whether or not the first screen is there.
  await page.evaluate(() => document.documentElement.setAttribute("data-opening", ""));
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"?Eczar Hindi"?,/);
});

test("fonts after the first screen move less than can be seen, on phones of any width", async ({ page }) => {
  await page.route(/(?:eczar-500|mukta-600)-hindi-[\w-]+\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.now() > 1000);
    await route.continue();
  });
  await watchShifts(page);
  for (const [width, path] of [
    [360, "/hi"],
    [320, "/hi"],
    [412, "/hi/shop"],
    [360, "/hi/shop/kohbar-lotus-tote"],
    [320, "/hi/faq"],
    [412, "/hi/login"],
  ] as const) {
    await page.setViewportSize({ width, height: 823 });
    await page.goto(path);
    await expect.poll(() => asked(page)).toEqual(all);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((before, shift) => before + Number.parseFloat(shift), 0);
    expect.soft(sum, `${path} at ${width} px:\n${shifts.join("\n")}`).toBeLessThan(0.01);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a page is set in all three at once", async ({ page }) => {
    const fetched = all.map((name) => page.waitForResponse((answer) => answer.url().includes(`/${name}-`)));
    await page.goto("/hi");
    await Promise.all(fetched);
  });
});

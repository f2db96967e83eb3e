import type { Page } from "@playwright/test";
import { openGoodsBucket, startOwnShop } from "../../own-shop.ts";
import { type PullCdn, startPullCdn } from "../../pull-cdn.ts";
import type { RunningShop } from "../../running-shop.ts";
import { buyer, fillAddress, openFirstProduct } from "../checkout/shopper.ts";
import { expect, test } from "../shop-test.ts";

// The shop's files come from a CDN of its own, which pulls them from the shop; uploads lie in a bucket.

let bucket: Awaited<ReturnType<typeof openGoodsBucket>>;
let cdn: PullCdn;
let shop: RunningShop;
test.beforeAll(async () => {
  [bucket, cdn] = await Promise.all([openGoodsBucket(), startPullCdn()]);
  shop = await startOwnShop("goods", { ASSET_ORIGIN: cdn.origin, ...bucket.settings });
  cdn.pullFrom(shop.origin);
});
test.afterAll(async () => {
  await shop?.discard();
  await bucket?.close();
});
test.use({ viewport: { width: 360, height: 740 } });

/** What goes wrong in a page, as its console tells; and the files that it asks the shop itself for. */
function watched(page: Page): { wrong: string[]; fromShop: string[] } {
  const [wrong, fromShop]: string[][] = [[], []];
  page.on("console", (line) => line.type() === "error" && wrong?.push(line.text()));
  page.on("pageerror", (error) => wrong?.push(error.message));
  page.on("request", (asked) => {
    const { origin, pathname } = new URL(asked.url());
    if (origin === shop.origin && /^\/(assets|files)\//.test(pathname)) fromShop?.push(pathname);
  });
  return { wrong: wrong ?? [], fromShop: fromShop ?? [] };
}

const order = async (page: Page) => {
  await fillAddress(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL(/order-confirmation/);
  await expect(page.getByText(buyer["Address Line 1"])).toBeVisible();
};

test("a shopper buys by files from there alone, and nothing is refused", async ({ page }) => {
  const { wrong, fromShop } = watched(page);
  await page.goto(shop.origin);
  await page.goto(`${shop.origin}/shop?sort=price-asc`);
  await openFirstProduct(page);
  // Fetched when it is wanted.
  await page.getByRole("main").getByRole("button", { name: "Zoom picture" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(page.getByText("Added to Cart!")).toBeVisible();
  await page.goto(`${shop.origin}/cart`);
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await order(page);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === "loaded").length;
  });
  expect(fonts).toBeGreaterThanOrEqual(3);
  expect(wrong).toEqual([]);
  expect(fromShop).toEqual([]);
  for (const kind of [/\.js$/, /\.css$/, /\.woff2$/, /\/files\/.*\.(avif|webp)$/, /\/assets\/.*\.avif$/])
    expect(cdn.asked.some(([path]) => kind.test(path))).toBe(true);
  expect(cdn.asked.filter(([, status]) => status !== 200)).toEqual([]);
  expect(cdn.cookies).toEqual([]);
});

/** Buys by what stands in the document alone; opening a page does not wait for its script. */
async function buyPlainly(page: Page): Promise<void> {
  await page.mainFrame().goto(`${shop.origin}/shop?sort=price-asc`);
  await page.locator("main h3 a, main h2 a").first().click();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole("link", { name: "Proceed to Checkout" }).first().click();
  await order(page);
}

test.describe("where it fails", () => {
  test.beforeAll(() => cdn.fail(true));
  test.afterAll(() => cdn.fail(false));

  test("a shopper whose script does not come buys all the same", async ({ browser }) => {
    // Nothing that an earlier page left in memory helps out.
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await buyPlainly(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    // What a page looks like comes from the shop then.
    await page.mainFrame().goto(`${shop.origin}/shop`);
    const picture = page.getByRole("main").locator('img[src^="/files/"]').first();
    const widthOfPicture = () => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth);
    await expect.poll(widthOfPicture).toBeGreaterThan(100);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(251, 246, 236)");
    await expect(page.locator('img[src="/fallback.svg"]')).toHaveCount(0);
    await context.close();
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });
    test("a shopper buys all the same", ({ page }) => buyPlainly(page));
  });
});

test.describe("where nobody answers", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeAll(() => cdn.stop());

  test("a shopper without script buys all the same", ({ page }) => buyPlainly(page));
});

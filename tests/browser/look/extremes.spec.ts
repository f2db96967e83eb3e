import type { BrowserContext, Page } from "@playwright/test";
import { startOwnShop } from "../../own-shop.ts";
import type { RunningShop } from "../../running-shop.ts";
import { signIn } from "../../sign-in.ts";
import { main } from "../accounts/customer-pages.ts";
import { fillAddress } from "../checkout/shopper.ts";
import { test as base, expect } from "../shop-test.ts";
import { type Extreme, sellExtremes } from "./extreme-products.ts";

// A name of 120 characters, Hindi words without a place to break, ₹9 and ₹1,49,900: nothing is wider than the
// screen.

const widths = [320, 360, 768, 1440, 1920];

/**
 * A shop of this file's own that sells nothing else: elsewhere its products would be the cheapest, or the
 * longest.
 */
let shop: RunningShop;
let sold: { word: string; products: Extreme[] };
base.beforeAll(async () => {
  base.setTimeout(120_000);
  shop = await startOwnShop();
  sold = await sellExtremes(shop);
});
base.afterAll(() => shop.discard());

const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: shop.origin, locale: "en-IN" });
    await use(context);
    await context.close();
  },
});

async function signIntoShop(context: BrowserContext): Promise<void> {
  const [name = "", value = ""] = (await signIn(shop, "user")).cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: shop.origin, httpOnly: true, sameSite: "Lax" }]);
}

/** Nothing sticks out of the screen, nor text out of its box; every price stands on one line. */
async function expectHeld(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(() => {
      const isCut = (element: Element) =>
        element.closest('[aria-label="Pictures"], .sr-only, noscript') !== null;
      const outside = [...document.querySelectorAll("main *, header *, footer *")]
        .filter((element) => element.checkVisibility() && !isCut(element))
        .filter((element) => {
          const { right, left, width: own } = element.getBoundingClientRect();
          // What hides from people (the honeypot) stands wholly beside the screen.
          return own > 0 && right > 0 && (right > document.documentElement.clientWidth + 1 || left < -1);
        })
        .filter((element) => !element.closest(".overflow-x-auto"))
        .map((element) => `${element.localName}.${element.className}`.slice(0, 90));
      const { scrollWidth, clientWidth } = document.documentElement;
      return { outside, overflow: scrollWidth - clientWidth };
    });
    expect(found, `${page.url()} at ${width} px`).toEqual({ outside: [], overflow: 0 });
  }
}

const priceOf = (page: Page, text: string) => main(page).getByText(text).first();

test("in the shop's list and on the products' pages", async ({ page }) => {
  await page.goto(`/shop?q=${sold.word}`);
  for (const { name } of sold.products) await expect(main(page).getByText(name).first()).toBeVisible();
  await expectHeld(page);
  for (const { slug, name } of sold.products) {
    await page.goto(`/shop/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expectHeld(page);
  }
});

test("the way to a product with a long name stays one line on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { slug } of sold.products) {
    await page.goto(`/shop/${slug}`);
    const way = await page.getByRole("navigation", { name: "Breadcrumb" }).boundingBox();
    expect(way?.height, slug).toBeLessThan(60);
  }
});

test("in the wishlist, the cart, the checkout, the confirmation and the customer's orders", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signIntoShop(context);
  for (const { slug } of sold.products) {
    await page.goto(`/shop/${slug}`);
    await page.getByRole("button", { name: "Add to Wishlist" }).click();
    await page.getByText("Added to Wishlist").waitFor();
    await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
    await page.getByText("Added to Cart!").waitFor();
    await expectHeld(page);
  }
  await page.goto("/wishlist");
  await expect(main(page).getByRole("list", { name: "Wished products" })).toBeVisible();
  await expectHeld(page);
  await page.goto("/cart");
  await expect(priceOf(page, "1,49,900")).toBeVisible();
  await expectHeld(page);

  await page.goto("/checkout");
  await expectHeld(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expectHeld(page);
  await fillAddress(page, {
    "Full Name": "श्रीमतीसुनैनादेवीकुमारीविद्यालंकारमिश्रा Venkatanarasimharajuvaripeta",
    "Address Line 1": "Thiruvananthapuramvenkatanarasimharajuvaripetabuilding 12345678901234567890",
    // A new shop's cash orders need one (DAYONE-9).
    Phone: "9876543210",
  });
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await expectHeld(page);
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL(/order-confirmation/);
  await expectHeld(page);

  await page.goto("/dashboard/my-orders");
  await expectHeld(page);
  await main(page).getByRole("link", { name: /JC-/ }).first().click();
  await page.getByRole("heading", { level: 1, name: "Order Details" }).waitFor();
  await expectHeld(page);
});

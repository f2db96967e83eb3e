import type { Page } from "@playwright/test";
import { artisanIdFor } from "#artisans/admin/artisan-id.ts";
import { artisanPath } from "#artisans/artisan.ts";
import type { SignedIn } from "../../sign-in.ts";
import { main } from "../accounts/account-pages.ts";
import { fillAddress } from "../checkout/shopper.ts";
import { test as base, expect, letIn, ownShop } from "../shop-test.ts";
import { writeLongestTexts } from "./longest-texts.ts";

// Every field that anybody fills is as long as it may be, with nowhere to break a line, and holds a table of
// seven columns where it holds a table: on a phone each breaks or scrolls in its own box, and no page is
// wider than the screen.

const shop = ownShop();
let written: Awaited<ReturnType<typeof writeLongestTexts>>;
base.beforeAll(async () => {
  written = await writeLongestTexts(shop.running());
});

const test = base.extend({
  context: async ({ browser }, use) => {
    const viewport = { width: 360, height: 800 };
    const context = await browser.newContext({ baseURL: shop.at(""), locale: "en-IN", viewport });
    await use(context);
    await context.close();
  },
});

const signInto = (page: Page, who: SignedIn) => letIn(page.context(), who, shop.at(""));

/** What sticks out of the screen and lies in no box of its own that scrolls or cuts it. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isBoxed = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const isCutting = getComputedStyle(box).overflowX !== "visible";
        if (isCutting && box.getBoundingClientRect().right <= clientWidth + 1) return true;
      }
      return false;
    };
    const parts = [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility() && !element.closest(".sr-only, noscript"))
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && right > clientWidth + 1 && !isBoxed(element);
      })
      .map((element) => `${element.localName}.${element.className}`.slice(0, 120));
    const isHeld = scrollWidth <= clientWidth && parts.length === 0;
    return isHeld ? undefined : { scrollWidth, parts: parts.slice(0, 8) };
  });

async function expectHeld(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBeLessThan(400);
    await page.getByRole("main").waitFor();
    expect.soft(await stickingOut(page), path).toBeUndefined();
  }
}

test("on the shop's pages", async ({ page }) => {
  test.setTimeout(120_000);
  const { product, post, artisan } = written;
  const maker = encodeURIComponent(artisan);
  const long = "a".repeat(100);
  const story = artisanPath({ id: artisanIdFor(artisan, () => false) });
  const paths = `/ /shop /shop?q=${long} /shop?artisan=${maker} /shop/${product.slug} ${story}
    /shop/${product.slug}/quote /b2b /b2b?form=sample /blog /blog/${post.slug} /artisans /faq /about /contact
    /privacy /terms /shipping /returns /track /login /signup /forgot-password /admin-login /dev/mail`;
  await expectHeld(page, paths.split(/\s+/));
});

test("on the way from the product to the customer's order", async ({ page }) => {
  test.setTimeout(120_000);
  await signInto(page, written.customer);
  await page.goto(`/shop/${written.product.slug}`);
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  await page.getByText("Added to Wishlist").waitFor();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await page.getByText("Added to Cart!").waitFor();
  expect.soft(await stickingOut(page), "notices").toBeUndefined();
  const placed = `/order-confirmation?orderId=${written.number}`;
  await expectHeld(page, ["/cart", "/wishlist", "/checkout", placed]);
  await expectHeld(page, ["/dashboard/my-orders", "/dashboard/wishlist", "/dashboard/settings"]);
  await page.goto("/dashboard/my-orders");
  await page.getByRole("main").getByRole("link", { name: /JC-/ }).first().click();
  await page.getByRole("heading", { level: 1, name: "Order Details" }).waitFor();
  expect.soft(await stickingOut(page), "the order").toBeUndefined();
});

test("on the owner's pages", async ({ page }) => {
  test.setTimeout(120_000);
  await signInto(page, written.admin);
  const { product, post, artisan, opened } = written;
  const long = "a".repeat(100);
  const maker = artisanIdFor(artisan, () => false);
  const paths = `overview products products?new products?edit=${product.id} products?q=${long} orders
    orders?q=${long} ${opened.join(" ")} blog blog?edit=${post.id} artisans artisans?edit=${maker} comments
    comments?tab=approved contact-messages bulk-quotes subscribers products/import account settings settings/business
    settings/shipping settings/cash-on-delivery settings/bulk-prices settings/messages settings/search-words settings/reviews
    settings/texts/privacy settings/faq settings/faq?new`;
  const addresses = paths.split(/\s+/).map((path) => `/admin/dashboard/${path}`);
  await expectHeld(page, addresses);
});

// A name of 120 characters, Hindi words without a place to break, ₹9 and ₹1,49,900, at every width.

const widths = [320, 360, 768, 1440, 1920];

/** Nothing sticks out of the screen, nor text out of its box; every price stands on one line. */
async function expectHeldAtWidths(page: Page): Promise<void> {
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

test("extreme names and prices stand in the shop's list and on the products' pages", async ({ page }) => {
  await page.goto(`/shop?q=${written.word}`);
  for (const { name } of written.extremes) await expect(main(page).getByText(name).first()).toBeVisible();
  await expectHeldAtWidths(page);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { slug, name } of written.extremes) {
    await page.goto(`/shop/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    // The way to it stays one line on a phone.
    const way = await page.getByRole("navigation", { name: "Breadcrumb" }).boundingBox();
    expect(way?.height, slug).toBeLessThan(60);
    await expectHeldAtWidths(page);
    await page.setViewportSize({ width: 360, height: 800 });
  }
});

test("extreme names and prices stand from the wishlist to the order", async ({ page, context }) => {
  test.setTimeout(120_000);
  await shop.enter(context, "user");
  for (const { slug } of written.extremes) {
    await page.goto(`/shop/${slug}`);
    await page.getByRole("button", { name: "Add to Wishlist" }).click();
    await page.getByText("Added to Wishlist").waitFor();
    await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
    await page.getByText("Added to Cart!").waitFor();
    await expectHeldAtWidths(page);
  }
  await page.goto("/wishlist");
  await expect(main(page).getByRole("list", { name: "Wished products" })).toBeVisible();
  await expectHeldAtWidths(page);
  await page.goto("/cart");
  await expect(priceOf(page, "1,49,900")).toBeVisible();
  await expectHeldAtWidths(page);

  await page.goto("/checkout");
  await expectHeldAtWidths(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expectHeldAtWidths(page);
  await fillAddress(page, {
    "Full Name": "श्रीमतीसुनैनादेवीकुमारीविद्यालंकारमिश्रा Venkatanarasimharajuvaripeta",
    "Address Line 1": "Thiruvananthapuramvenkatanarasimharajuvaripetabuilding 12345678901234567890",
    // A new shop's cash orders need one (DAYONE-9).
    Phone: "9876543210",
  });
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await expectHeldAtWidths(page);
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL(/order-confirmation/);
  await expectHeldAtWidths(page);

  await page.goto("/dashboard/my-orders");
  await expectHeldAtWidths(page);
  await main(page).getByRole("link", { name: /JC-/ }).first().click();
  await page.getByRole("heading", { level: 1, name: "Order Details" }).waitFor();
  await expectHeldAtWidths(page);
});

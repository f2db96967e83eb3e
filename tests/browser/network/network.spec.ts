import type { Page, Route } from "@playwright/test";
import { fillAddress, fillCart, openProduct } from "../checkout/shopper.ts";
import { expect, signBrowserIn, test } from "../shop-test.ts";

test("a filter that cannot be fetched says so and leaves the page standing", async ({ page, context }) => {
  await page.goto("/shop");
  await expect(page.getByRole("link", { name: "Cart" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByLabel("Sort by").selectOption({ label: "Newest" });
  await expect(page.getByText("Could not fetch products.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart" })).toBeVisible();
});

test("a failed filter is told in a phone's filter sheet, and counts nothing", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/shop");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Show Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await context.setOffline(true);
  await sheet.getByRole("radio", { name: /Limited/ }).check();
  await expect(sheet.getByText("Could not fetch products.")).toBeVisible();
  await expect(sheet.getByRole("radio", { name: "Limited Editions", exact: true })).toBeChecked();
  // Nothing lies over it.
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet.getByText("Could not fetch products.")).toHaveCount(0);
});

test("an order that can't be sent keeps all that was typed, and is made once", async ({ page, context }) => {
  await fillCart(page);
  await page.goto("/checkout");
  await fillAddress(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByText("Order Error")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL(/\/order-confirmation\?orderId=JC-\d+/);
});

test("a broken picture is replaced, even when it broke before the page hydrated", async ({ page }) => {
  await page.route(/\/files\/.*\.(avif|webp)$/, (route) => route.abort());
  await page.goto("/shop");
  await expect(page.locator("main img").first()).toHaveAttribute("src", /fallback/);
});

test("a picture whose stand-in can't be fetched either leaves no broken mark", async ({ page, context }) => {
  // It would be at hand where another test's product, which has no picture, stands on the page.
  await page.route(/\/fallback\.svg$/, (route) => route.abort());
  await page.goto("/shop");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("radio", { name: /Limited/ }).check();
  const drawing = page.locator(".empty-state", { hasText: "No products found" }).locator("img");
  await expect(drawing).toHaveCount(1);
  await expect(drawing).toBeHidden();
});

test("a picture whose stand-in breaks too is not asked for again and again", async ({ page }) => {
  let asked = 0;
  await page.route(/\/files\/.*\.(avif|webp)$/, (route) => route.abort());
  await page.route(/\/fallback\.svg$/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto("/shop");
  await expect(page.locator("main li img").first()).toBeHidden();
  await page.waitForLoadState("networkidle");
  expect(asked).toBeLessThanOrEqual(3 * 9);
});

test("a dialog that can't be fetched says so; a later press leads on", async ({ page, context }) => {
  const name = await openProduct(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  for (const button of ["Zoom picture", "Request Bulk Quote"]) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("We could not reach the shop")).toBeVisible();
    await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Close" }).click();
  }
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Request Bulk Quote" }).click();
  // In the dialog, or on a page of its own where the browser remembers that the dialog could not be fetched.
  await expect(page.getByRole("button", { name: "Submit Quote Request" })).toBeVisible();
});

test("where only a dialog can't be fetched, the plain way leads on", async ({ page }) => {
  await page.route(/\/assets\/(picture-zoom|bulk-quote-dialog)-/, (route) => route.abort());
  await openProduct(page);
  const product = page.url();
  await page.getByRole("button", { name: "Request Bulk Quote" }).click();
  await expect(page).toHaveURL(`${product}/quote`);
  await page.goto(product);
  await page.getByRole("button", { name: "Zoom picture" }).click();
  await expect(page).toHaveURL(/\/files\//);
  await page.goto("/artisans");
  await page.locator("main h2").first().click();
  const picture = page.getByRole("link", { name: /^Zoom picture/ }).nth(1);
  const address = await picture.getAttribute("href");
  await picture.click();
  await expect(page).toHaveURL(address ?? "");
});

const isOutOfReach = (route: Route) => route.abort();
const serverFails = (route: Route) => route.fulfill({ status: 500, body: "{}" });

/** A list that can't be fetched is not called empty, whatever the reason is; in the end it is there. */
async function expectAskedAgain(page: Page, list: string): Promise<void> {
  const main = page.getByRole("main");
  const failed = main.getByRole("heading", { name: "Could not fetch products." });
  await expect(failed).toBeVisible();
  await expect(main.getByText("Your wishlist is empty")).toHaveCount(0);
  await page.unroute(list);
  await page.route(list, serverFails);
  const answered = page.waitForResponse(list);
  await main.getByRole("button", { name: "Try again" }).click();
  expect((await answered).status()).toBe(500);
  await expect(failed).toBeVisible();
  await expect(main.getByText("Your wishlist is empty")).toHaveCount(0);
  await page.unroute(list);
  await main.getByRole("button", { name: "Try again" }).click();
}

test("the wishlist's page stands without its list, calls nothing empty and asks again", async ({ page }) => {
  const name = await openProduct(page);
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  const list = "**/wishlist/products*";
  await page.route(list, isOutOfReach);
  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { level: 1, name: "Wishlist" })).toBeVisible();
  await expectAskedAgain(page, list);
  await expect(page.getByRole("main").getByRole("list", { name: "Wished products" })).toContainText(name);
});

test("the account's wishlist is not called empty when it can't be fetched", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  await page.goto("/dashboard/my-orders");
  const list = "**/dashboard/wishlist.data*";
  await page.route(list, isOutOfReach);
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Wishlist" }).click();
  await expectAskedAgain(page, list);
  await expect(page.getByRole("main").getByText("Your wishlist is empty")).toBeVisible();
});

test("the wishlist opens by a link while offline, and says what is missing", async ({ page, context }) => {
  await openProduct(page);
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  const link = page.getByRole("link", { name: "See Wishlist" });
  const script = page.waitForResponse(/\/assets\/wishlist\.page-/);
  await link.hover();
  await script;
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await link.click();
  const failed = page.getByRole("main").getByRole("heading", { name: "Could not fetch products." });
  await expect(failed).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Wishlist" })).toBeVisible();
});

test("stories stay when no more can be fetched, and Load More asks for them again", async ({ page }) => {
  await page.goto("/blog");
  const stories = page.locator("main h2 a");
  await expect(stories).toHaveCount(6);
  await page.route("**/blog.data*", (route) => route.abort());
  await page.getByRole("link", { name: "Load More" }).click();
  const notices = page.getByRole("region", { name: "Notifications" });
  await expect(notices.getByText("Error fetching blog posts")).toBeVisible();
  await expect(page).toHaveURL(/\/blog\?show=12$/);
  await expect(stories).toHaveCount(6);
  await page.unroute("**/blog.data*");
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(stories).toHaveCount(12);
  await page.reload();
  await expect(stories).toHaveCount(12);
});

test("neither stories nor artisans are called none when they can't be fetched", async ({ page }) => {
  for (const [path, from, words] of [
    ["/blog", "/shop", "Error fetching blog posts"],
    ["/artisans", "/", "Could not fetch artisan data. Please try again later."],
  ] as const) {
    await page.goto(from);
    await page.route(`**${path}.data*`, isOutOfReach);
    await page.locator(`a[href="${path}"]:visible`).first().click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2, name: words })).toBeVisible();
    await expect(main.getByText(/No stories found yet|No artisans yet/)).toHaveCount(0);
    await page.unroute(`**${path}.data*`);
    await main.getByRole("link", { name: "Try again" }).click();
    await expect(main.locator("h2 a, a h2").first()).toBeVisible();
  }
});

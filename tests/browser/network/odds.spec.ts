import { fillCart, openProduct } from "../checkout/shopper.ts";
import { expect, test } from "../shop-test.ts";

test("on a phone the filters open, filter and close", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/shop");
  const panel = page.locator("#filter-panel");
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Show Filters" }).click();
  await expect(panel).toBeVisible();
  // The page below stays where it is meanwhile.
  const root = page.locator("html");
  await expect(root).toHaveCSS("overflow-y", "hidden");
  await panel.getByRole("radio", { name: /Limited/ }).check();
  await expect(page).toHaveURL(/collection=limited/);
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Hide Filters" }).click();
  await expect(root).toHaveCSS("overflow-y", "scroll");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Limited");
  await page.getByRole("button", { name: "Show Filters" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await expect(panel.locator(":focus")).toHaveCount(1);
  // Tab stays in the sheet (or leaves to the browser itself), never to the page below.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press(presses < 8 ? "Tab" : "Shift+Tab");
    const isBelow = await panel.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isBelow).toBe(false);
  }
  await panel.getByRole("radio", { name: /Any price/ }).focus();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "Show Filters" })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("back and forward bring the filters back, on the page and in its controls", async ({ page }) => {
  await page.goto("/shop");
  const collection = page.getByRole("radiogroup", { name: "Collection" });
  const category = page.getByRole("radiogroup", { name: "Category" });
  const list = page.getByRole("list", { name: "Products" });
  await collection.getByRole("radio", { name: /Core/ }).check();
  await expect(page).toHaveURL(/collection=core/);
  await category.getByRole("radio", { name: /Accessories/ }).check();
  await expect(page).toHaveURL(/category=accessories/);
  await expect(list).toHaveAttribute("aria-busy", "false");
  await list.locator("h2 a").first().click();
  await expect(page).toHaveURL(/\/shop\/[a-z0-9-]+$/);

  await page.goBack();
  await expect(page).toHaveURL(/collection=core&category=accessories/);
  await expect(collection.getByRole("radio", { name: /Core/ })).toBeChecked();
  await expect(category.getByRole("radio", { name: /Accessories/ })).toBeChecked();
  await page.goBack();
  await expect(page).not.toHaveURL(/category=/);
  await expect(category.getByRole("radio", { name: /Accessories/ })).not.toBeChecked();
  await expect(page.getByRole("list", { name: "Active filters" })).not.toContainText("Accessories");
  await page.goForward();
  await expect(category.getByRole("radio", { name: /Accessories/ })).toBeChecked();
});

test("a toast closes by its button and is replaced by the next one", async ({ page }) => {
  const name = await openProduct(page);
  const toasts = page.getByRole("region", { name: "Notifications" });
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(toasts).toContainText("Added to Cart!");
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  await expect(toasts).not.toContainText("Added to Cart!");
  await expect(toasts).toContainText(name);
  await toasts.getByRole("button", { name: "Close" }).click();
  await expect(toasts).toBeEmpty();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(toasts).toContainText("Added to Cart!");
  // Under the pointer its time stands still.
  await toasts.getByText("Added to Cart!").hover();
  await page.keyboard.press("Escape");
  await expect(toasts).toBeEmpty({ timeout: 2000 });
});

test("whoever asked for less motion gets none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await fillCart(page);
  const longest = await page.evaluate(() => {
    const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
    return Math.max(0, ...timings.map((timing) => Number(timing?.activeDuration)));
  });
  expect(longest).toBeLessThanOrEqual(10);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
});

test("the account's place turns until the session is known, then leads to sign in", async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  await page.route("**/session", async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("status").first()).toContainText("Loading");
  await expect(header.getByRole("link", { name: "Login / Signup" })).toHaveCount(0);
  asked.resolve();
  const account = header.getByRole("link", { name: "Account", exact: true });
  await expect(account).toHaveAttribute("href", /^\/login/);
  await expect(header.getByRole("link", { name: "Login / Signup" }).first()).toBeVisible();
  await expect(header.getByRole("status")).toHaveCount(0);
});

test("a session that can't be fetched leaves a visitor signed out", async ({ page }) => {
  await page.route("**/session", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Account", exact: true })).toBeVisible();
});

test("the wishlist survives ids that are not there", async ({ page }) => {
  const name = await openProduct(page);
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  await page.evaluate(() => {
    const own = JSON.parse(localStorage.getItem("jhola-wishlist") ?? "[]");
    localStorage.setItem("jhola-wishlist", JSON.stringify(["no-such", "a\u0000b", "<b>", ...own, 7, null]));
  });
  await page.goto("/wishlist");
  await expect(page.getByRole("list", { name: "Wished products" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: `Remove ${name} from wishlist` }).click();
  await expect(page.getByRole("list", { name: "Wished products" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Continue Shopping" })).toBeVisible();
});

test("a part of the address that can't be read is ignored", async ({ page }) => {
  await page.goto("/shop#50%off");
  await expect(page.getByRole("heading", { level: 1, name: "Shop" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
});

test("two tabs keep one cart in step", async ({ page, context }) => {
  await openProduct(page);
  const other = await context.newPage();
  await other.goto("/cart");
  await expect(other.getByText("Your cart is empty").first()).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(other.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await other.getByRole("button", { name: /Increase quantity of/ }).click();
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(other.getByRole("link", { name: "Cart, 3 items" })).toBeVisible();
  await other.getByRole("button", { name: "Clear Cart" }).click();
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty").first()).toBeVisible();
});

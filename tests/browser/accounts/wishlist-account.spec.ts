import { openFirstProduct, openProduct } from "../checkout/shopper.ts";
import { expect, signBrowserIn, test } from "../shop-test.ts";
import { main, toasts } from "./account-pages.ts";

test("a guest's wishlist joins the account, and stays there", async ({ page, context }) => {
  const product = await openProduct(page);
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  await expect(toasts(page)).toContainText("Added to Wishlist");
  await signBrowserIn(context, "user");
  await page.goto("/wishlist");
  await expect(main(page).getByText(product)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("jhola-wishlist"))).toBe("[]");
  await page.goto("/dashboard/wishlist");
  await expect(main(page).getByText(product)).toBeVisible();
  await page.getByRole("button", { name: `Remove ${product} from wishlist` }).click();
  await expect(main(page).getByText("Your wishlist is empty")).toBeVisible();
});

test("a piece put aside while the account's wishlist is on its way joins it", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  const held = Promise.withResolvers<void>();
  await page.route("**/wishlist/items", async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/wishlist/items");
  const product = await openProduct(page);
  await asked;
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  await expect(toasts(page)).toContainText("Added to Wishlist");
  held.resolve();
  await expect(page.getByRole("button", { name: "Remove from Wishlist" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("jhola-wishlist"))).toBe("[]");
  await page.goto("/dashboard/wishlist");
  await expect(main(page).getByText(product)).toBeVisible();
});

test("a wishlist that can't be read says so, keeps what is added, asks again", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  await page.route("**/wishlist/items", (route) => route.abort());
  const product = await openProduct(page);
  await expect(toasts(page)).toContainText("Could not update your wishlist.");
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  await page.unroute("**/wishlist/items");
  await page.getByRole("link", { name: "See Wishlist" }).click();
  await expect(page.getByRole("list", { name: "Wished products" })).toContainText(product);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("jhola-wishlist"))).toBe("[]");
  await page.goto("/dashboard/wishlist");
  await expect(main(page).getByText(product)).toBeVisible();
});

test("a customer who can't be asked about is no guest, and is asked again", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  const product = await openProduct(page);
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  await expect(page.getByRole("button", { name: "Remove from Wishlist" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("jhola-wishlist"))).toBe("[]");
  for (const [when, ms] of [
    // Its timer comes soon, then never: without it only the connection's return has the shop asked.
    ["after a while", 100],
    ["when the connection is back", undefined],
  ] as const) {
    await page.addInitScript((soon) => {
      const later = setTimeout;
      Object.assign(window, {
        setTimeout: (act: TimerHandler, wait = 0) =>
          wait <= 3000 ? later(act, wait) : soon === undefined ? 0 : later(act, soon),
      });
    }, ms);
    await page.route("**/session", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/session"));
    await page.goto("/wishlist");
    await failed;
    await expect(main(page).getByText("Loading"), when).toBeVisible();
    await page.unroute("**/session");
    if (!ms) for (const isOffline of [true, false]) await context.setOffline(isOffline);
    await expect(main(page).getByRole("list", { name: "Wished products" }), when).toContainText(product);
    await expect(page.getByRole("link", { name: "My Orders" }).first()).toBeVisible();
  }
});

test("a guest who can't be asked about puts pieces aside and takes them off again", async ({ page }) => {
  await page.route("**/session", (route) => route.abort());
  await openProduct(page);
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  await page.getByRole("button", { name: "Remove from Wishlist" }).click();
  await expect(page.getByRole("button", { name: "Add to Wishlist" })).toBeVisible();
});

test("what was put aside without the account's list ends with signing out", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  await page.route("**/wishlist/items", (route) => route.abort());
  await openProduct(page);
  await expect(toasts(page)).toContainText("Could not update your wishlist.");
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  await expect(page.getByRole("button", { name: "Remove from Wishlist" })).toBeVisible();
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Account" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(header.getByRole("link", { name: "Login / Signup" })).toBeVisible();
  await header.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop" }).click();
  await openFirstProduct(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("jhola-wishlist"))).toBe("[]");
});

import { expect, test } from "../shop-test.ts";

test("filters, sorting, paging and chips keep the address in step", async ({ page }) => {
  await page.goto("/shop");
  await expect(page.locator("main li h3, main li h2")).toHaveCount(9);
  await page.getByRole("main").getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole("radio", { name: "Limited" }).check();
  await expect(page).toHaveURL(/collection=limited/);
  await expect(page).not.toHaveURL(/page=/);
  await page.getByLabel("Sort by").selectOption("price-asc");
  await expect(page).toHaveURL(/sort=price-asc/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
});

test("a card shows its second picture while a pointer rests on it", async ({ page }) => {
  await page.goto("/shop");
  const card = page.locator("main li:has(h2)").first();
  const second = card.locator("img").nth(1);
  const cover = second.locator("xpath=../..");
  await expect(cover).toHaveCSS("opacity", "0");
  await card.hover();
  await expect(cover).toHaveCSS("opacity", "1");
  const width = () => second.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test("a card has one picture, and no other is fetched", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto("/shop");
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("main li img")).toHaveCount(9);
    expect(fetched.filter((url) => url.includes("/detail_"))).toEqual([]);
  });
});

test("the header's search goes to the shop, and is gone there", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByLabel("Search products").first().fill("  fish ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/shop\?q=fish$/);
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: "Search", exact: true })).toHaveCount(0);
});

test("the search box follows Back and Forward, and late results leave the typing alone", async ({ page }) => {
  await page.goto("/shop");
  const box = page.getByLabel("Search products");
  const filters = page.getByRole("list", { name: "Active filters" });
  await box.pressSequentially("lotus");
  await expect(filters).toContainText("lotus");
  await expect(box).toBeFocused();
  await page.goBack();
  await expect(filters).toHaveCount(0);
  await expect(box).toHaveValue("");
  await page.goForward();
  await expect(box).toHaveValue("lotus");

  const held = Promise.withResolvers<void>();
  await page.route("**/shop.data*", async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/shop.data*");
  await box.press("End");
  await box.pressSequentially("  bag");
  await asked;
  await box.pressSequentially("s");
  held.resolve();
  await expect(filters).toContainText("lotus bags");
  await expect(box).toHaveValue("lotus  bags");
});

test("the footer's newsletter says in the shop's words what a gateway answered", async ({ page }) => {
  const bodies = ['{"message":"upstream"}', '{"error":"upstream"}', "<h1>upstream</h1>", ""];
  const left = [...bodies];
  await page.route("**/newsletter", (route) => route.fulfill({ status: 500, body: left.shift() ?? "" }));
  await page.goto("/");
  const form = page.getByRole("contentinfo").locator("form");
  await form.getByLabel("Email").fill("asha@example.com");
  for (const _ of bodies) {
    await form.getByRole("button", { name: "Subscribe" }).click();
    const notice = page.getByText("Could not subscribe you. Please try again.");
    await expect(notice).toBeVisible();
    await expect(page.getByText("upstream")).toHaveCount(0);
    await expect(form.getByLabel("Email")).toHaveValue("asha@example.com");
    await page.getByRole("button", { name: "Close" }).first().click();
    await expect(notice).toHaveCount(0);
  }
  await page.unrouteAll();
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Subscribed", { exact: true })).toBeVisible();
  await expect(form.getByLabel("Email")).toHaveValue("");
});

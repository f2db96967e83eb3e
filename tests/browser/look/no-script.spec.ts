import { buyer, fillAddress } from "../checkout/shopper.ts";
import { expect, test } from "../shop-test.ts";

test.use({ javaScriptEnabled: false });

test("on a phone the filters are a part of the page, and a link leads there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/shop");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Filters" })).toBeVisible();
  await expect(main.getByRole("button", { name: "Show Filters" })).toBeHidden();
  await main.getByRole("link", { name: "Show Filters" }).click();
  await expect(page).toHaveURL(/#filter-panel$/);
  await main.getByRole("radio", { name: /Limited/ }).check();
  await main.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(/collection=limited/);
});

test("browse, filter, search and buy with cash on delivery by plain forms", async ({ page }) => {
  await page.goto("/shop");
  await page.getByLabel("Search products").first().fill("lotus");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(/q=lotus/);
  await page.locator("main h3 a, main h2 a").first().click();
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(name).first()).toBeVisible();
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Cart, 1 item", exact: true })).toContainText("1");
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(banner.getByRole("link", { name: "Cart, 1 item", exact: true })).toBeVisible();

  await page.getByLabel("Full Name", { exact: true }).fill(buyer["Full Name"]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Please fill all required billing details.").first()).toBeVisible();
  await expect(page.getByLabel("Full Name", { exact: true })).toHaveValue(buyer["Full Name"]);
  const shipping = page.getByRole("group", { name: "Shipping address" });
  await expect(shipping).toHaveCount(0);
  await page.getByRole("button", { name: "Ship to another address" }).click();
  await expect(shipping).toBeVisible();
  await expect(page.getByLabel("Full Name", { exact: true }).first()).toHaveValue(buyer["Full Name"]);
  await page.getByLabel("Shipping same as billing").check();
  await page.getByRole("button", { name: "Next" }).click();
  await fillAddress(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText("Shipping");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^Card and UPI payment needs JavaScript/)).toBeVisible();
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(page.getByRole("alert")).toContainText("needs JavaScript");
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?orderId=JC-\d+/);
  await expect(page.getByText(buyer["Address Line 1"])).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty").first()).toBeVisible();
});

import type { Page } from "@playwright/test";
import { buyer, fillAddress, openProduct } from "../checkout/shopper.ts";
import { expect, signBrowserIn, test } from "../shop-test.ts";

// The shop below `/hi`, with and without script (HINDI-1, HINDI-3).

const cartInHindi = "आपका झोला ख़ाली है";

/** What an attribute of the document keeps, for as long as the document does. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-mark", ""));
const marked = (page: Page) => page.locator("html[data-mark]");

test("links and Back stay in Hindi and in the document, and the cart answers in Hindi", async ({ page }) => {
  await page.goto("/hi/cart");
  await expect(page.getByText(cartInHindi)).toBeVisible();
  await mark(page);
  await page.locator(':is(header, main) a[href="/hi/shop"]:visible').first().click();
  await expect(page).toHaveURL("/hi/shop");
  await page.locator('main a[href^="/hi/shop/"]').first().click();
  await expect(page).toHaveURL(/\/hi\/shop\/[a-z]/);
  await page.locator('main [name="id"]:is(button, [type="submit"]):visible').first().click();
  await expect(page.getByText("झोले में आ गया!")).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/hi/shop");
  await expect(marked(page)).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
});

test("an option that is chosen stands in the address in Hindi", async ({ page }) => {
  await page.goto("/hi/shop/haathi-cloth-notebook");
  const [first, last] = [page.getByRole("radio").first(), page.getByRole("radio").last()];
  await ((await first.isChecked()) ? last : first).check({ force: true });
  await expect(page).toHaveURL(/\/hi\/shop\/haathi-cloth-notebook\?v=/);
  const inEnglish = page.locator('footer a[hreflang="en"]');
  await expect(inEnglish).toHaveAttribute("href", /^(?:http:..[^/]*)?\/shop\/haathi-cloth-notebook\?v=/);
});

test("whoever could not be signed out stays on the page in Hindi", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  await page.route("**/logout.data**", (route) => route.abort());
  await page.goto("/hi/dashboard/settings");
  const read = page.waitForRequest((asked) => new URL(asked.url()).pathname.endsWith("/settings.data"));
  await page.locator('form[action="/hi/logout"] button').first().dispatchEvent("click");
  await expect(page.getByText("लॉग आउट नहीं हुआ")).toBeVisible();
  expect(new URL((await read).url()).pathname).toBe("/hi/dashboard/settings.data");
  await expect(page).toHaveURL("/hi/dashboard/settings");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a checkout goes into Hindi and back with all that was typed, to the same step", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openProduct(page);
    await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
    await page.goto("/checkout");
    await expect(page.locator('a[hreflang="hi"]').locator("visible=true")).toHaveCount(0);
    await fillAddress(page);
    await page.getByLabel("Discount code").fill("NAMASTE10");
    const into = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
    await into("हिन्दी").click();
    await expect(page).toHaveURL(/\/hi\/checkout$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("बिल का पता");
    await expect(page.locator("[aria-invalid=true], [role=alert]")).toHaveCount(0);
    await expect(page.getByLabel("पूरा नाम", { exact: true })).toHaveValue(buyer["Full Name"]);
    await expect(page.locator('select[name="state"]')).toHaveValue("Bihar");
    await expect(page.getByLabel("छूट का कोड")).toHaveValue("NAMASTE10");
    await page.getByRole("button", { name: "आगे बढ़ें" }).click();
    await expect(page.getByRole("button", { name: "छूट का कोड NAMASTE10 हटाएँ" })).toBeVisible();
    await page.getByRole("button", { name: "आगे बढ़ें" }).click();
    await page.getByLabel("यह तोहफ़ा है").check();
    await into("English").click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shipping");
    await expect(page.getByLabel("This is a gift")).toBeChecked();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation\?orderId=JC-\d+/);
    await expect(page.getByText(buyer["Address Line 1"])).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { placeOrder } from "../../placed-order.ts";
import { mailsTo } from "../../read-mail.ts";
import { answer, expect, open, test } from "./admin-pages.ts";

const mails = (email: string) => mailsTo(process.env.SHOP_DATA_DIR ?? "", email);
const correct = (page: Page) => page.getByText("Correct the address", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Address" });

test("a wrong address is corrected before the parcel leaves; what is refused stays", async ({ page }) => {
  const email = `address-${Date.now()}@example.com`;
  const number = await placeOrder({ email });
  await open(page, number);
  await expect(page.getByLabel("Address Line 1")).toBeHidden();
  await correct(page).click();
  await page.getByLabel("Address Line 1").fill("7 Station Road");
  await page.getByLabel("Pincode").fill("834001");
  const state = page.getByRole("combobox", { name: "State" });
  await expect(state).toHaveValue("Jharkhand");
  await state.selectOption("Bihar");
  await save(page).click();
  await expect(page.getByLabel("Pincode")).toHaveAccessibleDescription(/834001 is a pincode of Jharkhand/);
  await expect(page.getByLabel("Pincode")).toBeFocused();
  await expect(page.getByLabel("Address Line 1")).toHaveValue("7 Station Road");

  await page.getByLabel("City").fill("Ranchi");
  await state.selectOption("Jharkhand");
  await save(page).click();
  await expect(page.getByText("The parcel goes there, and the customer gets a mail.")).toBeVisible();
  const address = page.locator("section", { has: page.getByRole("heading", { name: "Shipping address" }) });
  await expect(address.getByText("Ranchi, Jharkhand 834001")).toBeVisible();
  await expect(page.getByLabel("Address Line 1")).toBeHidden();
  await expect(page.getByText("Delivery address corrected")).toBeVisible();
  const subject = `New delivery address for order ${number}`;
  await expect
    .poll(() => mails(email).map(({ headers }) => headers.get("subject")))
    .toContainEqual([subject]);
  await page.goto(`${page.url().split("?")[0]}/packing-slip`);
  await expect(page.getByText("7 Station Road")).toBeVisible();

  const again = page.getByRole("button", { name: "Tell the shop again" });
  let unheard = 0;
  await page.route("**/packing-slip**", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    unheard += 1;
    return route.abort();
  });
  await page.getByRole("button", { name: "Print" }).click();
  // The button told, and so did the print that it began.
  await expect.poll(() => unheard).toBe(2);
  await expect(again).toBeEnabled();
  await page.unroute("**/packing-slip**");
  await again.press("Enter");
  await expect(again).toBeHidden();
});

test("an address that was begun is asked about; after the parcel left there is none", async ({ page }) => {
  await open(page, await placeOrder());
  await correct(page).click();
  await page.getByLabel("City").fill("Gaya");
  await page.getByRole("link", { name: "Back to all orders" }).click();
  await answer(page, "Cancel");
  await page.getByLabel("City").fill("Patna");
  await page.getByRole("combobox", { name: "Status" }).selectOption("shipped");
  await page.getByRole("button", { name: "Update Status" }).click();
  await expect(page.getByText("Order status changed to shipped.")).toBeVisible();
  await expect(correct(page)).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the fold opens, and shows what was refused", async ({ page }) => {
    await open(page, await placeOrder());
    await correct(page).click();
    await page.getByLabel("Address Line 1").fill("");
    await page.getByLabel("City").fill("Gaya");
    await save(page).click();
    await expect(page.getByLabel("Address Line 1")).toHaveAccessibleDescription(
      /Address Line 1 is required./,
    );
    await expect(page.getByLabel("City")).toHaveValue("Gaya");
  });
});

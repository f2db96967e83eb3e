import { main } from "../accounts/account-pages.ts";
import { buyer, fillCart, goToPayment } from "../checkout/shopper.ts";
import { expect, signBrowserIn, test } from "../shop-test.ts";

test("an order on paper says who sold what to whom, and has no controls", async ({ page, context }) => {
  const { fullName, email } = await signBrowserIn(context, "user");
  await fillCart(page);
  await page.goto("/checkout");
  await expect(main(page).getByLabel("Full Name", { exact: true })).toHaveValue(fullName);
  await expect(main(page).getByLabel("Email", { exact: true })).toHaveValue(email);
  await goToPayment(page);
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL(/order-confirmation/);

  const onPaper = async () => {
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 658, height: 950 });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("region", { name: "Notifications" })).toBeHidden();
    await expect(main(page).getByText("hello@jholacrafts.example")).toBeVisible();
    await expect(main(page).getByText(buyer["Address Line 1"])).toBeVisible();
    await expect(main(page).getByText("Total", { exact: true })).toBeVisible();
    const addressLine = await main(page).getByText(buyer["Address Line 1"]).boundingBox();
    expect(addressLine?.height, "an address line that breaks").toBeLessThan(40);
    await expect(main(page).getByRole("button")).toHaveCount(0);
    await expect(main(page).getByRole("link")).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  };
  await onPaper();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/dashboard/my-orders");
  await main(page).getByRole("link", { name: /JC-/ }).first().click();
  await page.getByRole("heading", { level: 1, name: "Order Details" }).waitFor();
  await onPaper();
});

import { goToPayment, openProduct } from "../checkout/shopper.ts";
import { expectRoomy } from "../roomy-page.ts";
import { test } from "../shop-test.ts";
import { signBrowserIn } from "../sign-in.ts";

// `every-page.spec.ts` holds the same of every public page as it opens.

test.use({ viewport: { width: 360, height: 740 } });

test("the open menu, the open filters, the zoomed picture and the bulk quote are large enough for a finger", async ({
  page,
}) => {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Menu" }).click();
  await expectRoomy(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show Filters" }).click();
  await expectRoomy(page);
  await openProduct(page);
  await page.getByRole("button", { name: "Zoom picture" }).click();
  await page.getByRole("dialog").waitFor();
  await expectRoomy(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Request Bulk Quote" }).click();
  await page.getByRole("dialog").waitFor();
  await expectRoomy(page);
});

test("the cart and every step of the checkout are large enough for a finger", async ({ page }) => {
  await goToPayment(page);
  await expectRoomy(page);
  await page.getByRole("button", { name: "Previous" }).click();
  await expectRoomy(page);
  await page.getByRole("button", { name: "Previous" }).click();
  await expectRoomy(page);
  await page.goto("/cart");
  await page.getByRole("button", { name: "Clear Cart" }).waitFor();
  await expectRoomy(page);
});

test("the customer area is large enough for a finger", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  for (const path of ["my-orders", "wishlist", "settings", "settings/delete", "my-orders/none"]) {
    await page.goto(`/dashboard/${path}`);
    await expectRoomy(page);
  }
});

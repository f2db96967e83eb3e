import { randomUUID } from "node:crypto";
import { placeOrder } from "../../placed-order.ts";
import { windowIn } from "../checkout/payment-window.ts";
import { expectSound } from "../look/sound-page.ts";
import { expect, ownShop, test } from "../shop-test.ts";
import { mailedLink, ownerOf } from "./owner.ts";

const { running } = ownShop("goods");
const saving = "Pay Now and Save ₹25";

test.beforeAll(async () => {
  const owner = await ownerOf(running());
  await owner.act("/admin/dashboard/settings/cash-on-delivery", { confirm: "link", cancelAfterHours: "48" });
  await owner.act("/admin/dashboard/discounts", {
    ...{ intent: "save", id: "", version: "0", folder: randomUUID(), code: "", title: "Paid ahead" },
    ...{ kind: "prepaid", value: "25", cap: "", minSubtotal: "", appliesTo: "all", which: "" },
    ...{ starts: "", ends: "", mostUses: "", mostPerPerson: "", active: "true" },
  });
});

/** A guest's order, with the link in its mail that asks for a word. */
async function ordered() {
  const email = `asha-${randomUUID().slice(0, 8)}@example.com`;
  const number = await placeOrder({ email }, { origin: running().origin });
  return { number, link: await mailedLink(email, /\/confirm/, running()) };
}

test.use({ viewport: { width: 360, height: 740 } });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an order for cash is confirmed from its mail, once, and not by looking", async ({ page }) => {
    const { number, link } = await ordered();
    await page.goto(link);
    await expect(page.getByText(number).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Correct Delivery Address" })).toBeVisible();
    await page.getByRole("link", { name: saving }).click();
    await page.getByRole("link", { name: "Back to the order" }).click();
    // Mail programs open links by themselves: that says nothing.
    await page.reload();
    await page.getByRole("button", { name: "Confirm Order" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Confirm Order" })).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByRole("button", { name: "Confirm Order" })).toHaveCount(0);
  });
});

test("an order for cash is paid ahead in the payment window, for less", async ({ page }) => {
  const { number, link } = await ordered();
  await page.goto(link);
  await expectSound(page, [360, 768, 1440], "advice");
  await page.getByRole("link", { name: saving }).click();
  await expect(page.getByText("Paid ahead")).toBeVisible();
  await expectSound(page, [360, 768, 1440], "advice");
  await page.getByRole("button", { name: "Pay Now" }).click();
  await windowIn(page).success.click();
  await page.waitForURL(new RegExp(`/order-confirmation\\?orderId=${number}`));
  await expect(page.getByText("Paid ahead")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm Order" })).toHaveCount(0);
});

import type { Page } from "@playwright/test";
import { placeOrder } from "../../placed-order.ts";
import { signIn } from "../../sign-in.ts";
import { expectSound } from "../look/sound-page.ts";
import { expect, letIn, sharedShop, test } from "../shop-test.ts";
import { mailedLink, ownerOf } from "./owner.ts";

const awb = "EB123456789IN";

async function sendInTwo(number: string): Promise<void> {
  const owner = await ownerOf();
  await owner.pack(number, 1, awb);
  await owner.pack(number, 1);
}

async function expectTwoParcels(page: Page): Promise<void> {
  const parcels = page.getByRole("region", { name: "Your parcels" }).getByRole("listitem");
  const first = parcels.filter({ has: page.getByRole("heading", { name: "Parcel 1 of 2" }) });
  await expect(first).toContainText("Picked up");
  await expect(first).toContainText(awb);
  await expect(first.getByRole("list", { name: "The parcel's way" })).toContainText(
    "On its way, current step",
  );
  const second = parcels.filter({ has: page.getByRole("heading", { name: "Parcel 2 of 2" }) });
  await expect(second).toContainText("Packed, current step");
  await expect(second).toContainText("1 × ");
}

test.use({ viewport: { width: 360, height: 740 } });

test("an order in two parcels is followed in the account and by its mail", async ({ page, browser }) => {
  const buyer = await signIn(sharedShop(), "user");
  const { email } = await letIn(page.context(), buyer);
  const number = await placeOrder({ email }, { cookie: buyer.cookie });
  await sendInTwo(number);
  await page.goto("/dashboard/my-orders");
  await page.getByRole("link", { name: number }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectTwoParcels(page);
  await expectSound(page, [360, 768, 1440], "advice");

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const mailed = await plain.newPage();
  await mailed.goto(await mailedLink(email, /order-confirmation/));
  await expectTwoParcels(mailed);
  await plain.close();
});

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { placeOrder } from "../../placed-order.ts";
import { signIn } from "../../sign-in.ts";
import { expectSoundAtWidths } from "../look/sound-page.ts";
import { expect, test } from "../shop-test.ts";
import { mailedLink, ownerOf, sharedShop } from "./owner.ts";

const awb = "EB123456789IN";

/** One piece is on its way, the other one packed. */
async function sendInTwo(number: string): Promise<void> {
  const owner = await ownerOf(sharedShop());
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("an order in two parcels is followed in the account", async ({ page }) => {
    const { cookie, actor } = await signIn(sharedShop(), "user");
    const number = await placeOrder({ email: actor.email }, { cookie });
    await sendInTwo(number);
    const [name = "", value = ""] = cookie.split(/=(.*)/s);
    await page.context().addCookies([{ name, value, url: sharedShop().origin }]);
    await page.goto("/dashboard/my-orders");
    await page
      .getByRole("link", { name: new RegExp(number) })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectTwoParcels(page);
    await expectSoundAtWidths(page, [360, 768, 1440]);
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled });

      test("an order in two parcels is followed by its mailed link", async ({ page }) => {
        const email = `asha-${randomUUID().slice(0, 8)}@example.com`;
        await sendInTwo(await placeOrder({ email }));
        await page.goto(await mailedLink(sharedShop(), email, /order-confirmation/));
        await expectTwoParcels(page);
      });
    });
});

import type { Page } from "@playwright/test";
import { addOrder, inState, paidByCard } from "../../database/order-row.ts";
import { addProducts } from "../../database/product-row.ts";
import { addReview } from "../../database/review-row.ts";
import { addRow, type Db } from "../../database/test-rows.ts";
import { expect, ownShop, test } from "../shop-test.ts";
import { admin } from "./admin-pages.ts";

// Each of an owner's twenty tasks is two presses away from the Dashboard, in Hindi on a phone (ADMIN-1).

const { at, db, enter } = ownShop();
const buyer = "Asha Kumari";
const places = "मेन्यू";
const own = "खाता";

/** A line of what waits, and then the row; or a menu, and then the place. */
const tasks = [
  ["confirm an order", "पक्के करने के ऑर्डर", buyer, "orders/"],
  ["pack an order", "पैक करने के ऑर्डर", buyer, "orders/"],
  ["send an order", "भेजने के ऑर्डर", buyer, "orders/"],
  ["call about a failed delivery", "पहुँच नहीं पाए", buyer, "orders/"],
  ["approve a return", "नई वापसियाँ", "R-1", "returns/"],
  ["settle a return", "निपटाने की वापसियाँ", "R-2", "returns/"],
  ["send money back", "पैसे वापस भेजने हैं", buyer, "orders/"],
  ["answer a message", "जिनका जवाब नहीं दिया, वे संदेश", "Meenakshi", "contact-messages"],
  ["make an offer", "जिनका जवाब नहीं दिया, वे थोक पूछताछ", "Harpreet", "bulk-quotes"],
  ["show a review", "देखने की राय", "Zoya", "reviews"],
  ["change a price", places, "सामान", "products"],
  ["add a discount", places, "छूट", "discounts"],
  ["write a newsletter", places, "चिट्ठियाँ", "newsletters"],
  ["write a post", places, "कहानियाँ", "blog"],
  ["write about an artisan", places, "कारीगर", "artisans"],
  ["translate a text", places, "अनुवाद", "translations"],
  ["see the numbers", places, "आँकड़े", "numbers"],
  ["take the month's books", places, "हिसाब", "books"],
  ["change a setting", own, "सेटिंग", "settings"],
  ["invite somebody", own, "स्टाफ़", "staff"],
] as const;

test.beforeAll(async () => layWhatWaits(await db()));

async function layWhatWaits(shop: Db): Promise<void> {
  const now = new Date();
  await addOrder(shop, [], { cod_confirm_by: new Date(now.getTime() + 86_400_000) });
  await addOrder(shop, []);
  await addOrder(shop, [], { packed_at: now });
  await addOrder(shop, [], { ...paidByCard, refund_due: true });
  const order_id = await addOrder(shop, [], inState("shipped"));
  await addRow(shop, "shipments", { order_id, number: 1, state: "attempt_failed" });
  for (const [number, state] of [
    ["R-1", "requested"],
    ["R-2", "received"],
  ] as const) {
    const order_id = await addOrder(shop, [{ id: number }], { ...inState("delivered"), delivered_at: now });
    const asked = { number, state, kind: "damage", reason: "damaged", wish: "refund" } as const;
    const { id: request_id } = await addRow(shop, "return_requests", { order_id, ...asked });
    await addRow(shop, "return_items", { request_id, order_item_id: number, quantity: 1 });
  }
  const sender = { full_name: "Meenakshi", email: "meenakshi@example.com" };
  await addRow(shop, "contact_messages", { ...sender, message_content: "Does it close with a zip?" });
  await addRow(shop, "bulk_quotes", { ...sender, full_name: "Harpreet" });
  await addProducts(shop, [{ id: "tote", name: "Tote" }]);
  await addReview(shop, "tote", { state: "pending", author: "Zoya" });
}

async function press(page: Page, first: string, second: string): Promise<void> {
  if (first === places || first === own) {
    await page.getByRole("button", { name: first, exact: true }).click();
    await page
      .locator("nav")
      .getByRole("link", { name: new RegExp(`^${second}(?!ों)`) })
      .click();
    return;
  }
  await page.getByRole("link", { name: first, exact: true }).click();
  await page.getByRole("row").filter({ hasText: second }).first().click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ locale: "hi-IN", viewport: { width: 360, height: 740 }, javaScriptEnabled });

    test("every task is found within two presses", async ({ page, context }) => {
      await enter(context);
      for (const [task, first, second, place] of tasks)
        await test.step(task, async () => {
          await page.goto(at(admin.overview));
          await press(page, first, second);
          await expect(page).toHaveURL(new RegExp(`/dashboard/${place}`));
          const isRecord = first !== places && first !== own;
          const opened =
            place === "orders/"
              ? page.getByRole("heading", { level: 1, name: /^ऑर्डर:/ })
              : page.getByRole("dialog");
          await expect(isRecord ? opened : page.getByRole("heading", { level: 1 })).toBeVisible();
        });
    });
  });

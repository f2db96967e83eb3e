import { sql } from "kysely";
import { offerPath } from "#offers/offer-link.server.ts";
import { freshOfferNumber, sentOffer } from "../../database/sent-offer.ts";
import { codeIn } from "../../read-code.ts";
import { expectSound } from "../look/sound-page.ts";
import { expectRoomy } from "../roomy-page.ts";
import { answer, expect, ownShop, test } from "../shop-test.ts";

// A part that is paid by UPI: by its buyer on a phone, with script and without, and by the owner who looks.
const APP_SECRET = "the secret of this test's shop, long enough";
const { at, db, enter } = ownShop("goods", { APP_SECRET });
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test("is said on a phone, not found, said again without script in Hindi, and received", async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  await sql`update shop_settings set facts = facts || '{"upiId": "haat@ybl"}'`.execute(await db());
  const number = freshOfferNumber();
  await sentOffer(await db(), { number, advancePercent: 50 });
  const buyer = await (await browser.newContext(phone)).newPage();
  await buyer.goto(at(offerPath({ number, revision: 1 }, APP_SECRET)));
  await buyer.getByRole("button", { name: "Accept and Pay by Bank Transfer" }).click();
  await buyer.waitForURL(/order-confirmation/);
  const order = new URL(buyer.url());
  const code = buyer.getByRole("img", { name: "Scan this with a UPI app" });
  await expect(code).toBeVisible();
  const link = buyer.getByRole("link", { name: "Open in a UPI App" });
  await expect(link).toBeVisible();
  expect(await codeIn(await code.screenshot())).toBe(await link.getAttribute("href"));
  await expectRoomy(buyer);
  await expectSound(buyer, [360]);
  await page.goto(order.href);
  await expect(page.getByText("haat@ybl")).toBeVisible();
  await expect(page.getByText("Open in a UPI App")).toBeHidden();

  await buyer.getByRole("link", { name: "I Have Paid" }).click();
  await buyer.getByLabel("UPI Reference").fill("4123 4567 890");
  await buyer.getByRole("button", { name: "I Have Paid" }).click();
  await expect(buyer.getByText("A UPI reference has 12 digits.")).toBeVisible();
  await expect(buyer.getByLabel("UPI Reference")).toBeFocused();
  await expectRoomy(buyer);
  await expectSound(buyer, [360]);
  await buyer.getByLabel("UPI Reference").fill("४१२३ ४५६७-८९०१");
  await buyer.getByRole("button", { name: "I Have Paid" }).click();
  await buyer.waitForURL(/order-confirmation/);
  await expect(buyer.getByText("Said to be paid", { exact: true })).toBeVisible();
  await expect(code).toBeHidden();

  await enter(page.context());
  await page.goto(at("/admin/dashboard"));
  await page.getByRole("link", { name: "Payments to look for" }).click();
  await page
    .getByRole("link", { name: /JC-\d+/ })
    .first()
    .click();
  await expect(page.getByText(/is said to be paid by UPI/)).toBeVisible();
  await expect(page.getByLabel("Bank reference")).toHaveValue("412345678901");
  await page.getByRole("button", { name: "Not Found" }).click();
  await answer(page, "Not Found");
  await expect(page.getByText("Payment not found", { exact: true })).toBeVisible();

  const plain = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage();
  await plain.goto(at(`/hi${order.pathname}${order.search}`));
  await expect(plain.getByText(/वह हमें नहीं मिला/)).toBeVisible();
  await plain.getByRole("link", { name: "मैंने चुका दिया" }).click();
  await plain.getByLabel("UPI रेफ़रेंस").fill("412345678901");
  await plain.getByRole("button", { name: "मैंने चुका दिया" }).click();
  await expect(plain.getByText("आपने बताया कि चुका दिया")).toBeVisible();

  await page.reload();
  await expectSound(page, [360]);
  await page.getByRole("button", { name: "Payment Received" }).click();
  await expect(page.getByText("Payment received", { exact: true })).toBeVisible();
  await expect(page.getByText(/by UPI \(412345678901\)/).first()).toBeVisible();
  await plain.reload();
  await expect(plain.getByText(/को चुकाया/)).toBeVisible();
});

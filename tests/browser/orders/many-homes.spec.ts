import { offerPath } from "#offers/offer-link.server.ts";
import { paise } from "#values/money/money.ts";
import { draftOffer } from "../../database/offer-row.ts";
import { freshOfferNumber, sentOffer } from "../../database/sent-offer.ts";
import { expectSound } from "../look/sound-page.ts";
import { expectRoomy } from "../roomy-page.ts";
import { expect, ownShop, test } from "../shop-test.ts";

// An order to many homes: its buyer on a phone, somebody who is asked, and its owner.
const APP_SECRET = "the secret of this test's shop, long enough";
const { at, db, enter } = ownShop("goods", { APP_SECRET });
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const head = "Name,Phone,Address Line 1,Address Line 2,City,State,Pincode,Pieces: Kohbar Tote,Note,Email";
const meera = "Meera Devi,98765 43210,12 Station Road,,Patna,Bihar,800001,120,For your table,";
const uma = "Uma,,,,,,,80,,uma@example.com";

test.describe.configure({ mode: "serial", timeout: 240_000 });

let homes = "";
let gift = "";

test("a buyer in Hindi finds each fault by row and field, mends it in place, and asks each person", async ({
  browser,
}) => {
  const page = await (await browser.newContext(phone)).newPage();
  const number = freshOfferNumber();
  const lines = draftOffer().lines.slice(0, 1);
  await sentOffer(await db(), { number, lines, language: "hi", toMany: { parcels: 2, price: paise(60_00) } });
  const offer = offerPath({ number, revision: 1 }, APP_SECRET);
  await page.goto(at(`/hi${offer}`));
  await expect(page.getByText("GSTIN हो तो भारत में कहीं भी, न हो तो सब एक ही राज्य में।")).toBeVisible();
  await page.getByRole("button", { name: "मंज़ूर करें, बैंक से भेजें" }).click();
  await page.waitForURL(/order-confirmation/);
  homes = offer.replace("?", "/addresses?");
  await page.goto(at(`/hi${homes}`));
  await page.getByText("या यहाँ लिखिए या चिपकाइए").click();
  const sheet = page.getByLabel("शीट, शब्दों में");
  const odd = [meera.replace("800001", "753001").replace("98765 43210", "9.8E+09"), uma];
  await sheet.fill([head, ...odd].join("\n"));
  await page.getByRole("button", { name: "अपलोड कीजिए" }).click();
  const faults = page.getByRole("alert");
  await expect(faults.getByRole("listitem")).toHaveText([/पंक्ति 2: .*Phone/, /पंक्ति 2: .*ओडिशा.*Pincode/]);
  await expect(sheet).toHaveValue([head, ...odd].join("\n"));
  await expectRoomy(page);
  await expectSound(page, [360]);
  await sheet.fill([head, meera, uma].join("\n"));
  await page.getByRole("button", { name: "अपलोड कीजिए" }).click();
  await expect(page.getByText("Meera Devi")).toBeVisible();
  await expect(faults).toHaveCount(0);
  await expect(page.getByText("सारे नग किसी न किसी को दिए गए हैं।")).toBeVisible();
  await page.getByRole("button", { name: "हर व्यक्ति से पूछिए" }).click();
  await expect(page.getByText(/को पूछा गया/)).toBeVisible();
  await expectRoomy(page);
  await expectSound(page, [360]);
  const mail = await (await db())
    .selectFrom("mail_outbox")
    .select("letter")
    .where("kind", "=", "gift-asked")
    .executeTakeFirstOrThrow();
  gift = /\/gift\/[\w-]{22}/.exec(JSON.stringify(mail.letter))?.[0] ?? "";
  await page.context().close();
});

test("who is asked answers without script, and what was wrong stands at its field", async ({ browser }) => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at(gift));
  await expect(page.getByText("Name, address and number are erased 90 days after")).toBeVisible();
  await page.getByLabel("Full Name").fill("Uma Jha");
  await page.getByLabel("Address Line 1").fill("7 Lake Road");
  await page.getByLabel("City").fill("Gaya");
  await page.getByLabel("State").selectOption("Bihar");
  await page.getByLabel("Pincode").fill("753001");
  await page.getByRole("button", { name: "Send It Here" }).click();
  await expect(page.getByText("753001 is a pincode of Odisha")).toBeVisible();
  await expect(page.getByText("Enter a phone number of ten digits")).toBeVisible();
  await expect(page.getByLabel("Address Line 1")).toHaveValue("7 Lake Road");
  await expectRoomy(page);
  await page.getByLabel("Pincode").fill("823001");
  await page.getByLabel("Phone").fill("९१२३४५६७८९");
  await page.getByRole("button", { name: "Send It Here" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, we know where it goes");
  await context.close();

  const scripted = await (await browser.newContext(phone)).newPage();
  await scripted.goto(at(gift));
  await expectSound(scripted, [360]);
  await scripted.goto(at(homes));
  await expect(scripted.getByText("Given by themselves")).toBeVisible();
  await expect(scripted.getByText("Lake Road")).toHaveCount(0);
  await scripted.context().close();
});

test("the owner books on a phone, and sends by a sheet what no carrier takes", async ({ browser }) => {
  const context = await browser.newContext(phone);
  await enter(context);
  const page = await context.newPage();
  await (await db())
    .updateTable("order_dues")
    .set({ paid_at: new Date(), method: "bank" })
    .where("paid_at", "is", null)
    .execute();
  await (await db()).updateTable("orders").set({ payment_state: "captured" }).execute();
  const { order_id } = await (await db())
    .selectFrom("recipient_lists")
    .select("order_id")
    .executeTakeFirstOrThrow();
  await page.goto(at(`/admin/dashboard/orders/${order_id}/recipients`));
  await expect(page.getByText("2 parcels can be sent.")).toBeVisible();
  await page.getByText("The sheet back", { exact: true }).click();
  await page.getByText("Or paste it here").click();
  await expectRoomy(page);
  await expectSound(page, [360]);
  await page.getByLabel("The sheet as text").fill("Row,Courier,Tracking number\n2,DTDC,D2\n7,DTDC,D7");
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("alert")).toContainText("Row 3: the list has no row 7.");
  await expectSound(page, [360]);
  await page.getByLabel("The sheet as text").fill("Row,Courier,Tracking number\n2,DTDC,D2\n3,DTDC,D3");
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("2 parcels updated")).toBeVisible();
  await expect(page.getByText("0 of 2 parcels have arrived.")).toBeVisible();
  await context.close();
});

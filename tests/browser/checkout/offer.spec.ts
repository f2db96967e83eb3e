import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { OfferLine } from "#offers/offer.ts";
import { offerPath } from "#offers/offer-link.server.ts";
import { paise } from "#values/money/money.ts";
import type { draftOffer } from "../../database/offer-row.ts";
import { freshOfferNumber, sentOffer } from "../../database/sent-offer.ts";
import { expectSound } from "../look/sound-page.ts";
import { expectRoomy } from "../roomy-page.ts";
import { answer, expect, ownShop, test } from "../shop-test.ts";

// A company's buyer at an offer, on a phone and at a desk.
const APP_SECRET = "the secret of this test's shop, long enough";
const { at, db, running } = ownShop("goods", { APP_SECRET, SHOP_GSTIN: "10AAACH7409R1ZG" });

test.describe.configure({ mode: "serial", timeout: 240_000 });

/** Forty lines with a thousand pieces in all. */
const fortyLines: readonly Omit<OfferLine, "id">[] = Array.from({ length: 40 }, (_, n) => ({
  ...{ productId: null, variantId: null, name: `Kohbar Tote No. ${n + 1}`, sku: `KT-${n + 1}` },
  optionText: n % 3 === 0 ? "Size: Large, Colour: Madder red" : null,
  details: n % 5 === 0 ? "With your logo, 8 cm, lower left" : null,
  ...{ hsn: "42022220", taxRate: n % 2 === 0 ? "12.00" : "5.00", quantity: 25 },
  unitPrice: paise(1_234_56 + n),
}));

async function offered(change: Parameters<typeof draftOffer>[0] = {}) {
  const number = freshOfferNumber();
  const sent = {
    ...{ number, promisedOn: "2099-12-20", advancePercent: 50, shippingCost: paise(1_250_00) },
    words: "Thank you for your call. The bags are sewn in Jitwarpur; the logo is printed with one screen.",
  };
  await sentOffer(await db(), { ...sent, ...change });
  return { number, path: at(offerPath({ number, revision: 1 }, APP_SECRET)) };
}

async function showProof(number: string) {
  const key = `private/offer_proofs/${number}/logo_1200x900.webp`;
  const file = join(running().dataDir, "files", key);
  mkdirSync(dirname(file), { recursive: true });
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#A6342B" } });
  writeFileSync(file, await picture.webp().toBuffer());
  const proof = { id: randomUUID(), offer_number: number, title: "Logo, lower left" };
  const values = { ...proof, picture: `/files/${key}` };
  await (await db()).insertInto("offer_proofs").values(values).execute();
}

for (const { width, tag = [] } of [{ width: 360 }, { width: 1440, tag: "@torture" }]) {
  test(`a proof is answered and the offer accepted by transfer at ${width} px`, { tag }, async ({ page }) => {
    const { number, path } = await offered({ lines: fortyLines });
    await showProof(number);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Offer ${number}`);
    await expect(page.getByText("Kohbar Tote No. 40")).toBeVisible();
    if (width === 360) await expectRoomy(page);
    await expectSound(page, [width]);

    await page.getByRole("button", { name: "Ask for Changes" }).click();
    const words = page.getByLabel("What should be changed?");
    await expect(page.getByText("Please tell us what should be changed.")).toBeVisible();
    await words.fill("A little larger");
    await page.getByRole("button", { name: "Ask for Changes" }).click();
    await expect(page.getByText("Changes asked for", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(page.getByText("Approved", { exact: true })).toBeVisible();

    await page.getByText("Change addresses or company").click();
    await page.getByLabel("Pincode").first().fill("560001");
    await page.getByLabel("Purchase Order Number").fill("PO-7");
    await page.getByRole("button", { name: "Accept and Pay by Bank Transfer" }).click();
    await expect(page.getByLabel("Pincode").first()).toBeFocused();
    await expect(page.getByLabel("Purchase Order Number")).toHaveValue("PO-7");
    await page.waitForFunction(() => document.getAnimations().length === 0);
    if (width === 360) await expectRoomy(page);
    await expectSound(page, [width]);
    await page.getByLabel("Pincode").first().fill("800001");
    await page.getByRole("button", { name: "Accept and Pay by Bank Transfer" }).click();
    await page.waitForURL(/order-confirmation/);
    await expect(page.getByText("Bank Transfer").first()).toBeVisible();

    await page.goto(path);
    await expect(page.getByText("You have accepted this offer.")).toBeVisible();
    await expect(page.getByRole("button", { name: /Accept/ })).toHaveCount(0);
    await page.getByRole("link", { name: "See your order" }).click();
    await page.waitForURL(/order-confirmation/);
  });
}

test("accepted by card it leads to where it is paid, and so does a second press", async ({ page }) => {
  const { path } = await offered();
  await page.goto(path);
  const stale = await page.context().newPage();
  await stale.goto(path);
  await page.getByRole("button", { name: "Accept and Pay", exact: true }).click();
  await page.waitForURL(/\/pay\/JC-\d+/);
  await stale.getByRole("button", { name: "Accept and Pay", exact: true }).click();
  await stale.waitForURL(/\/pay\/JC-\d+/);
  expect(new URL(stale.url()).pathname).toBe(new URL(page.url()).pathname);
  await stale.close();
});

test("a change that was asked for stands above its empty box; declining asks first", async ({ page }) => {
  const { path } = await offered();
  await page.goto(path);
  const box = page.getByLabel("What should be different?");
  for (const words of ["Only 150 bags, please.", "By the tenth, please."]) {
    await box.fill(words);
    await page.getByRole("button", { name: "Ask for a Change" }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(box).toHaveValue("");
  }
  await page.getByRole("button", { name: "Decline" }).click();
  await answer(page, "Cancel");
  await expect(page.getByRole("button", { name: "Accept and Pay", exact: true })).toBeVisible();
  await page.getByLabel("What made you decide against it?").fill("We need them in May.");
  await page.getByRole("button", { name: "Decline" }).click();
  await answer(page, "Decline");
  await expect(page.getByText("You have declined this offer.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("without script what was done is told where it is seen", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { number, path } = await offered();
  await showProof(number);
  await page.goto(path);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Approved", { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Proof Approved" })).toBeVisible();
  await page.getByLabel("What should be different?").fill("Only 150 bags, please.");
  await page.getByRole("button", { name: "Ask for a Change" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Change Asked For" })).toBeInViewport();
  await context.close();
});

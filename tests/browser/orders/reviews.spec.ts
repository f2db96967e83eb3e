import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { placeOrder } from "../../placed-order.ts";
import { expectSound } from "../look/sound-page.ts";
import { expect, test } from "../shop-test.ts";
import { mailedLink, ownerOf } from "./owner.ts";
import { smallPhotos } from "./phone-photos.ts";

/** What a guest has bought and received, where it is reviewed. */
async function openReviews(page: Page): Promise<void> {
  const email = `asha-${randomUUID().slice(0, 8)}@example.com`;
  const number = await placeOrder({ email });
  const owner = await ownerOf();
  await owner.setStatus(number, "delivered");
  await page.goto(await mailedLink(email, /order-confirmation/));
  await page.getByRole("link", { name: "Write a Review" }).click();
  await page.waitForURL(/\/review\/JC-/);
}

test.use({ viewport: { width: 360, height: 740 } });

test("a review goes with its photos, and a change of it begins with what stands", async ({ page }, info) => {
  await openReviews(page);
  const send = page.getByRole("button", { name: "Send Review" });
  await send.click();
  await expect(page.getByText("Choose how many stars you give.")).toBeVisible();
  await page.getByRole("radio", { name: /Good/ }).check();
  await page.getByLabel("Your review").fill("The painting is finer than in the picture.");
  await page.getByLabel("Choose Photos").setInputFiles(await smallPhotos(info.outputPath("."), 2));
  await expect(page.getByRole("img", { name: "Photo 2" })).toHaveJSProperty("naturalWidth", 192);
  await expectSound(page, [360, 768], "advice");
  await send.dblclick();
  await expect(page.getByText("Waiting: we look at it first.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("link", { name: /^Edit/ }).click();
  await expect(page.getByRole("radio", { name: /Good/ })).toBeChecked();
  await page.getByLabel("Keep photo 1").uncheck();
  await send.click();
  await expect(page.getByText("Waiting: we look at it first.")).toBeVisible();
  await page.getByRole("link", { name: /^Edit/ }).click();
  await expect(page.getByLabel("Keep photo 1")).toBeChecked();
  await expect(page.getByLabel("Keep photo 2")).toHaveCount(0);
});

test("in Hindi, too, a form with photos goes to the page on which it stands", async ({ page }) => {
  await openReviews(page);
  await page.goto(page.url().replace("/review/", "/hi/review/"));
  await page.locator('main form [type="submit"]').click();
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
  await expect(page).toHaveURL(/\/hi\/review\/JC-/);
});

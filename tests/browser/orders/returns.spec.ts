import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { placeOrder } from "../../placed-order.ts";
import { signIn } from "../../sign-in.ts";
import { expectSound } from "../look/sound-page.ts";
import { expect, letIn, sharedShop, test } from "../shop-test.ts";
import { mailedLink, ownerOf } from "./owner.ts";
import { phonePhotos, smallPhotos } from "./phone-photos.ts";

/** The form for a guest's order that has arrived, by its mail's link. */
async function openReturnForm(page: Page): Promise<void> {
  const email = `asha-${randomUUID().slice(0, 8)}@example.com`;
  const number = await placeOrder({ email });
  const owner = await ownerOf();
  await owner.setStatus(number, "delivered");
  await page.goto(await mailedLink(email, /order-confirmation/));
  await page.getByRole("link", { name: "Return or Report a Problem" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Return or Report a Problem" })).toBeVisible();
}

async function fill(page: Page): Promise<void> {
  await page
    .getByLabel(/^Pieces of /)
    .first()
    .fill("1");
  await page.getByRole("radio", { name: "It arrived damaged" }).check();
  await page.getByLabel("What is wrong, in your words").fill("A seam is torn");
}

/** The request's page; answers its number. */
async function isRequested(page: Page): Promise<string> {
  await page.waitForURL(/\/return\/R-\d+\?token=/);
  const number = /R-\d+/.exec(page.url())?.[0] ?? "";
  await expect(page.getByRole("heading", { level: 1, name: `Return ${number}` })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByText("We look at your request and write to you.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Photo 2" })).toBeVisible();
  return number;
}

async function followToItsEnd(page: Page): Promise<void> {
  const number = await isRequested(page);
  const owner = await ownerOf();
  await owner.replace(number);
  await page.reload();
  await expect(page.locator('[aria-current="step"]')).toContainText("Settled");
  await expect(page.getByText("A new piece leaves us next.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the order" }).click();
  await expect(page.getByText("Replaces what you returned or reported")).toBeVisible();
}

test.use({ viewport: { width: 360, height: 740 } });

test("two photos from its camera go small, and the page answers meanwhile", async ({ page }, info) => {
  await openReturnForm(page);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const blocked: number[] = [];
    Object.assign(window, { blocked });
    const seen = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocked.push(duration);
    });
    seen.observe({ type: "longtask" });
  });
  await page.getByLabel("Choose Photos").setInputFiles(await phonePhotos(info.outputPath("."), 2));
  await expect(page.getByRole("img", { name: "Photo 2" })).toHaveJSProperty("naturalWidth", 192);
  await fill(page);
  await page.getByRole("radio", { name: "The same piece anew" }).check();
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("/return"),
  );
  await page.getByRole("button", { name: "Send Request" }).click();
  expect(Number(await (await sent).headerValue("content-length"))).toBeLessThan(2_500_000);
  await page.waitForURL(/\/return\/R-/);
  const blocked = await page.evaluate(() =>
    "blocked" in window && Array.isArray(window.blocked) ? window.blocked : [],
  );
  expect(Math.max(0, ...blocked)).toBeLessThan(500);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await followToItsEnd(page);
  await page.goBack();
  await expectSound(page, [360, 768, 1440], "advice");
});

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

import type { Page } from "@playwright/test";
import { expect, test } from "../shop-test.ts";
import { isPaidAt, payNow, windowIn } from "./payment-window.ts";
import { fillCart } from "./shopper.ts";

test.use({ viewport: { width: 360, height: 740 } });

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const inIndia = (page: Page) => page.getByRole("group", { name: "Shipping address" });
const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

async function fillParts(page: Page, parts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(parts)) await field(page, label).first().fill(text);
}

const london = { "Full Name": "Meera Jha", Email: "meera@example.com", "Address Line 1": "12 Baker Street" };

/** Whichever way they came, the fields of one country stand there and those of the other do not. */
async function expectAbroad(page: Page): Promise<void> {
  for (const label of ["State or Region", "Postal Code"]) await expect(field(page, label)).toBeVisible();
  for (const label of ["State", "Pincode"]) await expect(field(page, label).first()).toBeHidden();
}

test("a card abroad pays for a parcel to India, whose receiver is called", async ({ page }) => {
  await fillCart(page);
  await page.goto("/checkout");
  await expect(field(page, "Country").locator("option")).toHaveCount(249);
  await field(page, "Country").selectOption("United Kingdom");
  await expectAbroad(page);
  await expect(page.getByLabel("Shipping same as billing")).toHaveCount(0);
  await fillParts(page, { ...london, City: "London", "Postal Code": "NW1 6XE", Phone: "+44 20 7946 0958" });
  await next(page);
  await expect(inIndia(page).getByText("Tell us the receiver's mobile number in India.")).toBeVisible();
  const there = inIndia(page);
  const patna = {
    "Full Name": "Ravi Jha",
    "Address Line 1": "4 Station Road",
    City: "Patna",
    Pincode: "800001",
  };
  for (const [label, text] of Object.entries(patna))
    await there.getByLabel(label, { exact: true }).fill(text);
  await there.getByLabel("Receiver's Mobile Number").fill("91234 56789");
  await next(page);
  await next(page);
  await expect(page.getByText("Cash on delivery needs a billing address in India.")).toBeVisible();
  await payNow(page).click();
  await expect(windowIn(page).dialog).toContainText("+442079460958");
  await windowIn(page).success.click();
  await isPaidAt(page);
  await expect(page.getByRole("main")).toContainText("Phone 91234 56789");
});

test("the country shows its own fields without script, and back", async ({ browser, page, baseURL }) => {
  await fillCart(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  await plain.goto("/checkout");
  await expect(field(plain, "Postal Code")).toBeHidden();
  await field(plain, "Country").selectOption("Another country");
  await expectAbroad(plain);
  await next(plain);
  await field(plain, "Country").first().selectOption("Nepal");
  await expectAbroad(plain);
  await field(plain, "Country").first().selectOption("India");
  await expect(field(plain, "Pincode").first()).toBeVisible();
  await expect(field(plain, "Postal Code")).toBeHidden();
  await context.close();
});

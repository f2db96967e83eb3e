import type { Browser, Page } from "@playwright/test";
import { open, openMore } from "../admin/admin-pages.ts";
import { windowIn } from "../checkout/payment-window.ts";
import { openProduct } from "../checkout/shopper.ts";
import { expect, ownShop, test } from "../shop-test.ts";
import { mailedLink } from "./owner.ts";
import { phonePhotos } from "./phone-photos.ts";

// From a request for 200 bags to a paid order, on two screens: a company's buyer's, and the owner's.
const shop = ownShop("goods", { SHOP_GSTIN: "10AAACH7409R1ZG" });
test.setTimeout(240_000);

async function screenOf(browser: Browser, width: number, isOwner = false): Promise<Page> {
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ baseURL: shop.at(""), viewport, locale: "en-IN" });
  if (isOwner) await shop.enter(context);
  return context.newPage();
}

/** Whose bags they are, and what stands on their papers. */
const company = { name: "Haat & Sons Pvt Ltd", gstin: "27AAPFU0939F1ZV", poNumber: "PO/26-27/0142" };
const person = "Ravi Sinha";

async function askForQuote(page: Page, email: string): Promise<void> {
  await openProduct(page);
  await page.getByRole("button", { name: "Request Bulk Quote" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Full Name").fill(person);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Phone").fill("98765 43210");
  await dialog.getByLabel("Company").fill(company.name);
  await dialog.getByLabel("Quantity").fill("200");
  await dialog.getByLabel("Customization Details").fill("Our logo in madder red, 8 cm, lower left.");
  await dialog.getByRole("button", { name: "Submit Quote Request" }).click();
  await expect(page.getByText("Quote Request Submitted!")).toBeVisible();
}

async function askForChanges(page: Page, words: string): Promise<void> {
  await page.getByLabel("What should be changed?").fill(words);
  await page.getByRole("button", { name: "Ask for Changes" }).click();
  await expect(page.getByText("Changes Asked For", { exact: true })).toBeVisible();
}

async function fillCompany(page: Page): Promise<void> {
  await page.getByLabel("Purchase Order Number").fill(company.poNumber);
  await page.getByLabel("GSTIN").fill(company.gstin);
  const delivery = page.getByRole("group", { name: "Delivery address" });
  await delivery.getByLabel("Full Name").fill(person);
  await delivery.getByLabel("Address Line 1").fill("14 Lower Parel Marg");
  await delivery.getByLabel("City").fill("Mumbai");
  await delivery.getByLabel("Pincode").fill("400013");
  await delivery.getByLabel("State").selectOption({ label: "Maharashtra" });
}

/** The order whose page stands open, once it does. */
async function orderOpened(page: Page): Promise<string> {
  await page.waitForURL(/\/order-confirmation\?orderId=JC-\d{13}/);
  return new URL(page.url()).searchParams.get("orderId") ?? "";
}

/** Makes an offer of the newest request, half of it in advance, and sends it. */
async function makeOffer(page: Page): Promise<void> {
  await page.goto("/admin/dashboard/bulk-quotes");
  await page.getByRole("button", { name: "View & Update" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Make an Offer" }).click();
  await expect(page.getByLabel("Pieces")).toHaveValue("200");
  await page.getByLabel("Price of one (₹)").fill("229.50");
  await page.getByLabel("Shipping (₹)").fill("1250");
  await page.getByLabel("Advance (%)").fill("50");
  await saveAndSend(page);
}

async function changePrice(page: Page, price: string): Promise<void> {
  const change = page.getByRole("button", { name: "Change", exact: true });
  // Where nobody asks for it, it is folded.
  if (!(await change.isVisible())) await page.getByText("More", { exact: true }).click();
  await change.click();
  await page.getByLabel("Price of one (₹)").fill(price);
  await saveAndSend(page);
}

async function saveAndSend(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The draft is kept.")).toBeVisible();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("The offer is open to its buyer.")).toBeVisible();
}

async function showProof(page: Page, title: string, picture: string): Promise<void> {
  await page.getByLabel("What it shows").fill(title);
  await page.getByLabel("Picture").setInputFiles(picture);
  await page.getByRole("button", { name: "Add Proof" }).click();
  await expect(page.getByRole("img", { name: title })).toBeVisible();
}

/** Makes a parcel of the open order that has left already, and comes back to the order. */
async function sendParcel(page: Page, pieces: number, awb: string): Promise<void> {
  const order = page.url();
  await page.goto(order);
  await openMore(page);
  await page.getByRole("link", { name: "New Shipment" }).click();
  await page.getByRole("spinbutton").fill(String(pieces));
  await page.getByLabel("Courier").fill("India Post");
  await page.getByLabel("Tracking number").fill(awb);
  await page.getByLabel("It has left already").check();
  await page.getByRole("button", { name: "Make Parcel" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Parcel/ })).toBeVisible();
  await page.goto(order);
}

/** Both screens, with an offer that was just sent. */
async function offered(browser: Browser, email: string, width = 360) {
  const [buyer, owner] = [await screenOf(browser, width), await screenOf(browser, width, true)];
  await askForQuote(buyer, email);
  await makeOffer(owner);
  return { buyer, owner, link: await mailedLink(email, /\/offer\//, shop.running()) };
}

// The longest way of all. Its steps are taken one by one in `tests/browser/checkout/offer.spec.ts` and in
// `tests/payments/dues.test.ts`.
for (const width of [360, 1440])
  test(`at ${width} px 200 bags are paid in two parts`, { tag: "@torture" }, async ({ browser }, info) => {
    const email = `ravi-${width}@haat.example`;
    const { buyer, owner, link } = await offered(browser, email, width);
    const [picture = ""] = await phonePhotos(info.outputPath(), 1);
    await showProof(owner, "The logo", picture);
    await buyer.goto(link);
    await askForChanges(buyer, "Please make the logo 10 cm, not 8.");
    await owner.reload();
    await expect(owner.getByText("Please make the logo 10 cm, not 8.")).toBeVisible();
    await changePrice(owner, "224.50");
    await showProof(owner, "The logo, larger", picture);

    await buyer.goto(link);
    await expect(buyer.getByText("There is a newer offer.")).toBeVisible();
    await expect(buyer.getByRole("button", { name: /Accept|Decline|Approve/ })).toHaveCount(0);
    await buyer.goto(await mailedLink(email, /\/offer\//, shop.running()));
    const larger = buyer.getByRole("listitem").filter({ hasText: "The logo, larger" });
    await larger.getByRole("button", { name: "Approve" }).click();
    await expect(larger.getByText("Approved", { exact: true })).toBeVisible();

    await fillCompany(buyer);
    await buyer.getByRole("button", { name: "Accept and Pay", exact: true }).click();
    await windowIn(buyer).success.click();
    const number = await orderOpened(buyer);
    await expect(buyer.getByRole("link", { name: "Pay ₹23,075.00" })).toBeVisible();
    await open(owner, number);
    await expect(owner.getByRole("link", { name: "New Shipment" })).toHaveCount(0);
    await buyer.goto(await mailedLink(email, /\/pay\//, shop.running()));
    await expect(buyer.getByText("What you ordered")).toBeVisible();
    await expect(buyer.getByText(/business days/)).toHaveCount(0);
    await buyer.getByRole("button", { name: "Pay Now" }).click();
    await windowIn(buyer).success.click();
    await orderOpened(buyer);
    await expect(buyer.getByRole("link", { name: /^Pay ₹/ })).toHaveCount(0);

    await owner.reload();
    await expect(owner.getByText(company.gstin)).toBeVisible();
    await expect(owner.getByText(company.poNumber)).toBeVisible();
    await sendParcel(owner, 120, "EB123456781IN");
    await sendParcel(owner, 80, "EB123456782IN");
    await buyer.reload();
    await expect(buyer.getByRole("heading", { name: "Parcel 2 of 2" })).toBeVisible();
    const invoice = await owner.request.get(`${new URL(owner.url()).pathname}/invoice.pdf`);
    expect(invoice.headers()["content-type"]).toBe("application/pdf");
  });

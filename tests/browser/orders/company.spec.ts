import type { Browser, Page } from "@playwright/test";
import { open } from "../admin/admin-pages.ts";
import { windowIn } from "../checkout/payment-window.ts";
import { ownShop } from "../own-shop.ts";
import { expect, test } from "../shop-test.ts";
import { askForChanges, askForQuote, company, fillCompany, orderOpened } from "./company-buyer.ts";
import { changePrice, makeOffer, sendParcel, showProof } from "./offer-owner.ts";
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
  test(`at ${width} px 200 bags are offered, paid in two parts, and sent @tor`, async ({ browser }, info) => {
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

import type { Page } from "@playwright/test";
import { openProduct } from "../checkout/shopper.ts";
import { expect } from "../shop-test.ts";

/** Whose bags they are, and what stands on their papers. */
export const company = {
  name: "Haat & Sons Pvt Ltd",
  person: "Ravi Sinha",
  gstin: "27AAPFU0939F1ZV",
  poNumber: "PO/26-27/0142",
};

/** Asks for 200 of the cheapest product at its page. */
export async function askForQuote(page: Page, email: string): Promise<void> {
  await openProduct(page);
  await page.getByRole("button", { name: "Request Bulk Quote" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Full Name").fill(company.person);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Phone").fill("98765 43210");
  await dialog.getByLabel("Company").fill(company.name);
  await dialog.getByLabel("Quantity").fill("200");
  await dialog.getByLabel("Customization Details").fill("Our logo in madder red, 8 cm, lower left.");
  await dialog.getByRole("button", { name: "Submit Quote Request" }).click();
  await expect(page.getByText("Quote Request Submitted!")).toBeVisible();
}

/** Sends an offer's only proof back with words. */
export async function askForChanges(page: Page, words: string): Promise<void> {
  await page.getByLabel("What should be changed?").fill(words);
  await page.getByRole("button", { name: "Ask for Changes" }).click();
  await expect(page.getByText("Changes Asked For", { exact: true })).toBeVisible();
}

/** What the shop doesn't know yet of who buys. */
export async function fillCompany(page: Page): Promise<void> {
  await page.getByLabel("Purchase Order Number").fill(company.poNumber);
  await page.getByLabel("GSTIN").fill(company.gstin);
  const delivery = page.getByRole("group", { name: "Delivery address" });
  await delivery.getByLabel("Full Name").fill(company.person);
  await delivery.getByLabel("Address Line 1").fill("14 Lower Parel Marg");
  await delivery.getByLabel("City").fill("Mumbai");
  await delivery.getByLabel("Pincode").fill("400013");
  await delivery.getByLabel("State").selectOption({ label: "Maharashtra" });
}

/** The order whose page stands open, once it does. */
export async function orderOpened(page: Page): Promise<string> {
  await page.waitForURL(/\/order-confirmation\?orderId=JC-\d{13}/);
  return new URL(page.url()).searchParams.get("orderId") ?? "";
}

import type { Page } from "@playwright/test";

/** A billing address that the checkout takes. */
export const buyer = {
  "Full Name": "Asha Kumari",
  Email: "asha@example.com",
  Phone: "98765 43210",
  "Address Line 1": "12 Gandhi Path",
  City: "Patna",
  Pincode: "800001",
};

export async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(buyer))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("State", { exact: true }).selectOption({ label: "Bihar" });
}

/** Opens the first product that can be bought and returns its name. */
export async function openProduct(page: Page): Promise<string> {
  await page.goto("/shop?sort=price-asc");
  const link = page.locator("main h3 a, main h2 a").first();
  await link.click();
  await page.waitForURL(/\/shop\/[^?]+$/);
  // The address changes a moment before the page does.
  await page.getByRole("button", { name: "Request Bulk Quote" }).waitFor();
  return page.getByRole("heading", { level: 1 }).innerText();
}

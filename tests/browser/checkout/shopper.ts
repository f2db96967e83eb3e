import { randomUUID } from "node:crypto";
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

/** Fills the address in; the mailbox is another one every time, since orders for one are counted. */
export async function fillAddress(page: Page, change: Partial<typeof buyer> = {}): Promise<void> {
  const form = page.getByRole("main");
  const own = { Email: `asha-${randomUUID().slice(0, 8)}@example.com`, Phone: "" };
  for (const [label, value] of Object.entries({ ...buyer, ...own, ...change }))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel("State", { exact: true }).selectOption({ label: "Bihar" });
}

const cheapest = "/shop?sort=price-asc";

/** Opens a list's first product, the cheapest of all unless told, and returns its name. */
export async function openProduct(page: Page, list = cheapest): Promise<string> {
  await page.goto(list);
  return openFirstProduct(page);
}

/** Follows the shop page's first product and returns its name, once its own page stands. */
export async function openFirstProduct(page: Page): Promise<string> {
  await page.getByRole("heading", { level: 1, name: "Shop" }).waitFor();
  const link = page.getByRole("main").locator("li h2 a, li h3 a").first();
  const name = await link.innerText();
  await link.click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  return name;
}

/**
 * Puts a list's first product, the cheapest of all unless told, into the cart and goes to the checkout's last
 * step.
 */
export async function goToPayment(
  page: Page,
  change: Partial<typeof buyer> = {},
  list = cheapest,
): Promise<void> {
  await goToPaymentStep(page, change, list);
  // A press before the provider's script is there is only told to wait.
  await page.waitForFunction(() => window.Razorpay !== undefined);
}

/** The same, where the provider's script may be late or never come. */
export async function goToPaymentStep(
  page: Page,
  change: Partial<typeof buyer> = {},
  list = cheapest,
): Promise<void> {
  await openProduct(page, list);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await page.getByText("Added to Cart!").waitFor();
  await page.goto("/checkout");
  await fillAddress(page, change);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: /Card or UPI/ }).waitFor();
}

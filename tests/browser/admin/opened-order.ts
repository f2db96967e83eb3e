import type { Page } from "@playwright/test";
import { expect } from "../shop-test.ts";

export const list = "/admin/dashboard/orders";

/** Finds an order by its number, and opens it. */
export async function open(page: Page, number: string): Promise<void> {
  await page.goto(`${list}?q=${number}`);
  await page.getByRole("link", { name: "View", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order: ${number}` })).toBeVisible();
}

export const status = (page: Page) => page.getByRole("combobox", { name: "Status" });
export const update = (page: Page) => page.getByRole("button", { name: "Update Status" });

/** Told, and shown: the page has been read again, so that the next change starts from what is true now. */
export async function expectChangedTo(page: Page, name: string): Promise<void> {
  await expect(page.getByText(`Order status changed to ${name}.`)).toBeVisible();
  await expect(update(page)).toBeDisabled();
}

import type { Page } from "@playwright/test";
import type { Finger } from "./finger.ts";

/** Days from today as an owner types them. */
const day = (from: number): string =>
  new Date(Date.now() + from * 86_400_000).toLocaleDateString("en-IN", { timeZone: "Asia/Kolkata" });

/** 20 % off all of Core for three days, free delivery from ₹1,499 on, and a code for subscribers. */
export async function diwaliSale(page: Page, finger: Finger): Promise<void> {
  await openDiscounts(page, finger);
  await addDiscount(page, finger, {
    ...{ Title: "Diwali", Value: "20", "Applies To": "Collections", Which: "Core" },
    ...{ Starts: day(0), Ends: day(2) },
  });
  await addDiscount(page, finger, {
    ...{ Title: "Free delivery", Kind: "Off shipping", "Minimum Subtotal": "1499" },
    ...{ Starts: day(0), Ends: day(2) },
  });
  await addDiscount(page, finger, {
    ...{ Code: "DIWALI10", Title: "For subscribers", Value: "10", Ends: day(2), "Most Per Person": "1" },
  });
}

async function openDiscounts(page: Page, finger: Finger): Promise<void> {
  await finger.tap(page.getByRole("button", { name: "Menu" }));
  await finger.reads(page.getByRole("link", { name: "Discounts" }));
  await finger.tap(page.getByRole("link", { name: "Discounts" }));
  await finger.reads(page.getByRole("heading", { level: 1, name: "Discounts" }));
}

const lists = ["Kind", "Applies To"];

async function addDiscount(page: Page, finger: Finger, fields: Record<string, string>): Promise<void> {
  await finger.tap(page.getByRole("link", { name: "Add New Discount" }).first());
  const dialog = page.getByRole("dialog");
  await finger.reads(dialog);
  for (const [label, text] of Object.entries(fields)) {
    const field = dialog.getByLabel(label).first();
    await (lists.includes(label) ? finger.chooses(field, text) : finger.types(field, text));
  }
  await finger.tap(dialog.getByRole("button", { name: "Save Discount" }));
  await page.getByText("Discount Added").first().waitFor();
  await dialog.waitFor({ state: "hidden" });
}

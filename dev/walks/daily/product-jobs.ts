import type { Page } from "@playwright/test";
import type { Finger } from "../finger.ts";
import { button, find } from "./from-dashboard.ts";

export async function changePrice(page: Page, finger: Finger): Promise<void> {
  await find(page, finger, { typed: "Kohbar Lotus", found: "Kohbar Lotus Tote" });
  const dialog = page.getByRole("dialog", { name: "Edit Product" });
  await finger.reads(dialog);
  await finger.types(dialog.getByLabel("Price", { exact: true }), "1599");
  await finger.tap(button(page, "Save Product"));
  await page.getByText("Product Saved").first().waitFor();
}

/** Of one that the Dashboard names as scarce. */
export async function addPieces(page: Page, finger: Finger): Promise<void> {
  await finger.reads(page.getByRole("heading", { level: 1, name: "Dashboard" }));
  await finger.tap(page.getByRole("link", { name: "Tree of Life Wall Hanging" }));
  const dialog = page.getByRole("dialog", { name: "Edit Product" });
  await finger.reads(dialog);
  await finger.types(dialog.getByLabel("Stock count", { exact: true }), "5");
  await finger.tap(button(page, "Save Product"));
  await page.getByText("Product Saved").first().waitFor();
}

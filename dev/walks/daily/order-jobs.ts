import type { Page } from "@playwright/test";
import type { Finger } from "../finger.ts";
import { button, find, follow, heading } from "./from-dashboard.ts";

const more = (page: Page) => page.locator("summary", { hasText: /^More$/ });

/** The caller's number finds the orders; the one that is on its way says since when, and its number. */
export async function tellWhereItIs(page: Page, finger: Finger): Promise<void> {
  await find(page, finger, { typed: "9000010007", found: /Shipped/ });
  await finger.reads(heading(page, /^Order:/));
  await finger.looksFor(page.getByText(/^Tracking number: /));
  await finger.looksFor(page.getByText(/^Shipped, /));
}

/** The buyer is called, which is not counted. */
export async function confirmOrder(page: Page, finger: Finger): Promise<void> {
  await follow(page, finger, "Orders to confirm", "Orders");
  await finger.tap(page.getByRole("link", { name: "View" }).first());
  await finger.reads(heading(page, /^Order:/));
  await finger.tap(button(page, "Confirm Order"));
  await page.getByText(/^Confirmed on/).waitFor();
  await finger.looksFor(page.getByRole("link", { name: /^Next to confirm/ }));
}

/** The first of the list; its number comes from the post office. */
export async function packOrder(page: Page, finger: Finger): Promise<void> {
  await follow(page, finger, "Orders to pack", "Orders");
  await finger.tap(page.getByRole("link", { name: "View" }).first());
  await finger.reads(heading(page, /^Order:/));
  await finger.tap(button(page, "Pack it"));
  await page.getByText(/^Being packed since/).waitFor();
  await finger.types(page.getByLabel("Tracking number"), "EM418221203IN");
  await finger.tap(button(page, "It Is Sent"));
  await page.getByText("Order status changed to shipped.").first().waitFor();
  await finger.looksFor(page.getByRole("link", { name: /^Next to pack/ }));
}

/** A buyer who paid calls to take the order back. */
export async function refundOrder(page: Page, finger: Finger): Promise<void> {
  await find(page, finger, { typed: "Thomas", found: /Processing/ });
  await finger.reads(heading(page, /^Order:/));
  await finger.tap(more(page));
  await finger.chooses(page.getByLabel("Status"), "Cancelled");
  await finger.tap(button(page, "Update Status"));
  await page.getByText("Order status changed to cancelled.").first().waitFor();
  await finger.tapMeaning(button(page, "Refund"));
  await page.getByText("Refunded", { exact: true }).first().waitFor();
}

/** The post brings it with the buyer's name: the parcel has arrived, and its cash is here. */
export async function collectCash(page: Page, finger: Finger): Promise<void> {
  await find(page, finger, { typed: "Farah", found: /Shipped/ });
  await finger.reads(heading(page, /^Order:/));
  await finger.tap(more(page));
  await finger.chooses(page.getByLabel("Status"), "Delivered");
  await finger.tap(button(page, "Update Status"));
  await page.getByText("Order status changed to delivered.").first().waitFor();
  await finger.tap(button(page, "COD collected"));
  await page.getByText("Collected on", { exact: true }).waitFor();
}

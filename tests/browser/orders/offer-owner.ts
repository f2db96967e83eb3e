import type { Page } from "@playwright/test";
import { expect } from "../shop-test.ts";

/** Makes an offer of the newest request, half of it in advance, and sends it. */
export async function makeOffer(page: Page): Promise<void> {
  await page.goto("/admin/dashboard/bulk-quotes");
  await page.getByRole("button", { name: "View & Update" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Make an Offer" }).click();
  await expect(page.getByLabel("Pieces")).toHaveValue("200");
  await page.getByLabel("Price of one (₹)").fill("229.50");
  await page.getByLabel("Shipping (₹)").fill("1250");
  await page.getByLabel("Advance (%)").fill("50");
  await save(page);
  await send(page);
}

/** The same in its next revision, at another price. */
export async function changePrice(page: Page, price: string): Promise<void> {
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByLabel("Price of one (₹)").fill(price);
  await save(page);
  await send(page);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The draft is kept.")).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("The offer is open to its buyer.")).toBeVisible();
}

export async function showProof(page: Page, title: string, picture: string): Promise<void> {
  await page.getByLabel("What it shows").fill(title);
  await page.getByLabel("Picture").setInputFiles(picture);
  await page.getByRole("button", { name: "Add Proof" }).click();
  await expect(page.getByRole("img", { name: title })).toBeVisible();
}

/** Makes a parcel of the open order that has left already, and comes back to the order. */
export async function sendParcel(page: Page, pieces: number, awb: string): Promise<void> {
  const order = page.url();
  await page.getByRole("link", { name: "New Shipment" }).click();
  await page.getByRole("spinbutton").fill(String(pieces));
  await page.getByLabel("Courier").fill("India Post");
  await page.getByLabel("Tracking number").fill(awb);
  await page.getByLabel("It has left already").check();
  await page.getByRole("button", { name: "Make Parcel" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Parcel/ })).toBeVisible();
  await page.goto(order);
}

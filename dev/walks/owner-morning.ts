import type { Page } from "@playwright/test";
import type { Finger } from "./finger.ts";
import { cameBackByHand, perTask } from "./morning-orders.ts";

/** Thirty orders: ten to confirm, fifteen to pack and book, three that came back, two returns with photos. */
export async function ownerMorning(page: Page, finger: Finger): Promise<void> {
  await confirmAll(page, finger);
  await packAndBook(page, finger);
  await mendParcels(page, finger);
  await takeBack(page, finger);
  await settleReturns(page, finger);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** One after the other, from the first one's page; each buyer is called, which is not counted. */
async function confirmAll(page: Page, finger: Finger): Promise<void> {
  await finger.reads(page.getByRole("link", { name: "Orders to confirm" }));
  await finger.tap(page.getByRole("link", { name: "Orders to confirm" }));
  await finger.reads(heading(page, "Orders"));
  await finger.tap(page.getByRole("link", { name: "View" }).first());
  await finger.reads(button(page, "Confirm Order"));
  for (let left = perTask.toConfirm; left > 0; left -= 1) {
    await finger.tap(button(page, "Confirm Order"));
    await page.getByText(/^Confirmed on/).waitFor();
    if (left === 1) break;
    await finger.tap(page.getByRole("link", { name: /^Next to confirm/ }));
    await page.getByText(/^Its buyer was asked to confirm it/).waitFor();
    await finger.reads(button(page, "Confirm Order"));
  }
}

/** Those that nobody asked, which stand last in the list that the last one leads to. */
async function packAndBook(page: Page, finger: Finger): Promise<void> {
  await finger.tap(page.getByRole("link", { name: / left$/ }));
  await finger.reads(heading(page, "Orders"));
  const ticks = page.getByRole("checkbox", { name: /^Select order/ });
  const all = await ticks.count();
  for (let place = all - perTask.toPack; place < all; place += 1) await finger.tap(ticks.nth(place));
  await finger.tap(button(page, "Book Parcels"));
  await finger.reads(heading(page, "Book Parcels"));
  await finger.tap(button(page, "Book Parcels"));
  await finger.reads(page.getByText(/parcels are booked/));
  await finger.reads(page.getByText("No courier goes to this PIN code.").first());
}

/** One that the carrier takes at the second try, one without its weight, and two that go by post. */
async function mendParcels(page: Page, finger: Finger): Promise<void> {
  await finger.tap(button(page, "Book Parcels"));
  await page.getByText(/3 orders are to be booked/).waitFor();
  await openTroubled(page, finger, /Type its weight first/);
  await finger.types(page.getByLabel("Weight (grams)"), "80");
  await finger.tap(button(page, "Save and Book Courier"));
  await finger.reads(heading(page, "Book Courier"));
  await finger.tap(button(page, "Book").first());
  await finger.reads(page.getByText(/^Next: print the label/));
  for (const number of ["EM418221001IN", "EM418221002IN"]) {
    await finger.tap(page.getByRole("link", { name: /packed and not booked/ }));
    await finger.reads(heading(page, "Book Parcels"));
    await openTroubled(page, finger, "No courier goes to this PIN code.");
    await finger.chooses(page.getByLabel("State"), "Picked up");
    await finger.types(page.getByLabel("Courier"), "India Post");
    await finger.types(page.getByLabel("Tracking number"), number);
    await finger.tap(button(page, "Save Parcel"));
    await page.getByText("The parcel stands at 'Picked up'.").waitFor();
  }
}

async function openTroubled(page: Page, finger: Finger, words: string | RegExp): Promise<void> {
  const row = page.getByRole("listitem").filter({ hasText: words }).first();
  await finger.tap(row.getByRole("link", { name: /^Parcel/ }));
  await finger.reads(heading(page, /^Parcel/));
}

/** Two that she sent herself are found among the shipped; of the carrier's the first page tells. */
async function takeBack(page: Page, finger: Finger): Promise<void> {
  for (const buyer of cameBackByHand) {
    await goTo(page, finger, "Orders");
    await finger.chooses(page.getByLabel("Status"), "Shipped");
    await page.waitForURL(/status=shipped/);
    const row = page.getByRole("row").filter({ hasText: buyer });
    await finger.tap(row.getByRole("link", { name: "View" }));
    await finger.reads(heading(page, /^Order:/));
    await finger.tap(page.locator("summary", { hasText: /^More$/ }));
    await finger.tapMeaning(button(page, "Came Back"));
    await page.getByText("The order is cancelled, and its pieces are for sale again.").waitFor();
  }
  await goTo(page, finger, "Dashboard");
  await finger.tap(page.getByRole("link", { name: "Parcels coming back" }));
  await finger.reads(heading(page, "Orders"));
  await finger.tap(page.getByRole("link", { name: "View" }).first());
  await finger.reads(heading(page, /^Order:/));
  await finger.tap(page.getByRole("link", { name: "Parcel 1" }));
  await finger.reads(heading(page, /^Parcel/));
  await finger.chooses(page.getByLabel("State"), "Came back");
  await finger.tap(button(page, "Save Parcel"));
  await page.getByText("The parcel stands at 'Came back'.").waitFor();
}

/** Money to a UPI ID for what was damaged, and the same pieces anew for what was not as described. */
async function settleReturns(page: Page, finger: Finger): Promise<void> {
  await goTo(page, finger, "Returns");
  await finger.tap(page.getByRole("link", { name: /^R-/ }).first());
  for (let left = perTask.returns; left > 0; left -= 1) {
    const dialog = page.getByRole("dialog", { name: "Manage Return" });
    await finger.reads(dialog.getByRole("list", { name: "Photos" }));
    await finger.tap(dialog.getByRole("button", { name: "Approve" }));
    await finger.reads(dialog.getByRole("button", { name: "Received" }));
    await finger.tap(dialog.getByRole("button", { name: "Received" }));
    const settle = dialog.getByRole("button", { name: /^(?:I sent the money|Settle)$/ }).first();
    await finger.reads(settle);
    await finger.tapMeaning(settle);
    await dialog.getByText(/^Nothing more is to be done|^What goes out instead/).waitFor();
    if (left > 1) await finger.tap(dialog.getByRole("link", { name: /^Next: R-/ }));
  }
}

async function goTo(page: Page, finger: Finger, place: string): Promise<void> {
  await finger.tap(page.getByRole("button", { name: "Menu" }));
  const link = page.getByRole("link", { name: new RegExp(`^${place}`) });
  await finger.reads(link);
  await finger.tap(link.first());
  await finger.reads(heading(page, place));
}

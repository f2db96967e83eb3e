import type { Page } from "@playwright/test";
import { placeOrder } from "../../placed-order.ts";
import { pictureFile } from "./admin-page-pictures.ts";
import { admin, answer, expect, open, openDialog, test } from "./admin-pages.ts";
import { askForQuote, sendMessage } from "./admin-visitors.ts";
import { addProduct, describePicture, dialog, field, openEdit, save } from "./products-admin.ts";

// What an owner typed, chose or wrote is not lost without a question.

const settings = "/admin/dashboard/settings";
const lost = "Leave without saving? What you changed will be lost.";

/** Hears the page's question, and stays. */
const staying = (page: Page) => async (question: string) =>
  expect(await answer(page, "Cancel")).toBe(question);

async function addPictured(page: Page): Promise<string> {
  const name = await addProduct(page);
  await openEdit(page, name);
  await field(page, "Images").setInputFiles([await pictureFile("a.png"), await pictureFile("b.png")]);
  await expect(field(page, "Alt text of picture 2")).toBeAttached();
  await save(page);
  await expect(page.getByText("Product Saved")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return name;
}

test("of a product each change to its pictures is asked about", async ({ page }) => {
  const name = await addPictured(page);
  const button = (words: string) => page.getByRole("button", { name: words, exact: true });
  const changes = [
    () => describePicture(page, 1, "A red tote"),
    () => button("Move picture 1 down").click(),
    () => button("Remove picture 2").click(),
    async () => field(page, "OG Image").setInputFiles(await pictureFile("share.png")),
  ];
  for (const [at, change] of changes.entries()) {
    await openEdit(page, name);
    await expect(field(page, "Alt text of picture 2")).toBeAttached();
    await change();
    // However often she tries: the browser lets a page keep a dialog open for the first two only.
    for (let left = at === 0 ? 4 : 1; left > 0; left -= 1) {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("alertdialog", { name: lost })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(dialog(page)).toBeVisible();
    }
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("a message's answer and a quote's reply are asked about until sent or cancelled", async ({ page }) => {
  const isAsked = staying(page);
  const sender = await sendMessage(page);
  await page.goto(`${admin.messages}?q=${sender}`);
  await openDialog(page);
  const answer = page.getByLabel("Admin Response / Notes");
  await answer.fill("Yes, we ship to Nepal.");
  await page.keyboard.press("Escape");
  await isAsked(lost);
  await expect(answer).toHaveValue("Yes, we ship to Nepal.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await openDialog(page);
  await answer.fill(" ");
  await page.getByRole("button", { name: "Save & Send by Mail" }).click();
  await expect(page.getByText("Please write what to send.")).toBeVisible();
  await expect(answer).toBeFocused();
  await page.getByRole("button", { name: "Close" }).click();
  await isAsked(lost);
  await answer.fill("Yes.");
  await page.getByRole("button", { name: "Save & Send by Mail" }).click();
  await expect(page.getByText("Your reply is on its way.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const asker = await askForQuote(page);
  await page.goto(`${admin.quotes}?q=${asker}`);
  await openDialog(page);
  await dialog(page).getByLabel("Status").selectOption("Quoted");
  await page.goBack();
  await isAsked(lost);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("an order's note, tracking and status are asked about until they are kept", async ({ page }) => {
  const isAsked = staying(page);
  await open(page, await placeOrder());
  const note = page.getByLabel("Note", { exact: true });
  const slip = page.getByRole("link", { name: "Packing slip" });
  await note.fill("Call first.");
  await slip.click();
  await isAsked(lost);
  await page.goBack();
  await isAsked(lost);
  await expect(note).toHaveValue("Call first.");

  await page.getByLabel("Tracking number").fill("AB1");
  await page.getByRole("button", { name: "Save Note" }).click();
  await expect(page.getByText("The internal note is kept.")).toBeVisible();
  await page.getByRole("link", { name: "Back to all orders" }).click();
  await isAsked(lost);
  await page.getByRole("button", { name: "Save Tracking" }).click();
  await expect(page.getByText("The tracking details are kept.")).toBeVisible();
  // The page has been read again, which begins the form anew.
  await expect(page.getByText(/tracking changed .* number: AB1/)).toHaveCount(1);

  await page.getByRole("combobox", { name: "Status" }).selectOption("processing");
  await slip.click();
  await isAsked(lost);
  const update = page.getByRole("button", { name: "Update Status" });
  await update.click();
  await expect(page.getByText("Order status changed to processing.")).toBeVisible();
  await expect(update).toBeDisabled();
  await slip.click();
  await expect(page.getByRole("heading", { level: 1, name: "Packing slip" })).toBeVisible();
});

test("what an order's page has just kept is not asked about, but what else was typed", async ({ page }) => {
  const isAsked = staying(page);
  await open(page, await placeOrder());
  await page.getByLabel("Note", { exact: true }).fill("Call first.");
  const read = Promise.withResolvers<void>();
  await page.route(/\/orders\/[^/]+\.data/, async (route) => {
    if (route.request().method() === "GET") await read.promise;
    await route.continue();
  });
  await page.getByRole("combobox", { name: "Status" }).selectOption("processing");
  await page.getByRole("button", { name: "Update Status" }).click();
  await expect(page.getByText("Order status changed to processing.")).toBeVisible();
  const back = page.getByRole("link", { name: "Back to all orders" });
  await back.click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  read.resolve();
  // The question stands though the page has been read again.
  await expect(page.locator("button", { hasText: "Update Status" })).toBeDisabled();
  await isAsked(lost);
  await page.getByRole("button", { name: "Save Note" }).click();
  await expect(page.getByText("The internal note is kept.")).toBeVisible();
  await back.click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});

test("a legal text is asked about, and a question of the FAQ unless it is cancelled", async ({ page }) => {
  const isAsked = staying(page);
  await page.goto(`${settings}/texts/terms`);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.press("ControlOrMeta+a");
  await page.getByRole("button", { name: "Bold" }).click();
  await page.getByRole("link", { name: "Privacy" }).first().click();
  await isAsked(lost);
  await expect(page).toHaveURL(/terms$/);
  await page.getByRole("link", { name: "All Settings" }).click();
  await answer(page, "Leave");
  await page.getByRole("link", { name: /^FAQ/ }).click();
  await page.getByRole("link", { name: "Add Question" }).click();
  await dialog(page).getByRole("textbox", { name: "Question" }).fill("Who paints them?");
  await page.keyboard.press("Escape");
  await isAsked(lost);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("settings that were saved are left without a question", async ({ page }) => {
  await page.goto(`${settings}/shipping`);
  const rate = page.getByLabel("Standard rate (₹)");
  const now = await rate.inputValue();
  await rate.fill("7");
  await rate.fill(now);
  await page.getByRole("button", { name: "Save Settings" }).click();
  const told = page.getByRole("region", { name: "Notifications" });
  await expect(told).toContainText("Settings Saved");
  await page.getByRole("link", { name: "All Settings" }).click();
  await expect(page.getByRole("link", { name: /^FAQ/ })).toBeVisible();
});

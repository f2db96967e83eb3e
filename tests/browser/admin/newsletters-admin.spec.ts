import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoWider } from "../look/sound-page.ts";
import { expect, test } from "./admin-pages.ts";

test.use({ viewport: { width: 360, height: 800 } });

const path = "/admin/dashboard/newsletters";
const phone = (page: Page) => page.frameLocator('iframe[title="The mail on a phone"]');

test("a newsletter is written, seen, saved, tested, and asked about before it is sent", async ({ page }) => {
  const subject = `Lamps ${randomUUID().slice(0, 8)}`;
  await page.goto(path);
  await page.getByRole("link", { name: "Write Newsletter" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Write Newsletter" });
  await dialog.getByLabel("Subject", { exact: false }).first().fill(subject);
  await dialog.getByRole("textbox", { name: "Text", exact: true }).fill("They are here.");
  await dialog.getByLabel("Find with pictures").fill("pencil pouch");
  await dialog.getByRole("button", { name: "Add Sujani Pencil Pouch" }).click();
  await expect(dialog.getByRole("textbox", { name: "Products" })).toHaveValue(/pencil-pouch/);
  await expectNoWider(page);
  await dialog.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "How it arrives" });
  await expect(phone(page).getByRole("heading", { name: subject })).toBeVisible();
  await preview.getByRole("button", { name: "Close" }).click();
  await dialog.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("Draft Saved")).toBeVisible();
  await page.getByRole("link", { name: subject, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  await expect(phone(page).getByText("They are here.", { exact: true })).toBeVisible();
  await expectNoWider(page);
  await page.getByRole("button", { name: "Send a test to me" }).click();
  await expect(page.getByText("Test Sent")).toBeVisible();
  await page.getByRole("link", { name: /^Send to \d+ subscribers?$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Send to \d+ subscribers?\?$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send now" })).toBeVisible();
  await expectNoWider(page);
  await page.getByRole("link", { name: "Not yet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
});

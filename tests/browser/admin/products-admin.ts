import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { adminPage, productFields } from "../../form-of.ts";
import { expect } from "../shop-test.ts";

/** The admin page's form, or what lies below a preview. */
export const dialog = (page: Page) => page.getByRole("dialog").first();
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
export const save = (page: Page) => page.getByRole("button", { name: "Save Product" }).click();
export const uniqueName = () => `Admin Tote ${randomUUID().slice(0, 8)}`;
export const editor = (page: Page) => dialog(page).getByRole("textbox", { name: "Description", exact: true });

/** Opens all parts of the form that are closed until they are needed. */
export const unfold = (page: Page) =>
  dialog(page)
    .locator("form details:not([open])")
    .evaluateAll((parts: HTMLDetailsElement[]) => {
      for (const part of parts) part.open = true;
    });

/** Writes an alt text in the place of the one that is made by itself. */
export async function describePicture(page: Page, place: number, words: string): Promise<void> {
  const alt = `Alt text of picture ${place}`;
  await dialog(page)
    .locator("summary", { hasText: `${alt}: Made by itself` })
    .click();
  await field(page, alt).fill(words);
}

/** Everything that a product must have. */
export async function fill(page: Page, name: string): Promise<void> {
  await field(page, "Name").fill(name);
  await editor(page).fill("Painted by hand.");
  await field(page, "Price").fill("1499.50");
}

/** Adds a product of this test's own, by the admin page's form without its page; answers its name. */
export async function addProduct(page: Page, fields: Record<string, string> = {}): Promise<string> {
  const name = uniqueName();
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const answer = await page.request.post(adminPage, {
    multipart: productFields({ name, slug, description: "<p>Painted by hand.</p>", ...fields }),
    headers: { Origin: process.env.SHOP_ORIGIN ?? "" },
  });
  expect(answer.status()).toBe(200);
  return name;
}

export async function openEdit(page: Page, name: string): Promise<void> {
  await page.goto(`${adminPage}?q=${encodeURIComponent(name.slice(-8))}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(field(page, "Name")).toHaveValue(name);
}

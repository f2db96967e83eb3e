import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { adminPage } from "../../form-of.ts";
import { importForm, tableOf } from "../../many-products.ts";
import { expectAccessible } from "../look/sound-page.ts";
import { answer, expect, test } from "./admin-pages.ts";
import { addProduct, editor } from "./products-admin.ts";

test("products are changed and deleted, one and several, after a question", async ({ page }) => {
  const name = await addProduct(page);
  const found = `${adminPage}?q=${name.slice(-8)}`;
  const row = page.getByRole("row").filter({ hasText: name });
  const deleteIt = async (answered = "Delete") => {
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    expect(await answer(page, answered)).toContain(name);
  };
  await page.goto(found);
  await page.getByLabel(`Select ${name}`).check();
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByLabel("Change selected products").selectOption("Mark out of stock");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("1 product was changed.")).toBeVisible();
  await expect(row).toContainText("Out of stock");
  // What was ticked is not meant for the next act.
  await expect(page.getByText("None selected")).toBeVisible();
  await expect(page.getByLabel(`Select ${name}`)).not.toBeChecked();

  const deleteSelected = () => page.getByRole("button", { name: "Delete selected" }).click();
  await deleteSelected();
  await expect(page.getByRole("alert")).toContainText("Please select at least one product first.");
  await page.getByLabel(`Select ${name}`).check();
  await deleteSelected();
  expect(await answer(page, "Cancel")).toBe("Delete 1 product and its pictures? This can't be undone.");
  await expect(page.getByText("1 selected")).toBeVisible();
  await deleteIt("Cancel");
  await expect(row).toBeVisible();
  await page.route("**/products.data*", (route) => route.abort());
  await deleteIt();
  await expect(page.getByRole("alert")).toContainText("Error deleting product");
  await page.unroute("**/products.data*");
  await page.goto(found);
  await deleteIt();
  await expect(page.getByText("Product Deleted")).toBeVisible();
  await expect(page.getByText("No products match your search.")).toBeVisible();

  await page.goto(adminPage);
  await page.getByLabel("Select all").check();
  const ticked = await page.getByRole("checkbox", { name: /^Select /, checked: true }).count();
  await deleteSelected();
  const question = `Delete ${ticked - 1} products and their pictures? This can't be undone.`;
  expect(await answer(page, "Cancel")).toBe(question);
});

/** Brings products into the shop whose names hold a word of their own. */
async function importMany(page: Page, word: string, lines: number): Promise<void> {
  const headers = { Origin: process.env.SHOP_ORIGIN ?? "" };
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const send = (path: string, body: FormData) =>
    fetch(headers.Origin + path, { method: "POST", body, headers: { ...headers, Cookie: cookie } });
  const form = await importForm(send, tableOf(word, lines));
  expect(await (await send(`${adminPage}/import/live`, form)).text()).toContain("Import Finished");
}

test("all that a list holds is changed, and deleted once their number was asked", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const word = `kamala${randomUUID().slice(0, 8)}`;
  await importMany(page, word, 101);
  await page.goto(`${adminPage}?q=${word}&page=2`);
  const all = page.getByLabel("All 101 in this list");
  await all.check();
  await expect(page.getByText("All selected")).toBeVisible();
  await page.getByLabel(`Select ${word} Tote`).first().uncheck();
  await expect(all).not.toBeChecked();
  await all.check();
  await page.getByRole("combobox", { name: "Stock" }).selectOption("in");
  await expect(page).toHaveURL(/stock=in/);
  await expect(all).not.toBeChecked();
  await page.goBack();
  // A tick in the list that is just left would go with it.
  await expect(page.getByText("Page 2 of 5")).toBeVisible();
  await all.check();
  await page.getByLabel("Change selected products").selectOption("Mark out of stock");
  await page.getByRole("form").getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("101 products were changed.")).toBeVisible();
  await expect(all).not.toBeChecked();
  const askToDelete = async () => {
    await all.check();
    await page.getByRole("button", { name: "Delete selected" }).click();
  };
  await askToDelete();
  const question = "Delete 101 products and their pictures? This can't be undone.";
  await expect(page.getByText(question, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Delete 101 products" })).toHaveCount(0);
  await askToDelete();
  await page.getByRole("button", { name: "Delete 101 products" }).click();
  await expect(page.getByText("101 products and their pictures are gone.")).toBeVisible();
  await expect(page.getByText("No products match your search.")).toBeVisible();
});

test("the list is sorted and searched by its address, and by keyboard", async ({ page }) => {
  await page.goto(adminPage);
  await page.getByRole("link", { name: "Price" }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByRole("columnheader", { name: "Price" })).toHaveAttribute("aria-sort", "ascending");
  await page.getByLabel("Search products").fill("backpack");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=backpack/);
  await expect(page.getByRole("row").filter({ hasText: "Surya Yantra Backpack" })).toBeVisible();
  await page.getByRole("link", { name: "Edit Surya Yantra Backpack" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Edit Product" })).toBeVisible();
  const heading = page.getByRole("button", { name: "Section heading" });
  await heading.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Small heading" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("axe finds nothing in the list and the form, and nothing is too wide", async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of [`${adminPage}?q=tote`, `${adminPage}?new`]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 360) await page.goto(path);
      if (path.includes("new")) await editor(page).waitFor();
      await expectAccessible(page);
      const wider = await page.evaluate(() => {
        const box = document.querySelector("dialog") ?? document.documentElement;
        return box.scrollWidth - box.clientWidth;
      });
      expect.soft(wider, path).toBeLessThanOrEqual(0);
    }
  }
});

test("a double press that answers a question is not meant for what lay below it", async ({ page }) => {
  const name = await addProduct(page);
  await page.goto("/admin/dashboard/products");
  await page.getByLabel(`Select ${name}`).check();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete selected" }).dblclick();
  await expect(page.getByText("Product Deleted")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).not.toHaveURL(/edit=/);
});

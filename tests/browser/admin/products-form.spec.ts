import { randomUUID } from "node:crypto";
import { adminPage } from "../../form-of.ts";
import { leaveAndComeBack, pictureFile } from "./admin-page-pictures.ts";
import { answer, expect, test } from "./admin-pages.ts";
import {
  addProduct,
  dialog,
  editor,
  field,
  fill,
  openEdit,
  save,
  unfold,
  uniqueName,
} from "./products-admin.ts";

test("what is wrong stands at its field, and what can't be saved is told and kept", async ({ page }) => {
  const taken = await addProduct(page);
  await page.goto(`${adminPage}?new`);
  await field(page, "Name").fill("Tote");
  await field(page, "Price").fill("-4");
  await save(page);
  await expect(page.getByText("Enter the price in rupees, such as 1499 or 1499.50.")).toBeVisible();
  await expect(field(page, "Price")).toBeFocused();
  await expect(page.getByText("Please describe the product.")).toBeVisible();
  await expect(page.getByText("2 fields are to be mended.")).toBeVisible();
  await unfold(page);
  await field(page, "Meta Title").fill("x".repeat(61));
  await expect(page.getByText("Meta title should be max 60 characters.")).toBeVisible();
  await expect(field(page, "Meta Title")).toHaveValue("x".repeat(60));
  await field(page, "Meta Description").fill("y".repeat(156));
  await expect(page.getByText("Meta description should be max 155 characters.")).toBeVisible();
  await expect(field(page, "Meta Description")).toHaveValue("y".repeat(155));
  await field(page, "Slug").fill("");
  await expect(page.getByRole("button", { name: "Save Product" })).toBeDisabled();

  await fill(page, uniqueName());
  await field(page, "Slug").fill(taken.toLowerCase().replaceAll(" ", "-"));
  await save(page);
  const toast = page.getByRole("alert").filter({ hasText: "Error saving product" });
  await expect(toast).toContainText("This slug is already used.");
  await expect(field(page, "Slug")).toBeFocused();
  await field(page, "Slug").fill(`free-${randomUUID()}`);
  await page.route("**/products.data*", (route) => route.abort());
  await save(page);
  await expect(toast).toContainText("What you typed is kept.");
  await expect(editor(page)).toHaveText("Painted by hand.");
  await page.unroute("**/products.data*");
  await save(page);
  await expect(page.getByText("Product Added")).toBeVisible();
});

test("a new product is a draft without its pictures, until it is added or cancelled", async ({ page }) => {
  await page.goto(`${adminPage}?new`);
  await fill(page, "Half a Tote");
  await field(page, "Images").setInputFiles(await pictureFile("red.png"));
  await expect(field(page, "Alt text of picture 1")).toBeAttached();
  const draft = () => page.evaluate(() => localStorage.getItem("jhola-product-draft"));
  await expect.poll(draft).toContain("Half a Tote");
  expect(await draft()).not.toContain("/files/");
  await leaveAndComeBack(page, "Add New Product");
  await expect(field(page, "Name")).toHaveValue("Half a Tote");
  await expect(editor(page)).toHaveText("Painted by hand.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await draft()).toBeNull();
  await page.getByRole("link", { name: "Add New Product" }).click();
  await expect(field(page, "Name")).toHaveValue("");
});

test("a product is edited, also as HTML, counted again, and left after a question", async ({ page }) => {
  const name = await addProduct(page);
  const row = page.getByRole("row").filter({ hasText: name });
  await openEdit(page, name);
  await expect(field(page, "Name")).toBeFocused();
  // What was there when it was opened is nobody's to undo.
  await expect(editor(page)).toHaveText("Painted by hand.");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
  await editor(page).fill("Made by hand");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "false");
  await editor(page).press("ControlOrMeta+a");
  await page.getByRole("button", { name: "Section heading" }).click();
  await expect(page.getByRole("button", { name: "Section heading" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Edit as HTML" }).click();
  await expect(field(page, "Description")).toHaveValue("<h2>Made by hand</h2>");
  await field(page, "Description").fill("<h2>Made by hand</h2><p>In <strong>Bihar</strong></p>");
  await page.getByRole("button", { name: "Back to the editor" }).click();
  await expect(editor(page).getByRole("heading", { level: 2 })).toHaveText("Made by hand");
  await field(page, "Stock count").fill("7");
  await save(page);
  await expect(page.getByText("Product Saved")).toBeVisible();
  await expect(row).toContainText("7 left");
  // Back does not open again what was saved.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await openEdit(page, name);
  await page.getByText(/^History/).click();
  await expect(dialog(page)).toContainText("stock count: 7");
  await field(page, "Stock count").fill("0");
  await field(page, "In stock").uncheck();
  await save(page);
  await expect(row).toContainText("Out of stock");
  await openEdit(page, name);
  await field(page, "Stock count").press("End");
  await field(page, "Stock count").press("Backspace");
  await field(page, "Stock count").pressSequentially("20");
  await expect(field(page, "Stock count")).toHaveValue("20");
  await expect(field(page, "In stock")).toBeChecked();
  await field(page, "In stock").uncheck();
  await field(page, "Stock count").fill("");
  await field(page, "Stock count").pressSequentially("21");
  await expect(field(page, "In stock")).not.toBeChecked();

  await field(page, "Price").fill("1");
  await page.keyboard.press("Escape");
  await answer(page, "Cancel");
  await expect(field(page, "Price")).toHaveValue("1");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(row).toContainText("₹1,499.50");
});

test("a preview shows the product, saved or not", async ({ page }) => {
  await page.goto(`${adminPage}?new`);
  await fill(page, "Preview Tote");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "Preview Tote" }).first()).toBeVisible();
  await expect(preview).toContainText("Painted by hand.");
  await preview.getByRole("button", { name: "Close" }).click();
  await expect(field(page, "Name")).toHaveValue("Preview Tote");
  // Escape is meant for the preview alone: the form below, with a picture that no draft keeps, is not left.
  await field(page, "Images").setInputFiles(await pictureFile("front.png"));
  await expect(field(page, "Alt text of picture 1")).toBeAttached();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(preview).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview).toHaveCount(0);
  await expect(field(page, "Name")).toHaveValue("Preview Tote");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

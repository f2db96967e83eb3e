import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { answer, expect, test } from "./admin-pages.ts";
import { field } from "./products-admin.ts";

// What every list, part and form says that can't be fetched or sent is in checks/failed-reads.test.ts; here,
// that a page stands in the browser all the same.

const artisans = "/admin/dashboard/artisans";
const stale = "Someone else changed this meanwhile. Reload to see it; what you typed is kept below.";
const problem = (page: Page, title: string) => page.getByRole("alert").filter({ hasText: title });

test("a part of the settings that can't be fetched stands, and comes with another try", async ({ page }) => {
  await page.goto("/admin/dashboard/settings");
  await page.route("**/shipping.data*", (route) => route.abort());
  await page.getByRole("link", { name: /^Shipping/ }).click();
  await expect(problem(page, "Error")).toContainText("Failed to load the settings.");
  await expect(page.getByRole("heading", { level: 1, name: "Shipping" })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveCount(0);
  await expect(page.getByLabel("Standard rate (₹)")).toBeVisible();
});

test("an artisan that can't be saved or deleted is told, and no word is lost", async ({ page, context }) => {
  const name = `Lone Maker ${randomUUID().slice(0, 8)}`;
  const failed = problem(page, "Error saving artisan");
  const save = (on: Page) => on.getByRole("button", { name: "Save Artisan" }).click();
  await page.goto(`${artisans}?new`);
  await field(page, "Name").fill(name);
  await field(page, "Craft").fill("Painting");
  await save(page);
  await expect(page.getByText("Artisan Added")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(field(page, "Craft")).toHaveValue("Painting");
  const other = await context.newPage();
  await other.goto(page.url());
  await field(page, "Craft").fill("Carving");
  await page.route("**/artisans.data*", (route) => route.abort());
  await save(page);
  await expect(failed).toContainText("What you typed is kept.");
  await expect(field(page, "Craft")).toHaveValue("Carving");
  await page.unrouteAll();

  await field(other, "Craft").fill("Weaving");
  await save(other);
  await expect(other.getByText("Artisan Saved")).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await field(page, "Craft").fill("Carving");
    await save(page);
    await expect(failed).toContainText(stale);
    await expect(field(page, "Craft")).toHaveValue("Carving");
  }
  await other.goto(page.url());
  await expect(field(other, "Craft")).toHaveValue("Weaving");

  await other.goto(artisans);
  await other.route("**/artisans.data*", (route) => route.abort());
  await other.getByRole("button", { name: `Delete ${name}` }).click();
  await answer(other, "Delete");
  await expect(problem(other, "Error deleting artisan")).toContainText("could not be deleted");
  await expect(other.getByRole("button", { name: `Delete ${name}` })).toBeVisible();
});

test("products that can't be changed together stay ticked", async ({ page }) => {
  await page.goto("/admin/dashboard/products");
  await page.getByRole("checkbox", { name: "Select" }).nth(1).check();
  await page.route("**/products.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(problem(page, "DB Update Error")).toContainText("could not be changed");
  await expect(page.getByText("1 selected")).toBeVisible();
});

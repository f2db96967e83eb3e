import { randomUUID } from "node:crypto";
import { pictureFile } from "./admin-page-pictures.ts";
import { answer, expect, test } from "./admin-pages.ts";
import { describePicture, field } from "./products-admin.ts";

const adminPage = "/admin/dashboard/artisans";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("an artisan is added with a gallery in order, renamed, and deleted", async ({ page }) => {
  const name = `Admin Maker ${randomUUID().slice(0, 8)}`;
  await page.goto(adminPage);
  await page.getByRole("link", { name: "Add New Artisan" }).tap();
  await page.getByRole("button", { name: "Save Artisan" }).tap();
  await expect(page.getByText("Please enter a name.")).toBeVisible();
  await field(page, "Name").fill(name);
  await field(page, "Craft").fill("Painting");
  await field(page, "Gallery").setInputFiles([
    await pictureFile("a.png"),
    await pictureFile("b.png", "#3F6B43"),
  ]);
  // What nobody describes is described by whose work it is.
  await expect(page.getByText(`Alt text of picture 2: Made by itself: Work by ${name}`)).toBeVisible();
  await describePicture(page, 2, "The second");
  await page.getByRole("button", { name: "Move picture 2 up" }).tap();
  await expect(field(page, "Alt text of picture 1")).toHaveValue("The second");
  await page.getByRole("button", { name: "Save Artisan" }).tap();
  await expect(page.getByText("Artisan Added")).toBeVisible();
  await page.getByRole("link", { name: `Edit ${name}` }).tap();
  await field(page, "Name").fill(`${name} Devi`);
  await page.getByRole("button", { name: "Save Artisan" }).tap();
  await expect(page.getByText("Artisan Saved")).toBeVisible();
  await page.goto(`/artisan/${name.toLowerCase().replaceAll(" ", "-")}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} Devi`);
  await expect(page.getByRole("img", { name: "The second" })).toBeVisible();
  await page.goto(adminPage);
  await page.getByRole("button", { name: `Delete ${name} Devi` }).tap();
  await answer(page, "Delete");
  await expect(page.getByText("Artisan Deleted")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);
});

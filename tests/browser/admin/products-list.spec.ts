import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { importForm, tableOf } from "../../many-products.ts";
import { adminPage } from "../../product-fields.ts";
import { expectAccessible, wcagTags } from "../look/sound-page.ts";
import { expect, test } from "../shop-test.ts";
import { signAdminIn } from "../sign-in.ts";
import { fileOf, pictureFile } from "./admin-page-pictures.ts";
import { addProduct, editor, field, fill, save, uniqueName } from "./products-admin.ts";

test.beforeEach(({ context }) => signAdminIn(context));

test("a product is deleted after a question, and not without", async ({ page }) => {
  const name = await addProduct(page);
  await page.goto(`${adminPage}?q=${name.slice(-8)}`);
  page.once("dialog", (question) => question.dismiss());
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
  page.once("dialog", async (question) => {
    expect(question.message()).toContain(name);
    await question.accept();
  });
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(page.getByText("Product Deleted")).toBeVisible();
  await expect(page.getByText("No products match your search.")).toBeVisible();
});

test("a failed deletion and a failed list are told in their exact words", async ({ page }) => {
  await page.goto(adminPage);
  await page.route("**/products.data*", (route) => route.abort());
  page.once("dialog", (question) => question.accept());
  await page
    .getByRole("button", { name: /^Delete / })
    .nth(1)
    .click();
  await expect(page.getByRole("alert")).toContainText("Error deleting product");
  await page.goto("/admin/dashboard/overview");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Products" }).click();
  await expect(page.getByRole("alert")).toContainText("Error fetching products");
});

test("several products are changed at once, which leaves no ticks for the next act", async ({ page }) => {
  const name = await addProduct(page);
  await page.goto(`${adminPage}?q=${name.slice(-8)}`);
  await page.getByLabel(`Select ${name}`).check();
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByLabel("Change selected products").selectOption("Mark out of stock");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("1 product was changed.")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Out of stock");
  await expect(page.getByText("None selected")).toBeVisible();
  await expect(page.getByLabel(`Select ${name}`)).not.toBeChecked();
});

test("how many products are to be deleted is asked; with none there is nothing to ask", async ({ page }) => {
  const name = await addProduct(page);
  const asked: string[] = [];
  page.on("dialog", async (question) => {
    asked.push(question.message());
    await question.dismiss();
  });
  const press = () => page.getByRole("button", { name: "Delete selected" }).click();
  await page.goto(adminPage);
  await press();
  await expect(page.getByRole("alert")).toContainText("Please select at least one product first.");
  await page.getByLabel("Select all").check();
  const ticked = await page.getByRole("checkbox", { name: /^Select /, checked: true }).count();
  await press();
  await page.goto(`${adminPage}?q=${name.slice(-8)}`);
  await page.getByLabel(`Select ${name}`).check();
  await press();
  expect(asked).toEqual([
    `Delete ${ticked - 1} products and their pictures? This can't be undone.`,
    "Delete 1 product and its pictures? This can't be undone.",
  ]);
  await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
  await expect(page.getByText("1 selected")).toBeVisible();
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
    test("all that a list holds is changed, and deleted when it was asked by their number", async ({
      page,
    }) => {
      const word = `kamala${randomUUID().slice(0, 8)}`;
      await importMany(page, word, 101);
      await page.goto(`${adminPage}?q=${word}&page=2`);
      const all = page.getByLabel("All 101 in this list");
      const said = (text: string) =>
        javaScriptEnabled ? page.getByText(text) : page.locator("noscript [role=status]", { hasText: text });
      await all.check();
      if (javaScriptEnabled) {
        await expect(page.getByText("All selected")).toBeVisible();
        await page.getByLabel(`Select ${word} Tote`).first().uncheck();
        await expect(all).not.toBeChecked();
        await all.check();
        await page.getByRole("combobox", { name: "Stock" }).selectOption("in");
        await expect(page).toHaveURL(/stock=in/);
        await expect(all).not.toBeChecked();
        await page.goBack();
        // A tick in the list that is just left would go with it.
        await expect(page.getByText("Page 2 of 2")).toBeVisible();
        await all.check();
      }
      await page.getByLabel("Change selected products").selectOption("Mark out of stock");
      await page.getByRole("form").getByRole("button", { name: "Apply" }).click();
      await expect(said("101 products were changed.")).toBeVisible();
      await expect(all).not.toBeChecked();
      await all.check();
      if (!javaScriptEnabled)
        await page.getByLabel("Delete the selected products and their pictures?").check();
      await page.getByRole("button", { name: "Delete selected" }).click();
      await expect(
        page.getByText("Delete 101 products and their pictures? This can't be undone."),
      ).toBeVisible();
      await page.getByRole("link", { name: "Cancel" }).click();
      await expect(page.getByRole("button", { name: "Delete 101 products" })).toHaveCount(0);
      await all.check();
      if (!javaScriptEnabled)
        await page.getByLabel("Delete the selected products and their pictures?").check();
      await page.getByRole("button", { name: "Delete selected" }).click();
      await page.getByRole("button", { name: "Delete 101 products" }).click();
      await expect(said("101 products and their pictures are gone.")).toBeVisible();
      await expect(page.getByText("No products match your search.")).toBeVisible();
    });
  });
}

test("a table is checked, mended and imported", async ({ page }) => {
  const name = await addProduct(page);
  const slug = name.toLowerCase().replaceAll(" ", "-");
  await page.goto(adminPage);
  await page.getByRole("link", { name: "Import CSV" }).click();
  await page.getByLabel("CSV File").setInputFiles(fileOf("p.csv", "text/csv", `slug,price\n${slug},cheap`));
  await page.getByRole("button", { name: "Check File" }).click();
  await expect(page.getByText("price: Enter the price in rupees")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import / })).toHaveCount(0);
  await page.getByLabel("CSV File").setInputFiles(fileOf("p.csv", "text/csv", `slug,price\n${slug},2345`));
  await page.getByRole("button", { name: "Check File" }).click();
  await expect(page.getByText("price: 2345.00")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await expect(page.getByText("0 products added, 1 product changed.")).toBeVisible();
  await page.goto(`${adminPage}?q=${name.slice(-8)}`);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("₹2,345.00");
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

test("axe finds nothing in the list, the form and the import at 360 and 1280 px, and nothing is too wide", async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of [`${adminPage}?q=tote`, `${adminPage}?new`, `${adminPage}/import`]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 360) await page.goto(path);
      if (path.includes("new")) await editor(page).waitFor();
      await expectAccessible(page, wcagTags);
      const wider = await page.evaluate(() => {
        const box = document.querySelector("dialog") ?? document.documentElement;
        return box.scrollWidth - box.clientWidth;
      });
      expect.soft(wider, path).toBeLessThanOrEqual(0);
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test("a product is added, its pictures put in order, and it is taken out of stock", async ({ page }) => {
    const name = uniqueName();
    await page.goto(adminPage);
    await page.getByRole("link", { name: "Add New Product" }).tap();
    await fill(page, name);
    await field(page, "Images").setInputFiles([
      await pictureFile("a.png"),
      await pictureFile("b.png", "#3F6B43"),
    ]);
    await field(page, "Alt text of picture 2").fill("The second");
    await page.getByRole("button", { name: "Move picture 2 up" }).tap();
    await expect(field(page, "Alt text of picture 1")).toHaveValue("The second");
    await page.getByRole("button", { name: "Save Product" }).tap();
    await expect(page.getByText("Product Added")).toBeVisible();
    await page.getByRole("link", { name: `Edit ${name}` }).tap();
    await field(page, "In stock").uncheck();
    await page.getByRole("button", { name: "Save Product" }).tap();
    await expect(page.getByText("Product Saved")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Out of stock");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a product is added with a picture and edited", async ({ page }) => {
    const name = uniqueName();
    await page.goto(adminPage);
    await page.getByRole("link", { name: "Add New Product" }).click();
    await field(page, "Name").fill(name);
    await field(page, "Price").fill("750");
    await field(page, "Description").fill("<p>Plain</p>");
    await field(page, "Meta Description").fill("A plain tote.");
    await field(page, "Images").setInputFiles(await pictureFile("red.png"));
    await save(page);
    await expect(page.locator("noscript [role=status]")).toContainText("Product Added");
    await page.getByRole("link", { name: `Edit ${name}` }).click();
    await expect(field(page, "Slug")).toHaveValue(name.toLowerCase().replaceAll(" ", "-"));
    await page.locator("noscript input[name=imagesRemoved]").check();
    await field(page, "Price").fill("800");
    await save(page);
    await expect(page.locator("noscript [role=status]")).toContainText("Product Saved");
    await expect(page.getByRole("row").filter({ hasText: name })).toContainText("₹800.00");
  });
});

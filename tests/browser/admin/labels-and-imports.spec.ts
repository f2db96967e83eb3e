import { expectSound } from "../look/sound-page.ts";
import { fileOf } from "./admin-page-pictures.ts";
import { expect, test } from "./admin-pages.ts";

test.use({ viewport: { width: 360, height: 800 } });

const list = "/admin/dashboard/products";

test("a product's labels are asked for on a phone", async ({ page }) => {
  await page.goto(`${list}?q=haldi+sun+coasters`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Haldi Sun Coasters/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Print Labels" }).click();
  await expect(page.getByText("MRP ₹399.00 (inclusive of all taxes)")).toBeVisible();
  await expect(page.getByLabel("Pieces")).toHaveValue("12");
  await expectSound(page);
});

const file = [
  "Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status",
  "phone-lotus-box,Phone Lotus Box,<p>Painted.</p>,Gift Box,true,Title,Default Title,PLB-1,499,active",
  "phone-free-box,Phone Free Box,,Gift Box,true,Title,Default Title,PLB-2,0,active",
].join("\n");

test("a file is checked, mended and imported on a phone, also another shop's", async ({ page }) => {
  await page.goto(list);
  await page.getByRole("link", { name: "Import CSV" }).click();
  const check = async (content: string) => {
    await page.getByLabel("CSV File").setInputFiles(fileOf("products.csv", "text/csv", content));
    await page.getByRole("button", { name: "Check File" }).click();
  };
  await check("slug,price\nkohbar-lotus-tote,cheap");
  await expect(page.getByText("price: Enter the price in rupees")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import / })).toHaveCount(0);
  await check(file);
  await expect(page.getByText("This is an export of Shopify with 1 product")).toBeVisible();
  await expect(page.getByText("price: The price must be above zero.")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await expect(page.getByText("1 product added, 0 products changed.")).toBeVisible();
  await page.goto("/products/phone-lotus-box");
  await expect(page).toHaveURL(/\/shop\/phone-lotus-box$/);
  await page.goto(`${list}/import/pictures`);
  await expectSound(page);
});

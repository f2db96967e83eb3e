import { adminPage } from "../../form-of.ts";
import { expect, test } from "./admin-pages.ts";
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

test.use({ viewport: { width: 360, height: 740 } });
test("a tote in three sizes, with a name on it and ten days' lead, is made on a phone", async ({ page }) => {
  const begun = performance.now();
  const name = uniqueName();
  await page.goto(`${adminPage}?new`);
  await fill(page, name);
  await unfold(page);
  await dialog(page).getByRole("checkbox", { name: "Made to order" }).check();
  await field(page, "Lead Days To").fill("10");
  const option = dialog(page).getByRole("group", { name: "Option 1" });
  const make = page.getByRole("button", { name: "Make Variants" });
  // A name that is longer than fits is refused at its field, whole (TEXT-16).
  const long = "श्री".repeat(41);
  await option.getByLabel("Option Name").fill(long);
  await option.getByLabel("Values").fill("श्री".repeat(60));
  await make.click();
  await expect(page.getByText("Please use at most 40 characters.")).toBeVisible();
  await expect(option.getByLabel("Option Name")).toHaveValue(long);
  await option.getByLabel("Option Name").fill("Size");
  await option.getByLabel("Values").fill("Small, Medium, SMALL");
  await make.click();
  await expect(page.getByText("“Small” and “SMALL” are the same value.")).toBeVisible();
  await expect(option.getByLabel("Values")).toBeFocused();
  await option.getByLabel("Values").fill("Small, Medium, Large");
  await make.click();
  const row = (value: string) => dialog(page).getByRole("group", { name: value, exact: true });
  await row("Small").getByLabel("Price").fill("999");
  await row("Large").getByLabel("Price").fill("one thousand");
  const text = dialog(page).getByRole("group", { name: "Text 1" });
  await text.getByLabel("Label").fill("Name to embroider");
  await text.getByLabel("Most Letters").fill("12");
  await text.getByLabel("Extra Price").fill("150");
  await text.getByLabel("Required").check();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("jhola-product-draft")))
    .toContain("embroider");
  await save(page);
  await expect(row("Large").getByLabel("Price")).toBeFocused();
  await row("Large").getByLabel("Price").fill("1299");
  // Enter saves, and presses no other button.
  await field(page, "Name").press("Enter");
  await expect(page.getByText("Product Added")).toBeVisible();
  expect(performance.now() - begun).toBeLessThan(60_000);
  const inList = page.getByRole("row").filter({ hasText: name });
  await expect(inList.getByText("3 variants")).toBeVisible();
  await expect(inList.getByText("From ₹999.00")).toBeVisible();

  await openEdit(page, name);
  await unfold(page);
  await expect(row("Large").getByLabel("Price")).toHaveValue("1299");
  await expect(text.getByLabel("Most Letters")).toHaveValue("12");
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await row("Medium").getByLabel("Offered").uncheck();
  await expect(row("Medium").getByLabel("SKU")).toBeHidden();
  await option.getByLabel("Values").fill("Small\nMedium\nLarge\nGiant");
  await save(page);
  await expect(
    page.getByText("The table does not fit these options. Press Make Variants first."),
  ).toBeVisible();
  await make.click();
  await expect(row("Large").getByLabel("Price")).toHaveValue("1299");
  await expect(row("Medium").getByLabel("Offered")).not.toBeChecked();
  await save(page);
  await expect(page.getByText("Product Saved")).toBeVisible();
  await openEdit(page, name);
  await unfold(page);
  await expect(row("Medium").getByLabel("Offered")).not.toBeChecked();
  await expect(row("Giant").getByLabel("In stock")).toBeChecked();
  await expect(editor(page)).toHaveText("Painted by hand.");
});

test("a value's spelling is mended, and its stock and links stay with it (PRODUCT-34)", async ({ page }) => {
  const rows = ["Meduim", "Large"].map((value, place) => ({
    [`variant-${place}-value-0`]: value,
    [`variant-${place}-offered`]: "true",
    [`variant-${place}-in-stock`]: "true",
    [`variant-${place}-stock-count`]: String(place + 4),
  }));
  const options = { "option-0-name": "Size", "option-0-values": "Meduim\nLarge" };
  const name = await addProduct(page, Object.assign({}, options, ...rows));
  const path = `/shop/${name.toLowerCase().replaceAll(" ", "-")}`;
  await page.goto(`${path}?v=meduim`);
  await expect(page.getByRole("radio", { name: "Meduim" })).toBeChecked();

  await openEdit(page, name);
  await unfold(page);
  const option = dialog(page).getByRole("group", { name: "Option 1" });
  const former = (value: string) => option.getByLabel(`“${value}” is`);
  const row = (value: string) => dialog(page).getByRole("group", { name: value, exact: true });
  // One letter tells which it was; of another word its owner does.
  await option.getByLabel("Values").fill("Medium\nHuge");
  await expect(former("Medium").getByRole("option", { selected: true })).toHaveText("“Meduim”, spelt anew");
  await expect(former("Huge").getByRole("option", { selected: true })).toHaveText("a new value");
  await former("Huge").selectOption("“Large”, spelt anew");
  await page.getByRole("button", { name: "Make Variants" }).click();
  await expect(row("Medium").getByLabel("Stock count")).toHaveValue("4");
  await expect(row("Huge").getByLabel("Stock count")).toHaveValue("5");
  await save(page);
  await expect(page.getByText("Product Saved")).toBeVisible();

  for (const [before, now, label] of [
    ["meduim", "medium", "Medium"],
    ["large", "huge", "Huge"],
  ] as const) {
    await page.goto(`${path}?v=${before}`);
    await expect(page).toHaveURL(new RegExp(`${path}\\?v=${now}$`));
    await expect(page.getByRole("radio", { name: label })).toBeChecked();
  }
  await openEdit(page, name);
  await unfold(page);
  await expect(row("Medium").getByLabel("Stock count")).toHaveValue("4");
  await expect(option.getByLabel("Values")).toHaveValue("Medium\nHuge");
});

import { adminPage } from "../../product-fields.ts";
import { expect, test } from "../shop-test.ts";
import { signAdminIn } from "../sign-in.ts";
import { dialog, editor, field, fill, openEdit, save, uniqueName } from "./products-admin.ts";

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ context }) => signAdminIn(context));

test("a tote in three sizes, with an embroidered name and ten days' lead, is made on a phone", async ({
  page,
}) => {
  const begun = performance.now();
  const name = uniqueName();
  await page.goto(`${adminPage}?new`);
  await fill(page, name);
  await dialog(page).getByRole("checkbox", { name: "Made to order" }).check();
  await field(page, "Lead Days To").fill("10");
  const option = dialog(page).getByRole("group", { name: "Option 1" });
  await option.getByLabel("Option Name").fill("Size");
  await option.getByLabel("Values").fill("Small, Medium, SMALL");
  const make = page.getByRole("button", { name: "Make Variants" });
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
  await expect(row("Medium").getByLabel("Offered")).not.toBeChecked();
  await expect(row("Giant").getByLabel("In stock")).toBeChecked();
  await expect(editor(page)).toHaveText("Painted by hand.");
});

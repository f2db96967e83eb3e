import type { Page } from "@playwright/test";
import { adminPage } from "../../product-fields.ts";
import { expect, test } from "../shop-test.ts";
import { signAdminIn } from "../sign-in.ts";
import { styledElements } from "../styled-elements.ts";

// What a page looks like beside a field must not hang on what is typed there: on a phone each letter would
// take longer than a frame.

test.use({ viewport: { width: 390, height: 844 } });

/** The field itself and the form's choices, of the thousands that a form above a list has. */
const most = 40;
const letters = "lotustote";

async function styledPerLetter(page: Page, label: string): Promise<number> {
  const field = page.getByRole("main").getByLabel(label, { exact: true }).first();
  await field.click();
  // The first letters wake what waits for them.
  await field.pressSequentially(letters);
  const styled = await styledElements(page, async () => {
    for (const letter of letters) {
      await field.press(letter);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    }
  });
  return styled / letters.length;
}

for (const [form, path, label] of [
  ["a product", `${adminPage}?new`, "Name"],
  ["an artisan", "/admin/dashboard/artisans?new", "Name"],
  ["an order by phone", "/admin/dashboard/orders/new", "Full Name"],
  ["a discount", "/admin/dashboard/discounts?new", "Title"],
] as const) {
  test(`a letter in the form of ${form} styles its field, and not the page`, async ({ page, context }) => {
    await signAdminIn(context);
    await page.goto(path);
    const styled = await styledPerLetter(page, label);
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThan(most);
  });
}

import { expect, test } from "./admin-pages.ts";

const terms = "/admin/dashboard/translations/texts?kind=policy&record=terms";
const field = "Text · हिन्दी";

test.use({ viewport: { width: 360, height: 800 } });

test("a text with headings is read as its page shows it, and translated in the editor", async ({ page }) => {
  await page.goto(terms);
  await expect(page.getByRole("heading", { name: "Seller" })).toBeVisible();
  const editor = page.getByRole("textbox", { name: field });
  await expect(editor).toContainText("ख़रीद");
  await editor.press("Control+End");
  await editor.pressSequentially(" और कुछ नहीं।");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Translation Saved")).toBeVisible();
  await page.goto("/hi/terms");
  await expect(page.getByText("और कुछ नहीं।")).toBeVisible();
});

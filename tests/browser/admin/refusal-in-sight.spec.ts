import { expect, test } from "./admin-pages.ts";

for (const [width, height] of [
  [360, 640],
  [1440, 620],
] as const) {
  test(`what is wrong with a high field is seen above its buttons at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/admin/dashboard/settings/search-words");
    await page.getByRole("textbox", { name: "Search words" }).fill(`${"bag, jhola\n".repeat(3)}alone`);
    await page.getByRole("button", { name: "Save Settings" }).click();
    const refusal = page.getByText(/stands alone: write at least two words/);
    await expect(refusal).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Search words" })).toBeFocused();
    const seen = () =>
      refusal.evaluate((words) => {
        const { left, bottom } = words.getBoundingClientRect();
        const top = document.elementFromPoint(left + 30, bottom - 4);
        return top === words || words.contains(top);
      });
    await expect.poll(seen).toBe(true);
    const words = page.getByRole("textbox", { name: "Search words" });
    await words.pressSequentially("s");
    await expect(page.getByText("“alones” stands alone")).toBeVisible();
    await expect(words).toHaveAttribute("aria-invalid", "true");
    await words.pressSequentially(", other");
    await expect(page.getByText(/stands alone/)).toBeHidden();
    await expect(words).toHaveAttribute("aria-invalid", "false");
  });
}

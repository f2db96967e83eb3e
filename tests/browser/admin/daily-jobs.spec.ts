import { expect, test } from "./admin-pages.ts";

// What makes an owner's day shorter on a phone; `npm run walks` times it.

test.use({ viewport: { width: 360, height: 740 } });

test("what is scarce opens from the Dashboard, with its stock on the first screens", async ({ page }) => {
  await page.goto("/admin/dashboard/overview");
  // Of what has options the stock stands with them.
  const scarce = page.getByRole("listitem").filter({ hasText: /(none|\d) left$/, hasNotText: "(" });
  await scarce.first().getByRole("link").click();
  const dialog = page.getByRole("dialog", { name: "Edit Product" });
  const parts = [
    dialog.getByLabel("Price", { exact: true }),
    dialog.getByLabel("Stock count", { exact: true }),
    dialog.getByRole("textbox", { name: "Description", exact: true }),
  ];
  // The description's plain field gives way to the editor when that has come: for a moment there is neither.
  await expect
    .poll(async () => {
      const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN));
      return tops.every((top, place) => top > (tops[place - 1] ?? Number.NEGATIVE_INFINITY));
    })
    .toBe(true);
});

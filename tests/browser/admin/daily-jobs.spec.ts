import { expect, test } from "./admin-pages.ts";

// What makes an owner's day shorter on a phone; `npm run walks` times it.

test.use({ viewport: { width: 360, height: 740 } });

test("what is scarce opens from the Dashboard, with its stock on the first screens", async ({ page }) => {
  await page.goto("/admin/dashboard/overview");
  // Of what has options the stock stands with them.
  const scarce = page.getByRole("listitem").filter({ hasText: /(none|\d) left$/, hasNotText: "(" });
  await scarce.first().getByRole("link").click();
  const dialog = page.getByRole("dialog", { name: "Edit Product" });
  const [price, stock, description] = await Promise.all(
    [
      dialog.getByLabel("Price", { exact: true }),
      dialog.getByLabel("Stock count", { exact: true }),
      dialog.getByRole("textbox", { name: "Description", exact: true }),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  );
  expect(stock).toBeGreaterThan(price ?? Number.NaN);
  expect(description).toBeGreaterThan(stock ?? Number.NaN);
});

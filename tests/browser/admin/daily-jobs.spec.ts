import { placeOrder } from "../../placed-order.ts";
import { expect, test } from "../shop-test.ts";
import { signAdminIn } from "../sign-in.ts";

// What makes an owner's day shorter on a phone; `npm run walks` times it.

test.beforeEach(async ({ context, page }) => {
  await signAdminIn(context);
  await page.setViewportSize({ width: 360, height: 740 });
});

test("what is scarce opens from the Dashboard, with its stock on the first screens", async ({ page }) => {
  await page.goto("/admin/dashboard/overview");
  const scarce = page.getByRole("listitem").filter({ hasText: /(none|\d) left$/ });
  await scarce.first().getByRole("link").click();
  const dialog = page.getByRole("dialog", { name: "Edit Product" });
  const [price, stock, pictures] = await Promise.all(
    [
      dialog.getByLabel("Price", { exact: true }),
      dialog.getByRole("heading", { name: "Stock", exact: true }),
      dialog.getByRole("heading", { name: "Pictures", exact: true }),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  );
  expect(stock).toBeGreaterThan(price ?? Number.NaN);
  expect(pictures).toBeGreaterThan(stock ?? Number.NaN);
});

test("an order says beside its name what happened last, and shows its payment while cash is owed", async ({
  page,
}) => {
  await page.goto(`/admin/dashboard/orders?q=${await placeOrder()}`);
  await page.getByRole("link", { name: "View", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /^Order:/ }).waitFor();
  await page.getByRole("combobox", { name: "Status" }).selectOption("delivered");
  await page.getByRole("button", { name: "Update Status" }).click();
  await expect(page.getByText(/^Delivered, \d/)).toBeVisible();
  const [payment, customer] = await Promise.all(
    ["Payment and shipping", "Customer"].map(
      async (name) => (await page.getByRole("heading", { name }).boundingBox())?.y ?? Number.NaN,
    ),
  );
  expect(customer).toBeGreaterThan(payment ?? Number.NaN);
});

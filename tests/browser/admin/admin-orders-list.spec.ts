import { placeOrder } from "../../placed-order.ts";
import { admin, answer, expect, test } from "./admin-pages.ts";

test("ticked orders are exported, printed and processed, and the list keeps its place", async ({ page }) => {
  const name = `Bulk Lane ${Date.now()}`;
  const numbers = [await placeOrder({ fullName: name }), await placeOrder({ fullName: name })];
  const narrowed = /\/orders\?q=Bulk.*&status=pending$/;
  const question = "Set 2 orders to processing? Each customer with a mail address gets a mail.";
  const process = async () => {
    await page.getByRole("button", { name: "Mark as processing" }).click();
    expect(await answer(page, "Mark as processing")).toBe(question);
  };
  await page.goto(`${admin.orders}?q=${encodeURIComponent(name)}&status=pending`);
  for (const number of numbers) await page.getByLabel(`Select order ${number}`).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export selected" }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  await page.getByRole("button", { name: "Packing slips" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Packing Slips" })).toBeVisible();
  for (const number of numbers) await expect(page.getByRole("article").getByText(number)).toBeVisible();
  await page.getByRole("link", { name: "Back to all orders" }).click();
  await expect(page).toHaveURL(narrowed);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(2);
  await process();
  await expect(page.getByText("2 orders are being processed now.")).toBeVisible();
  await expect(page).toHaveURL(narrowed);

  await page.getByRole("combobox", { name: "Status" }).selectOption("processing");
  await expect(page.getByRole("cell", { name: "Processing" })).toHaveCount(2);
  await expect(page.getByText("None selected")).toBeVisible();
  await page.getByRole("button", { name: "Mark as processing" }).click();
  await expect(page.getByText("Tick orders in the list first.")).toBeVisible();
  await page.getByLabel("Select all").check();
  await process();
  await expect(page.getByText(/^2 stayed as before/)).toBeVisible();
});

test("tabs are places, a row opens where it is pressed, and its tick stays its own", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = `Row Lane ${Date.now()}`;
  const number = await placeOrder({ fullName: name });
  await page.goto(`${admin.orders}?q=${encodeURIComponent(name)}`);
  await page.getByRole("tab", { name: /^To Pack/ }).click();
  await expect(page).toHaveURL(/tab=to-pack/);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(/pieces.*To pack/);
  await row.getByRole("checkbox").check();
  await expect(page.getByText("1 selected")).toBeVisible();
  await row.getByRole("checkbox").uncheck();
  await row.click({ position: { x: 60, y: 20 } });
  await expect(page.getByRole("heading", { level: 1, name: `Order: ${number}` })).toBeVisible();
  await page.getByRole("link", { name: "Back to all orders" }).click();
  await expect(page).toHaveURL(/tab=to-pack/);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled });

    test("what is done to ticked orders stays in reach of the thumb, and moves no row", async ({ page }) => {
      await placeOrder();
      await placeOrder();
      await page.goto(admin.orders);
      const act = page.getByRole("button", { name: "Book Parcels" });
      const ticks = page.getByRole("checkbox", { name: "Select order" });
      const topOfRows = () => page.locator("tbody").evaluate((rows) => rows.getBoundingClientRect().y);
      await expect(act).toBeHidden();
      const before = await topOfRows();
      await ticks.first().check();
      await expect(act).toBeInViewport({ ratio: 1 });
      expect(await topOfRows()).toBe(before);
      await ticks.last().check();
      await expect(ticks.last()).toBeInViewport({ ratio: 1 });
      await expect(act).toBeInViewport({ ratio: 1 });
      await act.click();
      await expect(page.getByRole("heading", { level: 1, name: "Book Parcels" })).toBeVisible();
    });
  });

test("the list is narrowed by status and search, by keyboard alone", async ({ page }) => {
  const number = await placeOrder({ fullName: "Narrow Lane" });
  await page.goto(admin.orders);
  const filter = page.getByRole("combobox", { name: "Status" });
  await page.getByRole("searchbox", { name: "Search orders" }).focus();
  await page.keyboard.type("narrow");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("cell", { name: number, exact: true })).toBeVisible();
  await filter.selectOption("pending");
  await expect(page).toHaveURL(/status=pending/);
  await expect(page.getByRole("cell", { name: number, exact: true })).toBeVisible();
  await filter.selectOption("payment-issues");
  await expect(page.getByRole("heading", { name: "No orders found." })).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

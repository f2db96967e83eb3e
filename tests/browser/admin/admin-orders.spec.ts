import type { Locator } from "@playwright/test";
import { placeOrder } from "../../placed-order.ts";
import { expectSound } from "../look/sound-page.ts";
import { admin, answer, expect, expectChangedTo, open, status, test, update } from "./admin-pages.ts";

test("an order is found, shipped with tracking, delivered, and its cash collected", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const number = await placeOrder({ shippingMethod: "express", phone: "98765 43210" });
  await open(page, number);
  for (const fact of ["Asha Kumari", "12 Gandhi Path", "Cash on Delivery", "Express", "98765 43210"])
    await expect(page.getByRole("main").getByText(fact).first()).toBeVisible();
  // What the order says now is none of the five: it stands first, and can't be chosen.
  await expect(status(page).locator("option").first()).toHaveText("Pending COD");
  await expect(status(page).locator("option").first()).toBeDisabled();
  await expect(update(page)).toBeDisabled();

  // A message stays until its field is right, whatever else is typed (TEXT-17).
  await page.getByLabel("Tracking link").fill("courier");
  await page.getByRole("button", { name: "Save Tracking" }).click();
  const wrong = /Enter a web address that begins with/;
  await expect(page.getByLabel("Tracking link")).toHaveAccessibleDescription(wrong);
  await page.getByLabel("Tracking number").fill("AB1");
  await expect(page.getByLabel("Tracking link")).toHaveAccessibleDescription(wrong);
  await page.getByLabel("Tracking link").fill("https://courier.example/AB1");
  await expect(page.getByLabel("Tracking link")).not.toHaveAccessibleDescription(wrong);
  await status(page).selectOption("shipped");
  await update(page).click();
  await expect(page.getByText("Status Updated")).toBeVisible();
  await expectChangedTo(page, "shipped");
  await expect(page.getByLabel("Tracking number")).toHaveValue("AB1");
  // The form is drawn anew with the order as it stands now.
  await expect(page.getByLabel(/Mail new tracking/)).toBeChecked();
  const history = page.locator("section", { has: page.getByRole("heading", { name: "History" }) });
  await expect(history.getByText("Jhola Crafts Team").first()).toBeVisible();
  await expect(page.getByText(/^Invoice (INV|BOS)\//)).toBeVisible();

  await status(page).selectOption("delivered");
  await update(page).click();
  await expectChangedTo(page, "delivered");
  // The new line moves what is below it; a press meanwhile would miss.
  await expect(history.locator("ol").getByText("Delivered")).toBeVisible();
  await history.getByText(/Changes by admins/).click();
  await expect(history.getByText(/status changed .* from: shipped/)).toBeVisible();
  await expect(history.getByText(/status changed .* from: Pending COD$/)).toBeVisible();

  // What happened last stands beside the name, and the payment first while cash is owed.
  await expect(page.getByText(/^Delivered, \d/)).toBeVisible();
  const [payment, customer] = await Promise.all(
    ["Payment and shipping", "Customer"].map((name) => topOf(page.getByRole("heading", { name }))),
  );
  expect(customer).toBeGreaterThan(payment ?? Number.NaN);
  await page.getByRole("button", { name: "COD collected" }).click();
  await expect(page.getByText("Collected on")).toBeVisible();
  await page.getByRole("button", { name: "Not collected after all" }).click();
  await answer(page, "Not collected after all");
  await expect(page.getByRole("button", { name: "COD collected" })).toBeVisible();
});

test("what can't be sent is told, what was typed stays, and the order is what it was", async ({ page }) => {
  await open(page, await placeOrder());
  const before = await status(page).inputValue();
  await page.getByLabel("Tracking number").fill("AB1");
  await page.route("**/admin/dashboard/orders/**", (route) => route.abort());
  await status(page).selectOption("shipped");
  await update(page).click();
  await expect(page.getByRole("alert")).toContainText("Could not update order status.");
  await expect(status(page)).toHaveValue(before);
  await expect(update(page)).toBeDisabled();
  await expect(page.getByLabel("Tracking number")).toHaveValue("AB1");
  // The next failure is told anew.
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByLabel("Note", { exact: true }).fill("Gift wrap");
  await page.getByRole("button", { name: "Save Note" }).click();
  await expect(page.getByRole("alert")).toContainText("Could not save this. Please try again.");
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Gift wrap");
  await page.unrouteAll();
  await status(page).selectOption("shipped");
  await update(page).click();
  await expectChangedTo(page, "shipped");
  await expect(page.getByLabel("Tracking number")).toHaveValue("AB1");
});

test("what can't be fetched is told", async ({ page }) => {
  const number = await placeOrder();
  await open(page, number);
  await page.route("**/admin/dashboard/orders.data**", (route) => route.abort());
  await page.getByRole("link", { name: "Back to all orders" }).click();
  await expect(page.getByRole("alert")).toContainText("Could not fetch orders.");
  await page.unrouteAll();

  await page.goto(`${admin.orders}?q=${number}`);
  await page.route("**/admin/dashboard/orders/**", (route) => route.abort());
  await page.getByRole("link", { name: "View", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Could not fetch order details.");
  await expect(page.getByRole("heading", { name: "Order not found." })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Back to all orders" }).click();
  await expect(page).toHaveURL(new RegExp(`/orders\\?q=${number}$`));
});

test("axe finds nothing, nothing is wider than the screen, and a slip prints alone", async ({ page }) => {
  const fullName = "A very long name that has to be broken somewhere, or is it";
  await open(page, await placeOrder({ fullName }));
  const order = new URL(page.url()).pathname;
  for (const path of [admin.orders, order, `${order}/packing-slip`]) {
    await page.goto(path);
    await expectSound(page, [360, 768, 1280]);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Packing slip" })).toBeVisible();
  await page.emulateMedia({ media: null });
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

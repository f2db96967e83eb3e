import { placeOrder } from "../../placed-order.ts";
import { expectSoundAtWidths, wcagTags } from "../look/sound-page.ts";
import { expect, test } from "../shop-test.ts";
import { signAdminIn } from "../sign-in.ts";
import { expectChangedTo, list, open, status, update } from "./opened-order.ts";

test.beforeEach(({ context }) => signAdminIn(context));

test("an order is found, read, shipped with its tracking and delivered", async ({ page }) => {
  const number = await placeOrder({ shippingMethod: "express", phone: "98765 43210" });
  await open(page, number);
  for (const fact of ["Asha Kumari", "12 Gandhi Path", "Cash on Delivery", "Express", "98765 43210"]) {
    await expect(page.getByRole("main").getByText(fact).first()).toBeVisible();
  }
  // What the order says now is none of the five: it stands first, and can't be chosen.
  await expect(status(page).locator("option").first()).toHaveText("Pending COD");
  await expect(status(page).locator("option").first()).toBeDisabled();
  await expect(update(page)).toBeDisabled();

  await page.getByLabel("Tracking number").fill("AB1");
  await page.getByLabel("Tracking link").fill("https://courier.example/AB1");
  await status(page).selectOption("shipped");
  await update(page).click();
  await expect(page.getByText("Status Updated")).toBeVisible();
  await expectChangedTo(page, "shipped");
  await expect(page.getByLabel("Tracking number")).toHaveValue("AB1");
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
});

test("a status that is set already is named", async ({ page }) => {
  await open(page, await placeOrder());
  await status(page).selectOption("processing");
  await update(page).click();
  await expectChangedTo(page, "processing");
  await expect(update(page)).not.toHaveAttribute("aria-busy");
  await update(page).evaluate((button) => button.removeAttribute("disabled"));
  await update(page).click();
  await expect(page.getByText("No Change")).toBeVisible();
  await expect(page.getByText("Status is already set to processing")).toBeVisible();
});

test("what can't be sent or fetched is told, and what was typed stays", async ({ page }) => {
  const number = await placeOrder();
  await open(page, number);
  await page.route("**/admin/dashboard/orders/**", (route) => route.abort());
  await page.getByLabel("Tracking number").fill("AB1");
  await status(page).selectOption("shipped");
  await update(page).click();
  await expect(page.getByRole("alert")).toContainText("Could not update order status.");
  await expect(page.getByLabel("Tracking number")).toHaveValue("AB1");
  await expect(status(page)).toHaveValue("pending_cod_confirmation");
  await page.getByLabel("Note", { exact: true }).fill("Gift wrap");
  await page.getByRole("button", { name: "Save Note" }).click();
  await expect(page.getByRole("alert")).toContainText("Could not save this. Please try again.");
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Gift wrap");
  await page.unrouteAll();

  await page.route("**/admin/dashboard/orders.data**", (route) => route.abort());
  page.once("dialog", (question) => question.accept());
  await page.getByRole("link", { name: "Back to all orders" }).click();
  await expect(page.getByRole("alert")).toContainText("Could not fetch orders.");
  await page.unrouteAll();

  await page.goto(`${list}?q=${number}`);
  await page.route("**/admin/dashboard/orders/**", (route) => route.abort());
  await page.getByRole("link", { name: "View", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Could not fetch order details.");
  await expect(page.getByRole("heading", { name: "Order not found." })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Back to all orders" }).click();
  await expect(page).toHaveURL(new RegExp(`/orders\\?q=${number}$`));
});

for (const [who, answer] of [
  ["a gateway's JSON", { json: { message: "Internal Server Error" } }],
  ["a gateway's page", { contentType: "text/html", body: "<h1>500 Internal Server Error</h1>" }],
  ["nothing", { body: "" }],
] as const)
  test(`a status that ${who} answers with 500 is told, and the order is what it was`, async ({ page }) => {
    await open(page, await placeOrder());
    const before = await status(page).inputValue();
    await page.route("**/admin/dashboard/orders/**", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500, ...answer }) : route.continue(),
    );
    await page.getByLabel("Tracking number").fill("AB1");
    await status(page).selectOption("shipped");
    await update(page).click();
    await expect(page.getByRole("alert")).toContainText("Could not update order status.");
    await expect(status(page)).toHaveValue(before);
    await expect(update(page)).toBeDisabled();
    await expect(page.getByLabel("Tracking number")).toHaveValue("AB1");

    await page.unrouteAll();
    await status(page).selectOption("shipped");
    await update(page).click();
    await expectChangedTo(page, "shipped");
    await expect(page.getByLabel("Tracking number")).toHaveValue("AB1");
  });

test("of two admins, the later one is told, and keeps what was typed", async ({ page, context }) => {
  const number = await placeOrder();
  await open(page, number);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Note", { exact: true }).fill("Call before sending");
  await other.getByRole("button", { name: "Save Note" }).click();
  await expect(other.getByText("The internal note is kept.")).toBeVisible();
  await page.getByLabel("Note", { exact: true }).fill("Gift wrap");
  await page.getByRole("button", { name: "Save Note" }).click();
  await expect(page.getByRole("alert")).toContainText("Someone else changed this meanwhile.");
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Gift wrap");
  await page.reload();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Call before sending");
});

test("a tracking link that is none is refused at its field", async ({ page }) => {
  await open(page, await placeOrder());
  await page.getByLabel("Tracking link").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save Tracking" }).click();
  await expect(page.getByLabel("Tracking link")).toHaveAccessibleDescription(/begins with https/);
  await expect(page.getByLabel("Tracking link")).toHaveValue("javascript:alert(1)");
  await page.getByLabel("Tracking link").fill("https://courier.example/AB1");
  await page.getByRole("button", { name: "Save Tracking" }).click();
  await expect(page.getByText("The tracking details are kept.")).toBeVisible();
});

test("new tracking of a parcel on its way goes to the customer, if the owner wants it", async ({ page }) => {
  await open(page, await placeOrder());
  await expect(page.getByLabel(/Mail new tracking/)).toHaveCount(0);
  await status(page).selectOption("shipped");
  await update(page).click();
  await expectChangedTo(page, "shipped");
  // The form is drawn anew with the order as it stands now.
  await expect(page.getByLabel(/Mail new tracking/)).toBeChecked();
  await page.getByLabel("Tracking number").fill("AB2");
  await page.getByRole("button", { name: "Save Tracking" }).click();
  await expect(page.getByText("the customer gets them by mail")).toBeVisible();
  await expect(page.getByText(/tracking changed .* number: AB2/)).toHaveCount(1);
  await page.getByLabel("Tracking number").fill("AB3");
  await page.getByLabel(/Mail new tracking/).uncheck();
  await page.getByRole("button", { name: "Save Tracking" }).click();
  await expect(page.getByText("The tracking details are kept.", { exact: true })).toBeVisible();
});

test("an order that is not there is not found", async ({ page }) => {
  await page.goto(`${list}/none`);
  await expect(page.getByRole("heading", { level: 1, name: "Order not found." })).toBeVisible();
  await page.getByRole("link", { name: "Back to all orders" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});

test("papers: a slip that prints alone, an invoice as PDF, a spreadsheet", async ({ page, context }) => {
  const number = await placeOrder();
  await open(page, number);
  const { origin, pathname } = new URL(page.url());
  const address = origin + pathname;
  const invoice = await context.request.get(`${address}/invoice.pdf`);
  expect(invoice.headers()["content-type"]).toBe("application/pdf");
  await page.getByRole("link", { name: "Packing slip" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Packing slip" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByText(number)).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.goto(`${list}?q=${number}`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
});

test("axe finds nothing at 360, 768 and 1280 px, and nothing is wider than the screen", async ({ page }) => {
  await open(
    page,
    await placeOrder({ fullName: "A very long name that has to be broken somewhere, or is it" }),
  );
  const order = new URL(page.url()).pathname;
  for (const path of [order, `${order}/packing-slip`, list]) {
    await page.goto(path);
    await expectSoundAtWidths(page, [360, 768, 1280], wcagTags);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an order is found and moved on by plain forms", async ({ page }) => {
    const number = await placeOrder();
    await page.goto(`${list}?q=${number}`);
    await page.getByRole("link", { name: "View", exact: true }).click();
    await page.getByRole("combobox", { name: "Status" }).selectOption("processing");
    await page.getByRole("button", { name: "Update Status" }).click();
    await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("processing");
    // The test's browser shows no <noscript>, which is where the notice stands.
    expect(await page.content()).toContain("Order status changed to processing.");
  });
});

import type { Page, Route } from "@playwright/test";
import { openProduct } from "../checkout/shopper.ts";
import { expect, test } from "../shop-test.ts";

const toShop = (url: URL) => url.pathname.endsWith("/quote.data");

/** Sends the dialog's form and closes it while its answer, which comes then, is on its way. */
async function sendAndClose(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(toShop, async (route) => {
    await promise;
    await answer(route);
  });
  const asked = page.waitForRequest((request) => toShop(new URL(request.url())));
  await page.getByRole("button", { name: "Submit Quote Request" }).click();
  await asked;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  resolve();
}

test("a bulk quote is refused at its field, kept while unsent, and told when closed", async ({ page }) => {
  await openProduct(page);
  const opener = page.getByRole("button", { name: "Request Bulk Quote" });
  const dialog = page.getByRole("dialog");
  await opener.click();
  await dialog.getByLabel("Email").fill("ravi@example.com");
  await dialog.getByLabel("Phone").fill("98765 43210");
  await dialog.getByLabel("Quantity").fill("49");
  // Marking a text beyond the dialog's edge keeps it open, a press beside it closes it.
  const name = dialog.getByLabel("Full Name");
  await name.fill("Ravi Sinha");
  await name.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(name).toHaveValue("Ravi Sinha");
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await opener.click();
  await dialog.getByRole("button", { name: "Submit Quote Request" }).click();
  await expect(dialog.getByLabel("Quantity")).toBeFocused();
  await dialog.getByLabel("Quantity").fill("50");

  await sendAndClose(page, (route) => route.abort());
  await expect(page.getByText("Could not submit your quote request. Please try again.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.unroute(toShop);
  await opener.click();
  await expect(name).toHaveValue("Ravi Sinha");
  await sendAndClose(page, (route) => route.continue());
  await expect(page.getByText("Quote Request Submitted!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.unroute(toShop);
  await opener.click();
  await expect(name).toHaveValue("");
  for (const [label, text] of Object.entries({
    "Full Name": "Ravi Sinha",
    Email: "ravi@example.com",
    Phone: "9876543210",
    Quantity: "50",
  }))
    await dialog.getByLabel(label).fill(text);
  await dialog.getByRole("button", { name: "Submit Quote Request" }).click();
  await expect(dialog).toBeHidden();
});

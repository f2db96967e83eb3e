import type { Page, Route } from "@playwright/test";
import { openProduct } from "../checkout/shopper.ts";
import { expect, test } from "../shop-test.ts";

const toShop = (url: URL) => url.pathname.endsWith("/quote.data");

/** Fills the dialog's form and sends it; its answer waits until it is let go. */
async function sendSlowly(page: Page, answer: (route: Route) => Promise<void>): Promise<() => void> {
  await openProduct(page);
  await page.getByRole("button", { name: "Request Bulk Quote" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Full Name").fill("Ravi Sinha");
  await dialog.getByLabel("Email").fill("ravi@example.com");
  await dialog.getByLabel("Phone").fill("98765 43210");
  await dialog.getByLabel("Quantity").fill("50");
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(toShop, async (route) => {
    await promise;
    await answer(route);
  });
  const asked = page.waitForRequest((request) => toShop(new URL(request.url())));
  await dialog.getByRole("button", { name: "Submit Quote Request" }).click();
  await asked;
  return resolve;
}

for (const [outcome, answer, words] of [
  ["sent", (route: Route) => route.continue(), "Quote Request Submitted!"],
  ["lost", (route: Route) => route.abort(), "Could not submit your quote request. Please try again."],
] as const) {
  test(`a bulk quote closed while it is on its way says that it was ${outcome}`, async ({ page }) => {
    const letGo = await sendSlowly(page, answer);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    letGo();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
}

test("what was typed into a bulk quote outlives its closing, and leaves with its sending", async ({
  page,
}) => {
  const letGo = await sendSlowly(page, (route) => route.abort());
  await page.keyboard.press("Escape");
  letGo();
  await expect(page.getByText("Could not submit your quote request.")).toBeVisible();
  await page.unroute(toShop);
  const opener = page.getByRole("button", { name: "Request Bulk Quote" });
  const dialog = page.getByRole("dialog");
  await opener.click();
  await expect(dialog.getByLabel("Full Name")).toHaveValue("Ravi Sinha");
  await dialog.getByRole("button", { name: "Submit Quote Request" }).click();
  await expect(page.getByText("Quote Request Submitted!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog.getByLabel("Full Name")).toHaveValue("");
});

import { expectSound } from "../look/sound-page.ts";
import { admin, expect, openDialog, test } from "./admin-pages.ts";
import { askForQuote } from "./admin-visitors.ts";

test("a request becomes an offer on a phone, and is sent", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 800 });
  const sender = await askForQuote(page);
  await page.goto(`${admin.quotes}?q=${sender}`);
  await openDialog(page);
  await page.getByRole("dialog").getByRole("link", { name: "Make an Offer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Make an Offer" })).toBeVisible();
  await expect(page.getByLabel("Full Name").first()).not.toHaveValue("");

  const first = page.getByRole("listitem").filter({ hasText: "Line 1" });
  await first.getByLabel("Price of one").fill("229");
  await page.getByRole("button", { name: "Add Line" }).click();
  const free = page.getByRole("listitem").filter({ hasText: "Line 2" });
  await expect(free.getByLabel("What it is")).toBeFocused();
  await free.getByLabel("What it is").fill("Screen for your logo");
  await free.getByLabel("Pieces").fill("1");
  const total = page.getByRole("status", { name: "Total" });
  const before = await total.textContent();
  await free.getByLabel("Price of one").fill("600");
  await expect(total).not.toHaveText(before ?? "");

  await page.getByLabel("Find a product").fill("tote");
  await page.getByLabel("Find a product").press("Enter");
  await page
    .getByRole("button", { name: /^Add .*Tote/ })
    .first()
    .click();
  const third = page.getByRole("listitem").filter({ hasText: "Line 3" });
  await expect(third).toBeVisible();
  await third.getByRole("button", { name: "Remove line 3" }).click();
  await expect(third).toHaveCount(0);
  await expectSound(page);
  await page.getByLabel("Pieces").last().fill("none");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("Type a whole number from 1 to 1,00,000.")).toBeVisible();
  await expect(page.getByLabel("Pieces").last()).toBeFocused();
  await page.getByLabel("Pieces").last().fill("२");
  await page.getByLabel("Leaves us by").fill("१/१२/२०९९");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("The draft is kept.")).toBeVisible();
  await expect(page.getByText(/1 December 2099/).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await expectSound(page);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("The offer is open to its buyer.")).toBeVisible();
  await expect(page.getByLabel("The buyer’s link")).toHaveValue(/\/offer\/O-\d+\?token=/);
  await page.goto(`${admin.quotes}?q=${sender}`);
  await expect(page.getByRole("row").filter({ hasText: sender })).toContainText("Quoted");
});

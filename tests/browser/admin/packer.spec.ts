import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { paiseFromRupees, rupeesExact } from "#values/money/decimal-rupees.ts";
import { linkToken } from "../../sign-in.ts";
import { fillLogin } from "../accounts/account-pages.ts";
import { expectSound } from "../look/sound-page.ts";
import { answer, expect, sharedShop, signAdminIn, test } from "../shop-test.ts";
import { open } from "./admin-pages.ts";
import { paidOrder } from "./admin-visitors.ts";

const phone = { viewport: { width: 360, height: 760 } };
const password = "kohbar-lotus-1934";

test.use(phone);

/** The owner asks her by mail; what she may do is ticked by the usual set. */
async function invite(page: Page, email: string): Promise<void> {
  await page.goto("/admin/dashboard/staff");
  await page.getByRole("link", { name: "Invite" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Rekha Devi");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Packer" }).click();
  await expect(page.getByRole("checkbox", { name: "Pack", exact: true })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Money" })).not.toBeChecked();
  await page.getByRole("main").getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText("A mail is on its way to Rekha Devi.")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
}

/** She follows the mail's link, chooses a password and signs in. */
async function accept(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(`/invitation?token=${await linkToken(sharedShop(), email, "invitation")}`);
  await expect(page.getByText("You may then do: See orders, Pack.")).toBeVisible();
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm New Password").fill(password);
  await page.getByRole("button", { name: "Accept" }).click();
  await page.waitForURL("**/admin-login");
  await fillLogin(page, email, password);
  await page.waitForURL("**/admin/dashboard/overview");
  return page;
}

test("a packer is invited, packs and ships on her phone; her owner refunds", async ({ page, browser }) => {
  const email = `packer-${randomUUID().slice(0, 8)}@example.com`;
  await signAdminIn(page.context());
  await invite(page, email);
  const packer = await accept(browser, email);

  await packer.getByRole("button", { name: "Menu" }).click();
  const places = packer.getByRole("navigation", { name: "Admin" }).getByRole("link");
  await expect(places).toHaveText([
    ...[/^Dashboard/, /^Orders/, /^Returns/, /^Offers/, /^Certificates/, /^Stalls/, /^Numbers/],
  ]);
  await packer.keyboard.press("Escape");
  await packer.getByRole("button", { name: "Account" }).click();
  const own = packer.getByRole("navigation", { name: "Account" });
  await expect(own.getByRole("link")).toHaveText(["Your Account", "View shop"]);
  await packer.keyboard.press("Escape");

  const number = await paidOrder(browser);
  await open(packer, number);
  const main = packer.getByRole("main");
  await expectSound(packer, [360], "advice");
  await main.getByRole("button", { name: "Pack it" }).click();
  await expect(main.getByText(/^Being packed since/).first()).toBeVisible();
  const status = main.getByRole("combobox", { name: "Status" });
  await expect(status.locator("option", { hasText: /cancelled/i })).toHaveCount(0);
  await main.getByLabel("Tracking number").fill("AB1");
  await main.getByRole("button", { name: "It Is Sent" }).click();
  await expect(packer.getByText("Order status changed to shipped.")).toBeVisible();
  for (const name of ["Refund", "Cash given back", "Money given back", "Issue credit note"])
    await expect(main.getByRole("button", { name })).toHaveCount(0);
  await expect(main.getByText("Paid on")).toBeVisible();

  await packer.goto("/admin/dashboard/orders");
  await expect(main.getByRole("link", { name: "Export CSV" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "New Order" })).toHaveCount(0);
  await packer.goto("/admin/dashboard/staff");
  await expect(packer.getByRole("heading", { level: 1 })).toHaveText("Not allowed");

  // The owner finds it on the same order.
  await open(page, number);
  await refundInTwoParts(page);
});

async function refundInTwoParts(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await page.getByRole("combobox", { name: "Status" }).selectOption("cancelled");
  await page.getByRole("button", { name: "Update Status" }).click();
  const asked = page.getByRole("alertdialog", { name: /^This order has left\. Cancel it all the same\?/ });
  await asked.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByText("Order status changed to cancelled.")).toHaveCount(0);
  await page.getByRole("button", { name: "Update Status" }).click();
  await asked.getByRole("button", { name: "Update Status" }).click();
  await expect(page.getByText("Order status changed to cancelled.")).toBeVisible();
  await expect(main.getByText("Refund due").first()).toBeVisible();

  const amount = page.getByLabel("Refund amount (₹)");
  const whole = await amount.inputValue();
  expect(await refund(page, "100")).toBe("Send ₹100.00 back to the customer?");
  await expect(main.getByText("₹100.00", { exact: true }).first()).toBeVisible();
  await expect(amount).toHaveValue((Number(whole) - 100).toFixed(2));

  // What is no sum, or too much, is said at the field before anything is asked, and stays there.
  for (const [typed, refusal] of [
    ["25O", "Enter an amount in rupees, such as 250 or 250.50."],
    [whole, "can be refunded."],
  ] as const) {
    await amount.fill(typed);
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(amount).toHaveAccessibleDescription(new RegExp(refusal));
    await expect(amount).toHaveValue(typed);
    await expect(amount).toBeFocused();
  }
  const rest = (Number(whole) - 100).toFixed(2);
  expect(await refund(page, rest)).toBe(`Send ${rupeesExact(paiseFromRupees(rest))} back to the customer?`);
  await expect(amount).toHaveCount(0);
  await expect(main.getByText("Refund due")).toHaveCount(0);
  await expect(main.getByText("Jhola Crafts Team").first()).toBeVisible();
}

async function refund(page: Page, amount: string): Promise<string> {
  await page.getByLabel("Refund amount (₹)").fill(amount);
  await page.getByRole("button", { name: "Refund", exact: true }).click();
  return answer(page, "Refund");
}

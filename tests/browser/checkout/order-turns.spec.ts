import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { placeOrder } from "../../placed-order.ts";
import { admin, expect, open, test } from "../admin/admin-pages.ts";
import { comment } from "../admin/admin-visitors.ts";

// Forms of one page that are pressed one right after the other, quicker than the page is read again.

/** Keeps back what the page reads after a form, until it is let go. */
async function holdReading(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "GET") await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

test("an order's next form waits for the page, and what is typed outlives a saving", async ({ page }) => {
  await open(page, await placeOrder());
  await page.getByLabel("Note").fill("Half a no");
  await page.getByLabel("Tracking number").fill("AB1");
  await press(page, "Save Tracking");
  await expect(page.getByText("The tracking details are kept.")).toBeVisible();
  await page.getByLabel("Note").pressSequentially("te");
  const letGo = await holdReading(page);
  await press(page, "COD collected");
  await expect(page.getByRole("button", { name: "COD collected" })).toHaveAttribute("aria-busy", "true");
  await press(page, "Save Note");
  letGo();
  await expect(page.getByText("The internal note is kept.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Cash collected").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Note")).toHaveValue("Half a note");
  await expect(page.getByLabel("Tracking number")).toHaveValue("AB1");
});

test("a question is moved twice by two quick presses", async ({ page }) => {
  const faq = "/admin/dashboard/settings/faq";
  const mark = randomUUID().slice(0, 8);
  const { SHOP_ORIGIN: origin = "" } = process.env;
  for (const place of ["First", "Second", "Third"]) {
    const form = {
      ...{ id: "", version: "0", category: "Products & Bulk Orders", question: `${place} ${mark}?` },
      answer: "<p>Yes.</p>",
    };
    await page.request.post(origin + faq, { form, headers: { Origin: origin } });
  }
  await page.goto(faq);
  const questions = page.getByRole("main").getByRole("listitem").filter({ hasText: mark });
  await expect(questions.locator("p").first()).toHaveText(`First ${mark}?`);
  const letGo = await holdReading(page);
  await press(page, `Move down: First ${mark}?`);
  await press(page, `Move down: First ${mark}?`);
  letGo();
  await expect(questions.locator("p:first-child")).toHaveText([
    `Second ${mark}?`,
    `Third ${mark}?`,
    `First ${mark}?`,
  ]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a comment that somebody else was quicker with leaves the list in its turn", async ({ page }) => {
  const mark = `Turn ${randomUUID().slice(0, 8)}`;
  for (const name of [`First ${mark}`, `Second ${mark}`]) await comment(page, name);
  const { SHOP_ORIGIN: origin = "" } = process.env;
  const list = `${admin.comments}?q=${encodeURIComponent(mark)}`;
  await page.goto(list);
  const row = (which: string) => page.getByRole("row").filter({ hasText: `${which} ${mark}` });
  const approve = (which: string) => row(which).getByRole("button", { name: "Approve", exact: true }).click();
  const id = await row("Second").locator("form input[name=id]").inputValue();
  const form = { id, intent: "approve" };
  await page.request.post(origin + admin.comments, { form, headers: { Origin: origin } });

  const letGo = await holdReading(page);
  const reading = page.waitForRequest((asked) => asked.method() === "GET" && asked.url().includes(".data"));
  await approve("First");
  await reading;
  await approve("Second");
  letGo();
  await expect(row("First")).toHaveCount(0);
  await expect(row("Second")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

const account = "/admin/dashboard/account";

test("a form that is refused while the page is read again has it read once more", async ({ page }) => {
  await page.goto(account);
  await page.getByLabel("Phone", { exact: true }).fill(`98765 ${randomInt(10_000, 100_000)}`);
  const letGo = await holdReading(page);
  const reading = () =>
    page.waitForRequest((asked) => asked.method() === "GET" && asked.url().includes(`${account}.data`));
  const first = reading();
  await press(page, "Save Profile");
  await first;
  await page.getByLabel("Current Password").fill("not this one");
  await page.getByLabel("New Password", { exact: true }).fill("kohbar-lotus-1934");
  await page.getByLabel("Confirm New Password").fill("kohbar-lotus-1934");
  const again = reading();
  await press(page, "Change Password");
  await expect(page.getByText("Your current password is not right.").first()).toBeVisible();
  await again;
  letGo();
});

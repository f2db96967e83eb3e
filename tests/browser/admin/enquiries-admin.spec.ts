import { admin, expect, openDialog, plainNotice, problem, test } from "./admin-pages.ts";
import { askForQuote, sendMessage, sendMessages } from "./admin-visitors.ts";

test("a message is answered in its dialog; Escape closes it and gives the focus back", async ({ page }) => {
  const sender = await sendMessage(page);
  await page.goto(`${admin.messages}?q=${sender}`);
  const opener = page.getByRole("button", { name: "View & Update" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Manage Message" });
  await expect(dialog).toContainText("Do you ship to Nepal?");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByLabel("Status").selectOption("Resolved");
  await dialog.getByLabel("Admin Response / Notes").fill("Yes, we do.");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Message updated successfully.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole("row").filter({ hasText: sender });
  await expect(row).toContainText("Resolved");
  await expect(row).toContainText("Yes, we do.");
  await expect(row).toContainText("Updated");

  await opener.click();
  await dialog.getByText(/^History/).click();
  await expect(dialog).toContainText("status: Resolved");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
});

test("after an answer the next that waits is a press away, with the focus (ADMIN-62)", async ({ page }) => {
  const { list } = await sendMessages(page, 2);
  await page.goto(`${list}&status=Pending`);
  const openers = page.getByRole("button", { name: "View & Update" });
  await openers.last().click();
  const dialog = page.getByRole("dialog", { name: "Manage Message" });
  await dialog.getByLabel("Admin Response / Notes").fill("Yes.");
  await dialog.getByRole("button", { name: "Save & Send by Mail" }).click();
  const next = page.getByRole("link", { name: /^Next message: / });
  await expect(next).toBeFocused();
  await expect(openers).toHaveCount(1);
  await expect(page.getByText(/^\d+\+? left$/)).toBeVisible();
  await next.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Admin Response / Notes")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(next).toHaveCount(0);
});

test("the second of two owners is told, and keeps what was typed", async ({ page, context }) => {
  const sender = await sendMessage(page);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(`${admin.messages}?q=${sender}`);
    await openDialog(one);
    await expect(one.getByRole("dialog")).toBeVisible();
  }
  await page.getByLabel("Admin Response / Notes").fill("First");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Message updated successfully.")).toBeVisible();
  await other.getByLabel("Admin Response / Notes").fill("Second");
  await other.getByRole("button", { name: "Save Changes" }).click();
  await expect(problem(other)).toContainText(
    "Failed to update message. Someone else changed this meanwhile.",
  );
  await expect(other.getByLabel("Admin Response / Notes")).toHaveValue("Second");
  await other.getByRole("link", { name: "Reload" }).click();
  await expect(other.getByLabel("Admin Response / Notes")).toHaveValue("First");
});

test("without a connection the lists and forms say so and stand", async ({ page, context }) => {
  const sender = await sendMessage(page);
  // Its script has come by then, for when nothing can be fetched any more.
  await page.goto(admin.overview);
  await page.getByRole("link", { name: "Contact Messages" }).first().click();
  await page.getByLabel("Search messages").fill(sender);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("button", { name: "View & Update" })).toHaveCount(1);
  await openDialog(page);
  await page.getByLabel("Admin Response / Notes").fill("Kept");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(problem(page)).toContainText("Failed to update message. The shop could not be reached.");
  await expect(page.getByLabel("Admin Response / Notes")).toHaveValue("Kept");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Message updated successfully.")).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(problem(page)).toContainText("Failed to load messages. The shop could not be reached.");
  await expect(page.getByRole("heading", { level: 1, name: "Contact Form Submissions" })).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(problem(page)).toContainText(/Error Fetching Stats.*Could not load dashboard statistics./);
  await expect(problem(page)).toContainText(/Error Fetching Activity.*Could not load recent activity./);
});

test("a quote is found, noted and answered", async ({ page }) => {
  const asked = await askForQuote(page);
  await page.goto(admin.quotes);
  await page.getByLabel("Search quotes").fill(asked);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("button", { name: "View & Update" })).toHaveCount(1);
  await page.getByLabel("Status").selectOption("Quoted");
  await expect(page.getByText("No quotes match.")).toBeVisible();
  await page.getByLabel("Status").selectOption("");
  await page.getByLabel("Kind").selectOption("Samples");
  await expect(page.getByText("No quotes match.")).toBeVisible();
  await page.getByLabel("Kind").selectOption("Quotes");
  await openDialog(page);
  const dialog = page.getByRole("dialog", { name: "Manage Bulk Quote" });
  await expect(dialog).toContainText("120 units");
  await dialog.getByLabel("Admin Notes").fill("Wants 10% off");
  await dialog.getByLabel("Reply").fill("₹229 each.");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByText("Press Save & Send Reply to send this, or empty it.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save & Send Reply" }).click();
  await expect(page.getByText("Quote updated successfully.")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: asked });
  await expect(row).toContainText("Contacted");
  await expect(row).toContainText("Wants 10% off");
});

test("a page has 25 rows or a hundred, in few elements, and gives the focus back anywhere", async ({
  page,
}) => {
  const { list } = await sendMessages(page, 102);
  await page.goto(list);
  const openers = page.getByRole("button", { name: "View & Update" });
  await expect(openers).toHaveCount(25);
  await page.getByRole("link", { name: "Show 100" }).click();
  await expect(openers).toHaveCount(100);
  expect(await page.locator("*").count()).toBeLessThan(2000);
  await openers.last().click();
  const dialog = page.getByRole("dialog", { name: "Manage Message" });
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Message updated successfully.")).toBeVisible();
  await expect(openers.last()).toBeFocused();
});

test("several messages are ticked and done in one press, and leave what is to be answered", async ({
  page,
}) => {
  const { list } = await sendMessages(page, 3);
  await page.goto(`${list}&tab=to-answer`);
  const openers = page.getByRole("button", { name: "View & Update" });
  await expect(openers).toHaveCount(3);
  for (const tick of await page.getByRole("checkbox", { name: /^Select w/ }).all())
    if (await tick.isVisible()) await tick.check();
  await page
    .getByRole("checkbox", { name: /^Select w/ })
    .last()
    .uncheck();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "It Is Done" }).click();
  await expect(page.getByText("2 done.")).toBeVisible();
  await expect(openers).toHaveCount(1);
  await expect(page.getByText("None selected")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("what the shop took for spam is ticked and is none", async ({ page }) => {
    const sender = await sendMessage(page, "http://a.example http://b.example http://c.example");
    await page.goto(`${admin.messages}?q=${sender}&tab=likely-spam`);
    const row = page.getByRole("row").filter({ hasText: sender });
    await row.getByRole("checkbox").check();
    await page.getByRole("button", { name: "It Is No Spam" }).click();
    await plainNotice(page).toContain("1 done.");
    await page.goto(`${admin.messages}?q=${sender}&tab=to-answer`);
    await expect(row).toBeVisible();
  });

  test("a message's dialog is opened and closed", async ({ page }) => {
    await page.goto(`${admin.messages}?q=${await sendMessage(page)}`);
    await openDialog(page);
    const dialog = page.getByRole("dialog", { name: "Manage Message" });
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
  });
});

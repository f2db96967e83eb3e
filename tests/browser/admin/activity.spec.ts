import { expect, test } from "../shop-test.ts";
import { signAdminIn } from "../sign-in.ts";

test.beforeEach(({ context }) => signAdminIn(context));

const activity = "/admin/dashboard/activity";

test("on a phone an owner finds what she changed, and goes to it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/admin/dashboard/settings/faq?new");
  const question = `Do you paint at night? ${Date.now()}`;
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Question" }).fill(question);
  await dialog.getByLabel("Answer").fill("By lamp, in winter.");
  await dialog.getByRole("button", { name: /^(?:Add|Save)/ }).click();
  await expect(dialog).toBeHidden();

  await page.goto(activity);
  await page.getByLabel("Kind").selectOption("settings");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/kind=settings/);
  const line = page.getByRole("listitem").filter({ hasText: question });
  await expect(line).toContainText(/ added the question /);
  await expect(line).toContainText(/Chrome on /);
  await line.getByRole("link").click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Question" })).toHaveValue(question);

  await page.goto(`${activity}?q=nothing-such`);
  await expect(page.getByRole("heading", { name: "Nothing found." })).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: question })).toBeVisible();
});

import { expectSound } from "../look/sound-page.ts";
import { admin, answer, expect, test } from "./admin-pages.ts";
import { askForQuote, comment, newWord, sendMessage } from "./admin-visitors.ts";

test("the overview leads to its lists", async ({ page }) => {
  const asked = await askForQuote(page);
  await page.goto(admin.home);
  await expect(page).toHaveURL(admin.overview);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: `Bulk quote request by ${asked}` })).toBeVisible();
  await expect(page.getByText(/^\d+ seconds? ago$/).first()).toBeVisible();
  await page.getByRole("link", { name: /^New Bulk Quotes/ }).click();
  await expect(page).toHaveURL(`${admin.quotes}?status=New`);
  await expect(page.getByRole("row").filter({ hasText: asked })).toBeVisible();
});

test("a subscriber is removed after the shop asked, whose question is refused by key", async ({ page }) => {
  const email = `${newWord()}@example.com`;
  const { SHOP_ORIGIN: origin = "" } = process.env;
  const form = { email, source: "footer" };
  await page.request.post(`${origin}/newsletter`, { form, headers: { Origin: origin } });
  await page.goto(`${admin.subscribers}?q=${email}`);
  const remove = page.getByRole("button", { name: `Remove ${email}` });
  // Asked twice by a press too many, it stands yet, and Enter means no.
  await remove.dblclick();
  await expect(page.getByRole("alertdialog", { name: `Remove ${email}` })).toBeVisible();
  await expectSound(page, [360, 1280], "advice");
  for (const no of ["Enter", "Escape"]) {
    await page.keyboard.press(no);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(remove).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("cell", { name: email, exact: true })).toBeVisible();
  await answer(page, "Remove");
  await expect(page.getByText("Subscriber Removed")).toBeVisible();
  await expect(page.getByText("No subscribers match.")).toBeVisible();
});

test("axe finds nothing at 360, 768 and 1280 px, and nothing is wider than the screen", async ({ page }) => {
  test.setTimeout(180_000);
  await sendMessage(page);
  await askForQuote(page);
  await comment(page);
  const expectSoundHere = () => expectSound(page, [360, 768, 1280], "advice");
  for (const path of [admin.overview, admin.comments, admin.subscribers]) {
    await page.goto(path);
    await expectSoundHere();
  }
  for (const path of [admin.messages, admin.quotes]) {
    await page.goto(path);
    await expectSoundHere();
    await page.getByRole("button", { name: "View & Update" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectSoundHere();
  }
});

test("on a phone the places stand behind one button", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(admin.home);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Comments" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Comments" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin" })).toHaveCount(0);
});

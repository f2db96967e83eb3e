import { expect, type Page, test } from "@playwright/test";

const openPost = async (page: Page) => {
  await page.goto("/blog");
  await page.locator("main h2 a").first().click();
  await expect(page.getByRole("heading", { name: "Comments" })).toBeVisible();
};

/** Names and words that no other test uses. */
const mark = () => `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

test("Load More adds six posts, and they stay on a reload", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.locator("main h2 a")).toHaveCount(6);
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(page.locator("main h2 a")).toHaveCount(12);
  await page.reload();
  await expect(page.locator("main h2 a")).toHaveCount(12);
});

test("a comment is checked, sent, and shown to its author alone until approved", async ({
  page,
  browser,
}) => {
  await openPost(page);
  const form = page.locator("form", { has: page.getByRole("button", { name: "Post Comment" }) });
  await form.getByLabel("Comment", { exact: true }).fill("Kept while corrected");
  await form.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.getByRole("alert")).toContainText("Please provide your name and comment.");
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(form.getByLabel("Comment", { exact: true })).toHaveValue("Kept while corrected");

  const words = `<script>alert(1)</script> ${mark()}`;
  await form.getByLabel("Name", { exact: true }).fill("Asha Rao");
  await form.getByLabel("Comment", { exact: true }).fill(words);
  await form.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.getByText("Thank you! Your comment is awaiting approval.")).toBeVisible();
  await expect(form.getByLabel("Comment", { exact: true })).toHaveValue("");
  const own = page.locator("#comments li").first();
  await expect(own).toContainText(words);
  await expect(own).toContainText("Awaiting approval");
  await page.reload();
  await expect(page.locator("#comments li").first()).toContainText(words);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText(words)).toHaveCount(0);
});

test("an artisan's gallery opens large and closes on Escape", async ({ page }) => {
  await page.goto("/artisans");
  await page.locator("main h2").first().click();
  await page
    .getByRole("link", { name: /^Zoom picture/ })
    .nth(1)
    .click();
  await expect(page.getByText(/^Picture 2 of/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^Picture 3 of/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("more posts are a plain link, and a comment keeps what was typed", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("link", { name: "Load More" }).click();
    await expect(page).toHaveURL(/\/blog\?show=12$/);
    await expect(page.locator("main h2 a")).toHaveCount(12);
    await page.locator("main h2 a").last().click();
    const form = page.locator("form", { has: page.getByRole("button", { name: "Post Comment" }) });
    await form.getByLabel("Comment", { exact: true }).fill("Typed without script");
    await form.getByRole("button", { name: "Post Comment" }).click();
    await expect(page.getByRole("alert")).toContainText("Missing Information");
    await expect(page.getByText("Please enter your name.")).toBeVisible();
    await expect(form.getByLabel("Comment", { exact: true })).toHaveValue("Typed without script");
    await form.getByLabel("Name", { exact: true }).fill("Asha Rao");
    await form.getByRole("button", { name: "Post Comment" }).click();
    await expect(page).toHaveURL(/\?commented=1#comments$/);
    await expect(page.getByText("Thank you! Your comment is awaiting approval.")).toBeVisible();
  });
});

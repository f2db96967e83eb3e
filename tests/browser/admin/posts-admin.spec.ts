import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fileOf, leaveAndComeBack, pictureFile } from "./admin-page-pictures.ts";
import { answer, expect, holdAnswers, test } from "./admin-pages.ts";
import { dialog, field } from "./products-admin.ts";

const adminPage = "/admin/dashboard/blog";
const uniqueTitle = () => `Admin Story ${randomUUID().slice(0, 8)}`;
const save = (page: Page) => page.getByRole("button", { name: "Save Post" }).click();
const content = (page: Page) => dialog(page).getByRole("textbox", { name: "Content", exact: true });
const card = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

const draftIn = (page: Page) => page.evaluate(() => localStorage.getItem("jhola-post-draft"));

async function fill(page: Page, title: string): Promise<void> {
  await field(page, "Title").fill(title);
  await content(page).fill("Painted by hand.");
  await field(page, "Meta Description").fill("How it is painted.");
}

test("neither a post nor an artisan is saved without a picture that was not sent", async ({ page }) => {
  await page.route("**/admin/dashboard/uploads*", (route) => route.abort());
  const unsent = page.getByText("1 picture was not sent. Try again or remove it.");
  await page.goto(`${adminPage}?new`);
  await expect(page.getByRole("form", { name: "Add New Post" })).toBeVisible();
  await fill(page, uniqueTitle());
  await field(page, "Author Image").setInputFiles(await pictureFile("author.png"));
  await expect(page.getByText("author.png was not sent.")).toBeVisible();
  await save(page);
  await expect(unsent).toBeVisible();
  await expect(page.getByText("Post Added")).toHaveCount(0);

  page.on("dialog", (question) => question.accept());
  await page.goto("/admin/dashboard/artisans?new");
  await expect(page.getByRole("form", { name: "Add New Artisan" })).toBeVisible();
  await field(page, "Name").fill("Admin page Maker");
  await field(page, "Banner").setInputFiles(await pictureFile("banner.png"));
  await expect(page.getByText("banner.png was not sent.")).toBeVisible();
  await page.getByRole("button", { name: "Save Artisan" }).click();
  await expect(unsent).toBeVisible();
  await expect(page.getByText("Artisan Added")).toHaveCount(0);
});

async function addPost(page: Page): Promise<string> {
  const title = uniqueTitle();
  await page.goto(`${adminPage}?new`);
  await fill(page, title);
  await save(page);
  await expect(page.getByText("Post Added")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return title;
}

test("a post is written, previewed, drafted, scheduled, published, and deleted", async ({ page }) => {
  const title = uniqueTitle();
  const slug = title.toLowerCase().replaceAll(" ", "-");
  await page.goto(adminPage);
  await page.getByRole("link", { name: "Add New Post" }).click();
  await fill(page, title);
  await expect(field(page, "Slug")).toHaveValue(slug);
  await expect(dialog(page)).toContainText("1 min read");
  const gif = Buffer.from("R0lGODlhAQABAIAAAKY0KwAAACwAAAAAAQABAAACAkQBADs=", "base64");
  const chooseCover = async () => {
    await field(page, "Cover Image").setInputFiles(fileOf("moving.gif", "image/gif", gif));
    await expect(page.getByRole("button", { name: "Remove Cover Image" })).toBeVisible();
  };
  await chooseCover();
  await expect.poll(() => draftIn(page)).toContain(title);
  expect(await draftIn(page)).not.toContain("/files/");
  await field(page, "Excerpt").fill("Typed just before leaving.");
  await leaveAndComeBack(page, "Add New Post");
  await expect(field(page, "Title")).toHaveValue(title);
  await expect(field(page, "Excerpt")).toHaveValue("Typed just before leaving.");

  await chooseCover();
  await field(page, "Cover Alt Text").fill("A red dot");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview).toContainText("Painted by hand.");
  await preview.getByRole("button", { name: "Close" }).click();
  const today = await field(page, "Publish Date").inputValue();
  await field(page, "Publish Date").fill("2099-01-02");
  await save(page);
  await expect(page.getByText("Post Scheduled")).toBeVisible();
  expect(await draftIn(page)).toBeNull();
  await expect(card(page, title)).toContainText("2 January 2099");
  await expect(card(page, title)).toContainText("Scheduled");
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await field(page, "Publish Date").fill(today);
  await save(page);
  await expect(card(page, title)).toContainText("Published");
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("img", { name: "A red dot" })).toBeVisible();

  await page.goto(adminPage);
  const erase = async (answered = "Delete") => {
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    await answer(page, answered);
  };
  await erase("Cancel");
  await expect(card(page, title)).toBeVisible();
  await page.route("**/blog.data*", (route) => route.abort());
  await erase();
  await expect(page.getByRole("alert").filter({ hasText: "Error deleting post" })).toBeVisible();
  await page.unroute("**/blog.data*");
  await page.goto(adminPage);
  await erase();
  await expect(page.getByText("Post Deleted")).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);
});

test("a preview that is pressed while a post is being saved breaks nothing off", async ({ page }) => {
  const title = await addPost(page);
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await field(page, "Excerpt").fill("How fish swim.");
  const letGo = await holdAnswers(page, "**/blog.data*");
  const preview = page.getByRole("button", { name: "Preview" });
  // Both in one go: before the page has drawn that it is saving.
  await dialog(page).evaluate((form) => {
    for (const name of ["Save Post", "Preview"])
      [...form.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
  });
  await expect(preview).toBeDisabled();
  await expect(preview).not.toHaveAttribute("aria-busy");
  letGo();
  await expect(page.getByText("Post Saved")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a post is added with a cover", async ({ page }) => {
    const title = uniqueTitle();
    await page.goto(`${adminPage}?new`);
    await field(page, "Title").fill(title);
    await field(page, "Content").fill("Plain words.");
    await field(page, "Meta Description").fill("Plain.");
    await field(page, "Cover Image").setInputFiles(await pictureFile("red.png"));
    await save(page);
    await expect(page.locator("noscript [role=status]")).toContainText("Post Added");
    await expect(card(page, title)).toBeVisible();
    await page.reload();
    await expect(page.locator("noscript [role=status]")).toHaveCount(0);
  });
});

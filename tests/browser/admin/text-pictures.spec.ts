import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fileOf, pictureFile } from "./admin-page-pictures.ts";
import { expect, test } from "./admin-pages.ts";
import { dialog, field } from "./products-admin.ts";

test.use({ viewport: { width: 360, height: 740 } });
const adminPage = "/admin/dashboard/blog";
const content = (page: Page) => dialog(page).getByRole("textbox", { name: "Content", exact: true });
const bar = (page: Page) => page.getByRole("group", { name: "Picture in the text" });
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
const chooser = (page: Page) => bar(page).getByLabel("Picture file");
const description = (page: Page) => bar(page).getByLabel("Describe the picture");
const save = (page: Page) => page.getByRole("button", { name: "Save Post" }).click();

async function newPost(page: Page): Promise<{ slug: string; title: string }> {
  const title = `Woven Story ${randomUUID().slice(0, 8)}`;
  await page.goto(`${adminPage}?new`);
  await expect(page.getByRole("form", { name: "Add New Post" })).toBeVisible();
  await field(page, "Title").fill(title);
  await field(page, "Meta Description").fill("How it is woven.");
  await content(page).fill("Before the loom.");
  return { title, slug: title.toLowerCase().replaceAll(" ", "-") };
}

test("PHOTO-30: a picture is put into a post, described, and seen on the blog", async ({ page }) => {
  const { slug, title } = await newPost(page);
  await button(page, "Picture").click();
  await chooser(page).setInputFiles(await pictureFile("loom.png"));
  await expect(bar(page).getByText("The picture stands in the text.")).toBeVisible();
  await expect(description(page)).toBeFocused();
  await page.keyboard.type("A loom of wood");
  await expect(content(page).getByRole("img", { name: "A loom of wood" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.type("Behind the loom.");
  await button(page, "Preview").click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview.getByRole("img", { name: "A loom of wood" })).toBeVisible();
  await preview.getByRole("button", { name: "Close" }).click();
  await save(page);
  await expect(page.getByText("Post Added")).toBeVisible();

  await page.goto(`/blog/${slug}`);
  const loom = page.getByRole("img", { name: "A loom of wood" });
  await loom.scrollIntoViewIfNeeded();
  await expect(loom).toBeInViewport();
  await expect(loom).toHaveJSProperty("complete", true);
  expect(await loom.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(loom).toHaveAttribute("width", "320");
  expect(await page.getByRole("article").textContent()).toMatch(/Before the loom\.\s*Behind the loom\./);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.goto(adminPage);
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await content(page).getByRole("img", { name: "A loom of wood" }).click();
  await expect(description(page)).toHaveValue("A loom of wood");
  await description(page).fill("Sita’s loom");
  await button(page, "Done").click();
  await save(page);
  await expect(page.getByText("Post Saved")).toBeVisible();
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("img", { name: "Sita’s loom" })).toBeVisible();

  await page.goto(adminPage);
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await content(page).getByRole("img", { name: "Sita’s loom" }).click();
  await button(page, "Remove picture").click();
  await expect(bar(page)).toHaveCount(0);
  await save(page);
  await expect(page.getByText("Post Saved")).toBeVisible();
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText("Behind the loom.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Sita’s loom" })).toHaveCount(0);
});

test("PHOTO-30: what is no picture is told in the bar, and a lost one is sent again", async ({ page }) => {
  await newPost(page);
  await button(page, "Picture").click();
  await chooser(page).setInputFiles(fileOf("loom.pdf", "application/pdf", "%PDF-1.7"));
  await expect(bar(page).getByRole("alert")).toHaveText(/“loom.pdf” is no PNG, JPEG, WebP or HEIC picture/);

  await page.route("**/admin/dashboard/uploads*", (route) => route.abort(), { times: 1 });
  await chooser(page).setInputFiles(await pictureFile("loom.png"));
  await expect(bar(page).getByRole("alert")).toContainText("“loom.png” could not be sent.");
  await save(page);
  await expect(bar(page)).toContainText(
    "Not saved yet: send the picture again, or close this bar, then save.",
  );
  await description(page).fill("A loom");
  await bar(page).getByRole("button", { name: "Try again" }).click();
  await expect(content(page).getByRole("img", { name: "A loom" })).toBeVisible();
  await save(page);
  await expect(page.getByText("Post Added")).toBeVisible();
});

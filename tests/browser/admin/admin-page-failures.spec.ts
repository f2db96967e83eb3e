import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { adminPage as productsAdmin } from "../../product-fields.ts";
import { expect, test } from "../shop-test.ts";
import { signAdminIn } from "../sign-in.ts";
import { admin } from "./admin-pages.ts";
import { comment } from "./admin-visitors.ts";
import { field } from "./products-admin.ts";

test.beforeEach(({ context }) => signAdminIn(context));

const blog = "/admin/dashboard/blog";
const artisans = "/admin/dashboard/artisans";
const stale = "Someone else changed this meanwhile.";
const unique = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;
const problem = (page: Page, title: string) => page.getByRole("alert").filter({ hasText: title });

async function addArtisan(page: Page): Promise<string> {
  const name = unique("Lone Maker");
  await page.goto(`${artisans}?new`);
  await field(page, "Name").fill(name);
  await field(page, "Craft").fill("Painting");
  await page.getByRole("button", { name: "Save Artisan" }).click();
  await expect(page.getByText("Artisan Added")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return name;
}

async function addPost(page: Page): Promise<string> {
  const title = unique("Lone Story");
  await page.goto(`${blog}?new`);
  await field(page, "Title").fill(title);
  await page.getByRole("dialog").getByRole("textbox", { name: "Content", exact: true }).fill("Painted.");
  await field(page, "Meta Description").fill("Painted.");
  await page.getByRole("button", { name: "Save Post" }).click();
  await expect(page.getByText("Post Added")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return title;
}

const lists = [
  {
    place: "Blog Posts",
    path: "blog",
    title: "Error fetching blog posts",
    text: "Could not fetch the posts.",
  },
  {
    place: "Artisans",
    path: "artisans",
    title: "Error fetching artisans",
    text: "Could not fetch the artisans.",
  },
  {
    place: "Products",
    path: "products",
    title: "Error fetching products",
    text: "Could not fetch products.",
  },
  { place: "Reviews", path: "reviews", title: "Error", text: "Failed to load the reviews." },
  { place: "Newsletters", path: "newsletters", title: "Error", text: "Failed to load newsletters." },
  { place: "Subscribers", path: "subscribers", title: "Error", text: "Failed to load subscribers." },
  { place: "Staff", path: "staff", title: "Error", text: "Failed to load the staff." },
  { place: "Activity", path: "activity", title: "Error", text: "Could not read the activity." },
  { place: "Connections", path: "connections", title: "Error", text: "Failed to load the connections." },
  { place: "Translations", path: "translations", title: "Error", text: "Failed to load translations." },
  { place: "Contact Messages", path: "contact-messages", title: "Error", text: "Failed to load messages." },
  { place: "Bulk Quotes", path: "bulk-quotes", title: "Error", text: "Failed to load bulk quotes." },
];

test("a list that can't be fetched is told, and its page stands", async ({ page }) => {
  test.setTimeout(90_000);
  for (const { place, path, title, text } of lists) {
    await page.goto(admin.overview);
    await page.route(`**/${path}.data*`, (route) => route.abort());
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: place }).click();
    await expect.soft(problem(page, title), place).toContainText(text);
    await expect.soft(page.getByRole("heading", { level: 1 }), place).toBeVisible();
  }
});

const parts = [
  { tab: "Shop", path: "settings" },
  { tab: "Shipping", path: "shipping" },
  { tab: "Bulk Prices", path: "bulk-prices" },
  { tab: "Search Words", path: "search-words" },
  { tab: "Legal", path: "texts" },
  { tab: "FAQ", path: "faq" },
];

test("a part of the settings stands when it can't be fetched, and comes with another try", async ({
  page,
}) => {
  test.setTimeout(90_000);
  for (const { tab, path } of parts) {
    await page.goto(tab === "Shop" ? "/admin/dashboard/settings/faq" : "/admin/dashboard/settings");
    await page.route(`**/${path}.data*`, (route) => route.abort());
    await page.getByRole("tab", { name: tab }).click();
    await expect.soft(problem(page, "Error"), tab).toContainText("Failed to load the settings.");
    await expect.soft(page.getByRole("heading", { level: 1, name: "Settings" }), tab).toBeVisible();
    await expect.soft(page.getByRole("tab", { name: tab }), tab).toHaveAttribute("aria-selected", "true");
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect.soft(page.getByRole("link", { name: "Try again" }), tab).toHaveCount(0);
    await expect.soft(page.getByRole("tab", { name: tab }), tab).toHaveAttribute("aria-selected", "true");
  }
});

test("an artisan that can't be saved or deleted is told, and nothing typed is lost", async ({ page }) => {
  const name = await addArtisan(page);
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await field(page, "Craft").fill("Weaving");
  await page.route("**/artisans.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Save Artisan" }).click();
  await expect(problem(page, "Error saving artisan")).toContainText("What you typed is kept.");
  await expect(field(page, "Craft")).toHaveValue("Weaving");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Save Artisan" }).click();
  await expect(page.getByText("Artisan Saved")).toBeVisible();

  await page.goto(artisans);
  await page.route("**/artisans.data*", (route) => route.abort());
  page.once("dialog", (question) => question.accept());
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(problem(page, "Error deleting artisan")).toContainText("could not be deleted");
  await expect(page.getByRole("button", { name: `Delete ${name}` })).toBeVisible();
});

test("of two who edit an artisan, the later one is told, and overwrites nothing", async ({
  page,
  context,
}) => {
  const name = await addArtisan(page);
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(field(page, "Craft")).toHaveValue("Painting");
  const other = await context.newPage();
  await other.goto(page.url());
  await field(other, "Craft").fill("Weaving");
  await other.getByRole("button", { name: "Save Artisan" }).click();
  await expect(other.getByText("Artisan Saved")).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await field(page, "Craft").fill("Carving");
    await page.getByRole("button", { name: "Save Artisan" }).click();
    await expect(problem(page, "Error saving artisan")).toContainText(stale);
    await expect(field(page, "Craft")).toHaveValue("Carving");
  }
  await other.goto(page.url());
  await expect(field(other, "Craft")).toHaveValue("Weaving");
});

test("of two who edit a post, the later one is told, and overwrites nothing", async ({ page, context }) => {
  const title = await addPost(page);
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(field(page, "Title")).toHaveValue(title);
  const other = await context.newPage();
  await other.goto(page.url());
  await field(other, "Category").fill("Weaving");
  await other.getByRole("button", { name: "Save Post" }).click();
  await expect(other.getByText("Post Saved")).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await field(page, "Category").fill("Carving");
    await page.getByRole("button", { name: "Save Post" }).click();
    await expect(problem(page, "Error saving blog post")).toContainText(stale);
    await expect(field(page, "Category")).toHaveValue("Carving");
  }
  await other.goto(page.url());
  await expect(field(other, "Category")).toHaveValue("Weaving");
});

test("products that can't be changed together are a 'DB Update Error'", async ({ page }) => {
  await page.goto(productsAdmin);
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .check();
  await page.route("**/products.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(problem(page, "DB Update Error")).toContainText("could not be changed");
  await expect(page.getByText("1 selected")).toBeVisible();
});

test("a comment that can't be deleted, approved or unapproved is told", async ({ page }) => {
  const name = unique("Asha");
  await comment(page, name);
  page.on("dialog", (question) => question.accept());
  await page.goto(`${admin.comments}?q=${encodeURIComponent(name)}`);
  await page.route("**/comments.data*", (route) => route.abort());
  for (const [button, text] of [
    ["Delete", "Could not delete the comment."],
    ["Approve", "Could not approve the comment."],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(problem(page, "Error")).toContainText(text);
  }
  await page.unrouteAll();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Comment Approved")).toBeVisible();
  await page.goto(`${admin.comments}?tab=approved&q=${encodeURIComponent(name)}`);
  await page.route("**/comments.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Unapprove", exact: true }).click();
  await expect(problem(page, "Error")).toContainText("Could not unapprove the comment.");
});

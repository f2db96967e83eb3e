import { expect, type Page } from "@playwright/test";

const home = "/admin/dashboard";
export const admin = {
  home,
  overview: `${home}/overview`,
  messages: `${home}/contact-messages`,
  quotes: `${home}/bulk-quotes`,
  comments: `${home}/comments`,
  subscribers: `${home}/subscribers`,
};

export const problem = (page: Page) => page.getByRole("alert");
export const openDialog = (page: Page) => page.getByRole("button", { name: "View & Update" }).click();

/**
 * The page's notice without script: seen by people, but not by a test's own eyes, which skip this element's
 * content.
 */
export const plainNotice = (page: Page) =>
  expect.poll(() => page.locator("main noscript p").first().textContent(), { timeout: 10_000 });

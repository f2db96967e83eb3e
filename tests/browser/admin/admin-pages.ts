import { expect, type Page } from "@playwright/test";
import { test as base, signAdminIn } from "../shop-test.ts";

export { answer, expect } from "../shop-test.ts";

/** Its browser is signed in as the admin of the shared shop. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await signAdminIn(context);
    await use(context);
  },
});

const home = "/admin/dashboard";
export const admin = {
  home,
  overview: `${home}/overview`,
  orders: `${home}/orders`,
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

/**
 * The shop does what forms ask, and its answers are kept back until they are let go: a second press finds the
 * first under way.
 */
export async function holdAnswers(page: Page, url: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch();
    await gate.promise;
    // The page may have given the first one up.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return gate.resolve;
}

/** Opens what else can be done with an order. */
export const openMore = (page: Page) => page.locator("summary", { hasText: /^More$/ }).click();

/** Finds an order by its number, and opens it and what can be done with it. */
export async function open(page: Page, number: string): Promise<void> {
  await page.goto(`${admin.orders}?q=${number}`);
  await page.getByRole("link", { name: "View", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order: ${number}` })).toBeVisible();
  await openMore(page);
}

export const status = (page: Page) => page.getByRole("combobox", { name: "Status" });
export const update = (page: Page) => page.getByRole("button", { name: "Update Status" });

/** Told, and shown: the page has been read again, so that the next change starts from what is true now. */
export async function expectChangedTo(page: Page, name: string): Promise<void> {
  await expect(page.getByText(`Order status changed to ${name}.`)).toBeVisible();
  await expect(update(page)).toBeDisabled();
}

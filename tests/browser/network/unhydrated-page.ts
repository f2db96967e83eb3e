import { test as base, expect, type Page } from "@playwright/test";

interface UnhydratedPage {
  page: Page;
  /** Lets the client script come, and waits until it runs. */
  hydrate: () => Promise<void>;
}

/**
 * Opens a page whose client script does not come until it is let go. The visitor's cookies and stored things
 * come along, but in a browser of their own: scripts that an earlier page left in the memory of this one
 * would run without being asked for.
 */
type OpenUnhydrated = (path: string) => Promise<UnhydratedPage>;

export { expect };
export const test = base.extend<{ openUnhydrated: OpenUnhydrated }>({
  openUnhydrated: async ({ browser, context }, use) => {
    const own: Page[] = [];
    await use(async (path) => {
      const page = await (await browser.newContext({ storageState: await context.storageState() })).newPage();
      own.push(page);
      return { page, hydrate: await openHeldBack(page, path) };
    });
    for (const page of own) await page.context().close();
  },
});

async function openHeldBack(page: Page, path: string): Promise<UnhydratedPage["hydrate"]> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  // Where the script starts at once, the page is not loaded before it is let go.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  return async () => {
    gate.resolve();
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  };
}

import type { Page } from "@playwright/test";

/** Opens a page whose client script does not come until it is let go; then waits until it runs. */
export async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  // Where the script starts at once, the page is not loaded before it is let go.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async () => {
    gate.resolve();
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  };
}

import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/**
 * Opening a page, any page of any visitor, waits until its client script runs, since what a test does next is
 * meant for it: a press before that leads to another page, as it does without script.
 */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const { newContext } = browser;
      browser.newContext = async (...options) => waitInEach(await newContext.apply(browser, options));
      await use(browser);
    },
    { scope: "worker" },
  ],
  context: async ({ context }, use) => {
    await use(waitInEach(context));
    // The next test has the same one, and nobody else resets this.
    await context.setOffline(false);
  },
});

function waitInEach(context: BrowserContext): BrowserContext {
  for (const page of context.pages()) waitUntilHydrated(page);
  const { newPage } = context;
  context.newPage = async () => {
    const page = await newPage.apply(context);
    waitUntilHydrated(page);
    return page;
  };
  return context;
}

/** Makes a page's `goto` and `reload` wait for its client script, where it has one. */
export function waitUntilHydrated(page: Page): void {
  const { goto, reload } = page;
  const hydrated = () =>
    page.waitForFunction(
      () => matchMedia("(scripting: none)").matches || "hydrated" in document.documentElement.dataset,
      undefined,
      { polling: 50 },
    );
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args);
    await hydrated();
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args);
    await hydrated();
    return answer;
  };
}

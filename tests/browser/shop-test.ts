import { test as base, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/** Opening a page waits until its program runs, since what a test does next is meant for it. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitUntilAwake(page);
    await use(page);
  },
});

/** Makes a page's `goto` and `reload` wait for its program. */
export function waitUntilAwake(page: Page): void {
  const awake = () => page.waitForSelector("html[data-awake]", { state: "attached" });
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args);
    await awake();
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args);
    await awake();
    return answer;
  };
}

import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumPath, quietFlags } from "../chromium.ts";
import { expect, test, waitUntilHydrated } from "../shop-test.ts";

/** What Chromium's small shell says of itself, whatever the page does: it keeps no pages at all. */
const ofTheShell = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

let browser: Browser;

test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: quietFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});
test.afterAll(() => browser.close());

/** Collects why a page that was left is not kept for the way back. */
async function watchReasons(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  return reasons;
}

const isRestored = (page: Page) => page.evaluate(() => document.documentElement.dataset.kept === "yes");

test("Back brings a page from memory, as it was left", async ({ baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  waitUntilHydrated(page);
  const reasons = await watchReasons(page);
  for (const path of ["/", "/shop", "/shop/kohbar-lotus-tote", "/blog", "/cart"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() =>
      window.addEventListener("pageshow", ({ persisted }) => {
        if (persisted) document.documentElement.dataset.kept = "yes";
      }),
    );
    reasons.splice(0);
    await page.goto("/faq");
    // The page that is left must not be waited for.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForURL((url) => url.pathname === path, { waitUntil: "commit" });
    // Either it was kept, or nothing but the shell itself spoke against it.
    const isOfTheShell = () => reasons.includes("BackForwardCacheDisabledForDelegate");
    await expect.poll(async () => isOfTheShell() || isRestored(page).catch(() => false)).toBe(true);
    const others = reasons.filter((reason) => !ofTheShell.includes(reason));
    expect.soft(others, path).toEqual([]);
  }
  await context.close();
});

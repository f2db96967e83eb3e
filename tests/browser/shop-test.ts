import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { startOwnShop } from "../own-shop.ts";
import { type SignedIn, signIn } from "../sign-in.ts";

/** A shop that the tests of this file have for themselves, how they enter it, and what it keeps. */
export function ownShop(...given: Parameters<typeof startOwnShop>) {
  let shop: Awaited<ReturnType<typeof startOwnShop>> | undefined;
  let database: OpenDatabase | undefined;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await startOwnShop(...given);
  });
  test.afterAll(async () => {
    await database?.close();
    await shop?.discard();
  });
  const running = () => {
    if (!shop) throw new Error("The shop is open only while tests and hooks run.");
    return shop;
  };
  return {
    running,
    at: (path: string) => running().origin + path,
    enter: async (context: BrowserContext, role: "user" | "admin" = "admin") =>
      letIn(context, await signIn(running(), role), running().origin),
    /** Its database, opened once. */
    async db() {
      const log = openLog("silent");
      database ??= await openDatabase({ url: running().databaseUrl, directory: "", log });
      return database.db;
    },
  };
}

let adminOfAll: Promise<SignedIn> | undefined;

/**
 * Signs a browser in at the shared shop, by a session of this call's own: as the admin, or as a new customer.
 */
export async function signBrowserIn(
  context: BrowserContext,
  role: "user" | "admin",
): Promise<SignedIn["actor"]> {
  return letIn(context, await signIn(sharedShop(), role));
}

/**
 * Signs a browser in as the admin, by a session that all tests of a worker share: a test that signs out takes
 * its own.
 */
export async function signAdminIn(context: BrowserContext): Promise<void> {
  adminOfAll ??= signIn(sharedShop(), "admin");
  await letIn(context, await adminOfAll);
}

export function sharedShop() {
  const { SHOP_ORIGIN: origin = "", SHOP_DATA_DIR: dataDir = "" } = process.env;
  return { origin, dataDir };
}

/** Signs a browser in at a shop, by this session. */
export async function letIn(
  context: BrowserContext,
  { cookie, actor }: SignedIn,
  url = sharedShop().origin,
): Promise<SignedIn["actor"]> {
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: "Lax" }]);
  return actor;
}

export { expect };

/** Answers what the shop asks, by the button of that name: the act's own, or Cancel. Says what was asked. */
export async function answer(page: Page, name: string): Promise<string> {
  const question = page.getByRole("alertdialog");
  const asked = await question.getByRole("heading").innerText();
  await question.getByRole("button", { name, exact: true }).click();
  await expect(question).toHaveCount(0);
  return asked;
}

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

import type { BrowserContext } from "@playwright/test";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { startOwnShop } from "../own-shop.ts";
import { signIn } from "../sign-in.ts";
import { test } from "./shop-test.ts";
import { letIn } from "./sign-in.ts";

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

import type { BrowserContext } from "@playwright/test";
import { startOwnShop } from "../own-shop.ts";
import type { RunningShop } from "../running-shop.ts";
import { signIn } from "../sign-in.ts";
import { test } from "./shop-test.ts";
import { letIn } from "./sign-in.ts";

/** A shop that the tests of this file have for themselves, and how they enter it. */
export function ownShop() {
  let shop: RunningShop | undefined;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await startOwnShop();
  });
  test.afterAll(() => shop?.discard());
  const running = (): RunningShop => {
    if (!shop) throw new Error("The shop is open only while tests and hooks run.");
    return shop;
  };
  return {
    running,
    /** An address of it. */
    at: (path: string) => running().origin + path,
    /** Signs a browser in there. */
    enter: async (context: BrowserContext, role: "user" | "admin" = "admin") =>
      letIn(context, await signIn(running(), role), running().origin),
  };
}

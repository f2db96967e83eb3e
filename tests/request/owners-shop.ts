import { afterAll, beforeAll } from "vitest";
import { startOwnShop } from "../own-shop.ts";
import type { RunningShop } from "../running-shop.ts";
import { signIn } from "../sign-in.ts";

/**
 * A shop of a file's own, where what is set would stand in every other test's pages; asked as its owner does,
 * without script.
 */
export function openOwnersShop(settings: Record<string, string> = {}) {
  let shop: RunningShop;
  let cookie = "";
  beforeAll(async () => {
    shop = await startOwnShop(settings.SEED === "empty" ? "empty" : "goods", settings);
    cookie = (await signIn(shop, "admin")).cookie;
  });
  afterAll(() => shop?.discard());

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(shop.origin + path, { redirect: "manual", ...init, headers: { Cookie: cookie, ...init.headers } });
  return {
    running: () => shop,
    cookie: () => cookie,
    ask,
    page: async (path: string, who = cookie) =>
      (await (await ask(path, { headers: { Cookie: who } })).text()).replaceAll("<!-- -->", ""),
    send: (path: string, fields: Record<string, string> | [string, string][] | FormData, who = cookie) =>
      ask(path, {
        method: "POST",
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        headers: { Origin: shop.origin, Cookie: who },
      }),
  };
}

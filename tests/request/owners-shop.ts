import { afterAll, beforeAll, inject } from "vitest";
import { startOwnShop } from "../own-shop.ts";
import { signIn } from "../sign-in.ts";
import { type Fields, visitorsOf } from "./ask.ts";

/**
 * A shop of a file's own, where what is set would stand in every other test's pages; asked as its owner does,
 * without script, unless somebody else's cookies are given.
 */
export function openOwnersShop(settings: Record<string, string> = {}) {
  let shop: Awaited<ReturnType<typeof startOwnShop>>;
  let cookie = "";
  beforeAll(async () => {
    shop = await startOwnShop(settings.SEED === "empty" ? "empty" : "goods", settings);
    cookie = (await signIn(shop, "admin")).cookie;
  });
  afterAll(() => shop?.discard());
  const query = (sql: string, values: unknown[] = []) => shop.client.query(sql, values);
  return { ...askedByOwner(() => ({ shop, cookie })), query };
}

/** The empty shop of the run: files set what stands in its pages one after the other, and set it back. */
export async function sharedOwnersShop() {
  const shop = inject("ownersShop");
  const { cookie } = await signIn(shop, "admin");
  return askedByOwner(() => ({ shop, cookie }));
}

function askedByOwner<Shop extends { origin: string }>(open: () => { shop: Shop; cookie: string }) {
  const { ask, post, textAt } = visitorsOf(() => open().shop.origin);
  return {
    running: () => open().shop,
    cookie: () => open().cookie,
    ask: (path: string, who = open().cookie) => ask(path, who),
    page: async (path: string, who = open().cookie) => (await textAt(path, who)).replaceAll("<!-- -->", ""),
    send: (path: string, fields: Fields, who: Record<string, string> | string = open().cookie) =>
      post(path, fields, who),
  };
}

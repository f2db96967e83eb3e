import { afterAll, beforeAll } from "vitest";
import { startOwnShop } from "../../own-shop.ts";
import type { RunningShop } from "../../running-shop.ts";
import { signIn } from "../../sign-in.ts";
import { fieldIn } from "./admin-pages.ts";

/** A shop of the test file's own: what is set here would show in every other test's pages. */
export function settingsShop() {
  let shop: RunningShop;
  const cookies = { guest: "", user: "", admin: "" };

  beforeAll(async () => {
    shop = await startOwnShop();
    cookies.admin = (await signIn(shop, "admin")).cookie;
    cookies.user = (await signIn(shop, "user")).cookie;
  });
  afterAll(() => shop?.discard());

  const ask = (path: string, cookie = "") =>
    fetch(shop.origin + path, { redirect: "manual", headers: { Cookie: cookie } });
  const page = async (path: string) => (await ask(path)).text();
  const adminPage = async (path: string) => (await ask(path, cookies.admin)).text();

  function send(path: string, fields: Record<string, string>, cookie = cookies.admin): Promise<Response> {
    return fetch(shop.origin + path, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields),
      headers: { Origin: shop.origin, Cookie: cookie },
    });
  }

  /** The version that a form of this page carries now. */
  const versionAt = async (path: string) => fieldIn(await adminPage(path), "version");

  /** A form as it stands on its page, with these fields typed anew. */
  const sendNow = async (path: string, fields: Record<string, string>) =>
    send(path, { version: await versionAt(path), ...fields });

  return { cookies, ask, page, adminPage, send, versionAt, sendNow };
}

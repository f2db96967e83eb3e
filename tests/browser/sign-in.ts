import type { BrowserContext } from "@playwright/test";
import { type SignedIn, signIn } from "../sign-in.ts";

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

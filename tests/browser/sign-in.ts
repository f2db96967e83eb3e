import type { BrowserContext } from "@playwright/test";
import { type SignedIn, signIn } from "../sign-in.ts";

/** Signs a browser in at the shared shop: as the admin, or as a customer of this call's own. */
export async function signBrowserIn(
  context: BrowserContext,
  role: "user" | "admin",
): Promise<SignedIn["actor"]> {
  const { SHOP_ORIGIN: origin = "", SHOP_DATA_DIR: dataDir = "" } = process.env;
  const { cookie, actor } = await signIn({ origin, dataDir }, role);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: "Lax" }]);
  return actor;
}

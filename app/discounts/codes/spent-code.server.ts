import type { Services } from "#platform/services.server.ts";
import { codeGiven } from "../promotion-uses.db.server.ts";
import { codeLine, codeOf } from "./code-cookie.server.ts";

/** The header that forgets the code of this visit, where an order of the visitor's has had it. */
export async function forgetSpentCode(
  { db, config }: Pick<Services, "db" | "config">,
  request: Request,
  orderNumber: string,
): Promise<[string, string][]> {
  const code = codeOf(request, config.origin).toLowerCase();
  if (code === "" || (await codeGiven(db, orderNumber))?.toLowerCase() !== code) return [];
  return [["Set-Cookie", codeLine("", config.origin)]];
}

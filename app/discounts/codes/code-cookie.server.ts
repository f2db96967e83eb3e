import type { Services } from "#platform/services.server.ts";
import { hostCookie } from "#platform/web/host-cookie.server.ts";
import { codeGiven } from "../promotion-uses.db.server.ts";
import { typedCode } from "./typed-code.ts";

/** The code that this visit brought or typed; '' when there is none. */
export function codeOf(request: Request, origin: string): string {
  const name = hostCookie("jhola_code", origin);
  const cookies = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  const value = cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
  try {
    return typedCode(decodeURIComponent(value ?? ""));
  } catch {
    return "";
  }
}

/**
 * The Set-Cookie value that keeps a code for this visit; that forgets it where there is none. Script never
 * sees it, and no public page reads it.
 */
export function codeLine(code: string, origin: string): string {
  const isSecure = origin.startsWith("https:");
  const value = encodeURIComponent(typedCode(code));
  const age = value === "" ? "; Max-Age=0" : "";
  return `${hostCookie("jhola_code", origin)}=${value}; Path=/${age}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

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

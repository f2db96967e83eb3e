import { redirect } from "react-router";
import { cookieHeaders } from "../guard.server.ts";
import { returnPath } from "../session/return-path.ts";

/** Leads to the page that asks for the code, which remembers where the visitor was going. */
export function codePage(url: URL, setCookies: readonly string[]): Response {
  const back = returnPath(url.searchParams.get("from"));
  const to = back ? `/sign-in-code?${new URLSearchParams({ from: back })}` : "/sign-in-code";
  return redirect(to, { status: 303, headers: cookieHeaders(setCookies) });
}

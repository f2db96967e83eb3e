import { pathIn } from "#values/language/address.ts";
import type { Language } from "#values/language/language.ts";

const reads = new Set(["GET", "HEAD"]);

/** What has no page in a language leads to its home page; nothing is posted there (HINDI-2). */
export const elsewhere = (language: Language, method: string): Response =>
  reads.has(method)
    ? new Response(null, { status: 302, headers: { Location: pathIn(language, "/") } })
    : new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });

/** Where an answer leads, as those who read its language follow it. */
export function ledIn(language: Language, response: Response): Response {
  const location = response.headers.get("Location");
  if (language !== "en" && location) response.headers.set("Location", pathIn(language, location));
  return response;
}

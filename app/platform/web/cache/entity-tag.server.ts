import { createHash } from "node:crypto";

/** A strong entity tag of some bytes. */
export const entityTag = (bytes: Uint8Array): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

/**
 * Has the sender this version already? `If-None-Match` is a list of tags or `*`, and a weak tag counts like a
 * strong one (RFC 9110, 13.1.2).
 */
export function isHeld(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === "*") return true;
  const opaque = tag.replace(/^W\//, "");
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}

/** The headers of an answer that a 304 repeats; those of the body stay away. */
export function unchanged(headers: Headers): Response {
  const kept = new Headers(headers);
  for (const name of ["Content-Length", "Content-Encoding", "Content-Type"]) kept.delete(name);
  return new Response(null, { status: 304, headers: kept });
}

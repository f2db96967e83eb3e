import type { FileStore } from "#platform/files/file-store.server.ts";
import { isPrivateKey } from "../files/file-store.server.ts";
import { entityTag, isHeld, unchanged } from "./cache/cached-page.server.ts";

/** An uploaded file. Names are random, so a file never changes under its address. */
export async function serveFile(files: FileStore, path: string, ifNoneMatch?: string): Promise<Response> {
  const key = decoded(path);
  const found = key === undefined || isPrivateKey(key) ? undefined : await files.read(key);
  if (!found) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  const tag = entityTag(found.bytes);
  const file = new Response(new Uint8Array(found.bytes), {
    headers: {
      ETag: tag,
      "Content-Type": found.contentType,
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      // Mails, feeds and other sites may show the shop's pictures.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
  return isHeld(ifNoneMatch, tag) ? unchanged(file.headers) : file;
}

/** A file that only some may see: stored by no cache on the way, and shown on the shop's own pages alone. */
export async function servePrivateFile(files: FileStore, key: string): Promise<Response> {
  const found = await files.read(key);
  if (!found) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      "Content-Type": found.contentType,
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}

/**
 * A private file that is shown to everybody for now: anyone who keeps it asks each time whether it still is.
 * Without a key it is not.
 */
export async function serveShownFile(
  files: FileStore,
  key: string | undefined,
  ifNoneMatch?: string,
): Promise<Response> {
  const headers = new Headers({
    "Cache-Control": "public, no-cache",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  // Names are random: a file never changes under its key.
  const tag = entityTag(new TextEncoder().encode(key));
  if (key !== undefined && isHeld(ifNoneMatch, tag))
    return unchanged(new Headers([...headers, ["ETag", tag]]));
  const found = key === undefined ? undefined : await files.read(key);
  if (!found) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  headers.set("ETag", tag);
  headers.set("Content-Type", found.contentType);
  return new Response(new Uint8Array(found.bytes), { headers });
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

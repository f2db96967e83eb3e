import type { IncomingMessage } from "node:http";

/** A header that a browser sends once; node:http gives their names as they were written. */
export function rawHeader(
  { rawHeaders }: Pick<IncomingMessage, "rawHeaders">,
  name: string,
): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at];
    if (given?.length === name.length && given.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}

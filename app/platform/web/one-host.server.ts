/**
 * Does a request name one host? Of two, a proxy and the shop might each believe another. `rawHeaders` as
 * node:http gives them.
 */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts < 2;
}

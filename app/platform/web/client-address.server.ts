import { BlockList, isIP } from "node:net";

/**
 * Makes a test for the proxies whose X-Forwarded-For may be believed. Entries are addresses or CIDR ranges.
 */
export function trustedProxyTest(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (isIP(address) === 0) continue;
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * The sender's address: the socket's peer, or, walking X-Forwarded-For from the right, the first hop that is
 * no trusted proxy. Whatever stands further left was written by the sender and is not believed.
 */
export function clientAddress(
  peer: string | undefined,
  forwarded: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let address = plainAddress(peer ?? "");
  for (const hop of (forwarded ?? "").split(",").reverse()) {
    const candidate = plainAddress(hop.trim());
    if (!isTrusted(address) || isIP(candidate) === 0) break;
    address = candidate;
  }
  return address;
}

const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, "");

import { BlockList, isIP } from "node:net";

/** What no request of the shop's may reach, by IANA's registries of special addresses. */
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // Link-local; cloud machines tell their secrets at 169.254.169.254.
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  // Multicast, reserved and broadcast.
  ["224.0.0.0", 3],
  // A cloud's own helper, the only one at a public address.
  ["168.63.129.16", 32],
] as const)
  special.addSubnet(network, prefix);
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  // 6to4: the rest of it is an IPv4 address.
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special.addSubnet(network, prefix, "ipv6");

/** Besides these there are mapped and translated IPv4 addresses, private networks and multicast. */
const handedOut = new BlockList();
handedOut.addSubnet("2000::", 3, "ipv6");

/** Does an IP address lead to a machine of the public internet? False of what is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  if (family !== 6 || address.includes("%")) return false;
  return handedOut.check(address, "ipv6") && !special.check(address, "ipv6");
}

/** The address that a URL's host is, without an IPv6's brackets; undefined of a name. */
export function addressIn(host: string): string | undefined {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  return isIP(address) === 0 ? undefined : address;
}

/**
 * Is a URL's host an address of our own network, or is it requested in open text? Names are judged when
 * looked up.
 */
export function isOurOwn(url: URL): boolean {
  const address = addressIn(url.hostname);
  return url.protocol !== "https:" || (address !== undefined && !isPublicAddress(address));
}

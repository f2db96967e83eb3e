import { BlockList, isIP } from "node:net";

/**
 * Addresses that lead nowhere outside a house: this machine's and private networks' (RFC 1918, 4193, 3927).
 */
const inside = new BlockList();
inside.addSubnet("127.0.0.0", 8);
inside.addSubnet("10.0.0.0", 8);
inside.addSubnet("172.16.0.0", 12);
inside.addSubnet("192.168.0.0", 16);
inside.addSubnet("169.254.0.0", 16);
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");
inside.addSubnet("fe80::", 10, "ipv6");

/** Names that no public register gives out (RFC 2606, 6761, 6762, 8375, 9476), and bare machine names. */
const insideName = /^[^.]+$|\.(localhost|local|internal|test|example|invalid|home\.arpa|lan)$/i;

/** Is a host only reached on its own machine or network? `host` as a URL has it: IPv6 in brackets. */
export function isAmongOurselves(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(address);
  if (family === 0) return insideName.test(host);
  return inside.check(address, family === 6 ? "ipv6" : "ipv4");
}

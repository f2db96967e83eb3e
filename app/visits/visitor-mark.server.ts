import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * What distinguishes a visitor for one day: eight bytes of a hash of the day's salt, network address and
 * browser, as the number that the database stores. With the salt gone nobody can try addresses out any more.
 */
export function visitorMark(salt: Uint8Array, address: string, agent: string): string {
  const hash = createHash("sha256")
    .update(salt)
    .update(`${networkOf(address)}\n${agent}`);
  return String(hash.digest().readBigInt64BE());
}

/** A device changes the last half of its address (IPv6) many times a day. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%", 1)[0]?.toLowerCase().split("::") ?? [];
  const [first, last] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const zeros = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const parts = [...(first ?? []), ...Array.from({ length: zeros }, () => "0"), ...(last ?? [])];
  return parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":");
}

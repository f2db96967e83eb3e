import { isAmongOurselves } from "#platform/config/among-ourselves.server.ts";
import { addressIn, isPublicAddress } from "#platform/outgoing/public-address.server.ts";
import { longestUrl } from "./endpoint.ts";

/** Why an address can't be notified of events. */
export type UrlTrouble = "missing" | "odd" | "long" | "login" | "open" | "private" | "port";

/**
 * An address as it is stored, or its error. Where it leads is checked again at each connection (WEBHOOK-9);
 * this check helps the person who types it.
 */
export function endpointUrl(typed: string, allowPrivate: boolean): { url: string } | { trouble: UrlTrouble } {
  if (typed === "") return { trouble: "missing" };
  if (!URL.canParse(typed)) return { trouble: "odd" };
  const url = new URL(typed);
  url.hash = "";
  const trouble = troubleOf(url) ?? (allowPrivate ? undefined : insideTrouble(url));
  return trouble ? { trouble } : { url: url.href };
}

function troubleOf({ protocol, username, password, href }: URL): UrlTrouble | undefined {
  if (protocol !== "https:" && protocol !== "http:") return "odd";
  if (username || password) return "login";
  return href.length > longestUrl ? "long" : undefined;
}

function insideTrouble({ protocol, hostname, port }: URL): UrlTrouble | undefined {
  if (protocol !== "https:") return "open";
  const address = addressIn(hostname);
  const isInside = address ? !isPublicAddress(address) : isAmongOurselves(hostname.replace(/\.$/, ""));
  if (isInside) return "private";
  // Below 1024 stand mail servers and the like, which no webhook is meant for.
  return port === "" || Number(port) >= 1024 ? undefined : "port";
}

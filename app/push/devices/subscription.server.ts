import { createHash, ECDH } from "node:crypto";
import { isAmongOurselves } from "#platform/config/among-ourselves.server.ts";
import { addressIn, isOurOwn } from "#platform/outgoing/public-address.server.ts";
import { textIn } from "#values/text/form-text.ts";

/** What a browser says of where it is rung. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const longestEndpoint = 1000;

/**
 * A subscription as it was sent; undefined of what no browser sends. Where its address leads is looked at
 * again at each connection (PUSH-6).
 */
export function subscriptionIn(form: FormData, allowPrivate: boolean): Subscription | undefined {
  const [typed, p256dh, auth] = [textIn(form, "endpoint"), textIn(form, "p256dh"), textIn(form, "auth")];
  const endpoint = typed.length <= longestEndpoint ? URL.parse(typed) : null;
  if (!endpoint || !isPostable(endpoint) || (!allowPrivate && isInside(endpoint))) return undefined;
  const isKeyed = isPoint(p256dh) && /^[\w-]{22}$/.test(auth);
  return isKeyed && endpoint.href.length <= longestEndpoint
    ? { endpoint: endpoint.href, p256dh, auth }
    : undefined;
}

const isPostable = ({ protocol, username, password, hash }: URL): boolean =>
  /^https?:$/.test(protocol) && !username && !password && !hash;

function isInside(url: URL): boolean {
  const isNameInside = !addressIn(url.hostname) && isAmongOurselves(url.hostname.replace(/\.$/, ""));
  // Below 1024 stand mail servers and the like.
  return isOurOwn(url) || isNameInside || (url.port !== "" && Number(url.port) < 1024);
}

/** Is it a point of the curve, as a browser's key is? */
function isPoint(p256dh: string): boolean {
  if (!/^B[\w-]{86}$/.test(p256dh)) return false;
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

/** By which a browser finds itself among its owner's; the address itself stays with the shop. */
export const markOf = (endpoint: string): string => createHash("sha256").update(endpoint).digest("hex");

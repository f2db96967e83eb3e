import { hash } from "node:crypto";

const razorpay = "https://*.razorpay.com";

/**
 * Who besides the shop a document may load from and talk to. Razorpay's hosts are let in everywhere in the
 * storefront, whose payment window has pictures of theirs, too, since a client navigation keeps the first
 * document's policy; the admin area, which is entered and left by whole documents and where nobody pays, lets
 * in none.
 */
export function paymentSources(
  isAdminArea: boolean,
  { simulated, apiBase }: { simulated: boolean; apiBase: string },
): readonly string[] {
  if (isAdminArea) return [];
  return simulated ? [razorpay, new URL(apiBase).origin] : [razorpay];
}

/**
 * What is no document of ours may load nothing, wherever it is shown: tables, data, feeds, drawings,
 * refusals.
 */
const closedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Browsers show PDFs by a program of their own, which a closed policy would stop. */
const paperPolicy = "object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Gives an answer what every answer carries, whichever room made it: the common headers, a policy where it
 * has none of its own, and, at an https address, cookies that never go over plain http.
 */
export function completeHeaders(headers: Headers, isHttps: boolean): void {
  for (const [name, value] of Object.entries(commonHeaders(isHttps))) headers.set(name, value);
  const isPaper = headers.get("content-type") === "application/pdf";
  setWhenMissing(headers, "content-security-policy", isPaper ? paperPolicy : closedPolicy);
  setWhenMissing(headers, "cross-origin-resource-policy", "same-origin");
  setWhenMissing(headers, "referrer-policy", "strict-origin-when-cross-origin");
  if (isHttps) secureCookies(headers);
}

export function setWhenMissing(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}

function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  if (cookies.every((cookie) => /;\s*secure\b/i.test(cookie))) return;
  headers.delete("set-cookie");
  for (const cookie of cookies) {
    headers.append("set-cookie", /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`);
  }
}

/** Headers that every answer carries. */
function commonHeaders(isHttps: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "x-frame-options": "DENY",
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(), usb=(), serial=(), bluetooth=(), browsing-topics=()",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/**
 * The Content-Security-Policy of one document. Only the scripts that its own render wrote are allowed, by
 * their hash: a nonce would be no secret in bytes that everybody gets. Files come from the asset origin, too,
 * where there is one.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  payment: readonly string[],
  assetOrigin?: string,
): string {
  const files = assetOrigin ? [assetOrigin] : [];
  const hashes = scripts.map(sourceOf);
  const list = (name: string, ...sources: string[]) => [name, ...sources].join(" ");
  return [
    "default-src 'self'",
    list("script-src", "'self'", ...files, ...new Set(hashes), ...payment),
    list("style-src", "'self'", ...files, "'unsafe-inline'"),
    // Whatever else a page shows lies with the shop (PRODUCT-35).
    list("img-src", "'self'", ...files, "data:", ...payment),
    list("font-src", "'self'", ...files),
    list("connect-src", "'self'", ...payment),
    list("frame-src", ...(payment.length > 0 ? payment : ["'none'"])),
    // In browsers without frames the provider's script leaves the page by a form.
    list("form-action", "'self'", ...payment),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** Most scripts are the same on every page. */
const kept = new Map<string, string>();
const mostKept = 500;

function sourceOf(script: string): string {
  const known = kept.get(script);
  if (known !== undefined) return known;
  const source = `'sha256-${hash("sha256", script, "base64")}'`;
  if (kept.size >= mostKept) kept.clear();
  if (script.length < 4000) kept.set(script, source);
  return source;
}

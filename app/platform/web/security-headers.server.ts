import { createHash } from "node:crypto";
import { markedScripts } from "./marked-scripts.server.ts";

/** Razorpay's hosts are let in everywhere in the storefront: a client navigation keeps the first document's policy. */
const razorpay = "https://*.razorpay.com";

/** Headers that every answer carries. */
export function commonHeaders(isHttps: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/**
 * The Content-Security-Policy of one document. Only scripts that this render marked with its nonce are allowed, by
 * their hash: a nonce would be no secret in bytes that everybody gets, and injected markup can't carry it beforehand.
 */
export function contentSecurityPolicy(html: string, nonce: string): string {
  const hashes = inlineScripts(html, nonce).map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")} ${razorpay}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self' ${razorpay}`,
    `frame-src ${razorpay}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

const inlineScripts = (html: string, nonce: string): string[] =>
  markedScripts(html, nonce)
    .filter(({ tag }) => !tag.includes(" src="))
    .map(({ textBegin, textEnd }) => html.slice(textBegin, textEnd));

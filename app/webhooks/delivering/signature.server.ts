import { createHmac } from "node:crypto";

/**
 * The header by which a receiver verifies a delivery (WEBHOOK-6): HMAC-SHA-256 of "seconds.body" in
 * hexadecimal digits, once for each secret that is good, so that a secret can be changed while deliveries
 * arrive.
 */
export function signatureHeader(body: string, secrets: readonly string[], at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signed = secrets.map((secret) =>
    createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex"),
  );
  return [`t=${seconds}`, ...signed.map((each) => `v1=${each}`)].join(",");
}

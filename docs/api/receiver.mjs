// Receives the shop's webhooks: WEBHOOK_SECRET=whsec_… node receiver.mjs
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const secret = process.env.WEBHOOK_SECRET ?? "";
const longestAge = 5 * 60;
/** Keep these where they outlive your program: an event may arrive twice. */
const seen = new Set();

/** Is this from the shop, and from now? `header` is Jhola-Signature, `body` the bytes as they came. */
export function isFromShop(header, body, key = secret, now = Date.now() / 1000) {
  const parts = String(header)
    .split(",")
    .map((part) => part.split("="));
  const at = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!(Math.abs(now - Number(at)) <= longestAge)) return false;
  const expected = createHmac("sha256", key).update(`${at}.`).update(body).digest();
  // While the secret is being changed there are two signatures.
  return parts.some(([name, sign = ""]) => {
    const given = Buffer.from(sign, "hex");
    return name === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

export const receiver = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  if (!isFromShop(request.headers["jhola-signature"], body)) return response.writeHead(401).end();
  const event = JSON.parse(body.toString("utf8"));
  if (!seen.has(event.id)) {
    seen.add(event.id);
    console.log(event.type, event.data);
  }
  // Answer at once, and do what takes long afterwards.
  response.writeHead(204).end();
});

if (import.meta.main ?? process.argv[1]?.endsWith("receiver.mjs")) receiver.listen(process.env.PORT ?? 4000);

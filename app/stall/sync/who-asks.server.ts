import { type Allowance, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { deviceAt } from "../devices/sign-on.server.ts";
import type { StallDeviceRow } from "../devices/stall-devices.db.server.ts";

/** A device that hurries sends every second at most: it waits longer by itself when it is refused. */
const ofDevice: Allowance = { name: "stall-device", most: 600, windowSeconds: 600 };
/** Whoever has no secret: codes that are tried, too. Devices are never refused by it, from any network. */
const ofStranger: Allowance = { name: "stall-stranger", most: 60, windowSeconds: 600 };

type Context = Parameters<typeof services>[0];

const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/** What a stall's addresses answer: JSON that nobody keeps. */
export const stallAnswer = (body: unknown, status = 200, more: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...headers, ...more } });

/** The device that asks; else the answer to who is none, or asks too often (STALL-3). */
export async function askingDevice(context: Context, request: Request): Promise<StallDeviceRow | Response> {
  const { db, now } = services(context);
  const device = await deviceAt(db, request.headers.get("Authorization"));
  if (!device) return (await refusedStranger(context)) ?? signedOff();
  return refusedBy(await takeToken(db, ofDevice, device.id, now())) ?? device;
}

/** Undefined while a stranger may try once more. */
export async function refusedStranger(context: Context): Promise<Response | undefined> {
  const { db, now } = services(context);
  return refusedBy(await takeToken(db, ofStranger, requestFacts(context).clientAddress, now()));
}

const refusedBy = (token: Awaited<ReturnType<typeof takeToken>>): Response | undefined =>
  token.ok
    ? undefined
    : stallAnswer({ error: "too-many" }, 429, { "Retry-After": String(token.retryAfterSeconds) });

const signedOff = () => stallAnswer({ error: "signed-off", message: "This device was signed off." }, 401);

/** These addresses are called, not visited. */
export const onlyCalled = (): Response => stallAnswer({ error: "post-only" }, 405, { Allow: "POST" });

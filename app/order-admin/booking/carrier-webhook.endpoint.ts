import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { askSoon } from "#orders/booking-rows/asked-parcel.db.server.ts";
import { services } from "#platform/services.server.ts";
import { readBody } from "#platform/web/body-limit.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { soundJson } from "#values/text/sound-text.ts";
import type { Route } from "./+types/carrier-webhook.endpoint.ts";
import { parcelsJob } from "./booking-jobs.server.ts";

export const policy = {
  cached: false,
  forPrograms: true,
  body: "event",
  fromOtherSites: true,
} satisfies RoutePolicy;

/** All that is read of an event; numbers are written there with and without quotes. */
const event = z.object({ awb: z.union([z.string().min(1).max(40), z.int().positive()]).transform(String) });

export const loader = () =>
  Response.json({ error: "POST only" }, { status: 405, headers: { Allow: "POST" } });

/**
 * POST /webhooks/carrier: an event names a parcel, whose state is then requested; nothing else of it is
 * believed. The token of Shiprocket's webhook comes as x-api-key (https://apidocs.shiprocket.in, "Webhooks"),
 * which also wants 200 for all that it sends. Without a token there is no such address.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return loader();
  const { db, config, now, runJobSoon } = services(context);
  const token = config.carrier?.webhookToken;
  if (!token) return Response.json({ error: "Not found" }, { status: 404 });
  if (!isToken(request.headers.get("x-api-key") ?? "", token))
    return Response.json({ error: "The token is not the carrier's." }, { status: 401 });
  const bytes = await readBody(request, policy.body);
  if (!bytes) return Response.json({ error: "This event is too long." }, { status: 413 });
  const parsed = event.safeParse(soundJson(bytes.toString("utf8")));
  if (parsed.success && (await askSoon(db, parsed.data.awb, now()))) runJobSoon(parcelsJob);
  return Response.json({ received: true });
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Takes as long whatever is wrong with it. */
const isToken = (given: string, token: string): boolean => timingSafeEqual(digest(given), digest(token));

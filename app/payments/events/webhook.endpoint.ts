import { createHash } from "node:crypto";
import { services } from "#platform/services.server.ts";
import { readBody } from "#platform/web/body-limit.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { soundText } from "#values/text/sound-text.ts";
import { jsonError, onlyPosts } from "../paying/function-call.server.ts";
import { paymentText } from "../payment.text.ts";
import { isWebhookSignature } from "../provider/signature.server.ts";
import type { Route } from "./+types/webhook.endpoint.ts";
import { keepEvent } from "./payment-event.db.server.ts";
import { eventName, paymentEventsJob } from "./process-events.server.ts";

export const policy = {
  cached: false,
  forPrograms: true,
  body: "event",
  fromOtherSites: true,
} satisfies RoutePolicy;

export const loader = onlyPosts;

/**
 * POST /webhooks/razorpay: stored first, then answered, then worked on in the background. At most 256 KiB are
 * read. Without a secret there is no such address.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return onlyPosts();
  const { db, config, runJobSoon } = services(context);
  const { webhookSecret, webhookSecretOld } = config.razorpay;
  if (!webhookSecret) return jsonError(404, "Not found");
  const bytes = await readBody(request, policy.body);
  if (!bytes) return jsonError(413, "This event is too long.");
  const secrets = webhookSecretOld ? [webhookSecret, webhookSecretOld] : [webhookSecret];
  if (!isWebhookSignature(request.headers.get("X-Razorpay-Signature") ?? "", bytes, secrets)) {
    return jsonError(400, "The signature is not the provider's.");
  }
  // The signature was over the bytes; what is stored must fit into a text.
  const body = soundText(bytes.toString("utf8"));
  const event = eventName(body);
  if (event === undefined) return jsonError(400, paymentText.unreadable);
  await keepEvent(db, { id: idOf(request, bytes), event, body });
  runJobSoon(paymentEventsJob);
  return Response.json({ received: true });
}

/** The same on every delivery of an event; of one without an id, its bytes are. */
function idOf(request: Request, bytes: Buffer): string {
  const given = request.headers.get("X-Razorpay-Event-Id")?.trim();
  return given && given.length <= 100 ? given : createHash("sha256").update(bytes).digest("hex");
}

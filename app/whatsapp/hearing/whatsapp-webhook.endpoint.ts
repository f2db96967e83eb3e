import { services } from "#platform/services.server.ts";
import { readBody } from "#platform/web/body-limit.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/whatsapp-webhook.endpoint.ts";
import { hearWebhook } from "./hear-webhook.server.ts";
import { parseWebhook } from "./webhook-body.ts";
import { isSameSecret, signatureOf } from "./webhook-signature.server.ts";

export const policy = {
  cached: false,
  forPrograms: true,
  body: "events",
  fromOtherSites: true,
} satisfies RoutePolicy;

const notHere = () => Response.json({ error: "Not found" }, { status: 404 });

/** GET /webhooks/whatsapp: Meta asks once whether the address is the shop's, when it is set there. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const { config } = services(context);
  if (!config.whatsapp) return notHere();
  const { searchParams: asked } = url;
  const challenge = asked.get("hub.challenge") ?? "";
  const isMeta = isSameSecret(asked.get("hub.verify_token") ?? "", config.whatsapp.verifyToken);
  if (asked.get("hub.mode") !== "subscribe" || !isMeta || !/^[\w-]{1,200}$/.test(challenge))
    return Response.json({ error: "The token is not the shop's." }, { status: 403 });
  return new Response(challenge, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/**
 * POST /webhooks/whatsapp: what became of messages, and what people write. It is kept before it is answered;
 * what fails is sent again by Meta, for days. Without its settings there is no such address.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST")
    return Response.json({ error: "POST only" }, { status: 405, headers: { Allow: "GET, POST" } });
  const shop = services(context);
  const { whatsapp } = shop.config;
  if (!whatsapp) return notHere();
  const bytes = await readBody(request, policy.body);
  if (!bytes) return Response.json({ error: "This event is too long." }, { status: 413 });
  const given = request.headers.get("X-Hub-Signature-256") ?? "";
  if (!isSameSecret(given, signatureOf(bytes, whatsapp.appSecret)))
    return Response.json({ error: "The signature is not Meta's." }, { status: 401 });
  const heard = parseWebhook(bytes.toString("utf8"), whatsapp.phoneNumberId);
  if (!heard) return Response.json({ error: "This is no webhook of WhatsApp." }, { status: 400 });
  await hearWebhook(shop, heard);
  return Response.json({ received: true });
}

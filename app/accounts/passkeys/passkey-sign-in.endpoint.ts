import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/passkey-sign-in.endpoint.ts";
import { passkeyJson } from "./passkey-challenge.server.ts";
import { beginPasskeySignIn, finishPasskeySignIn } from "./sign-in-by-passkey.server.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true };

/** Signing in by a passkey: what is to be signed, then the signature. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await postedForm(request);
  const shop = services(context);
  const sender = { request, clientAddress: requestFacts(context).clientAddress };
  if (!form.has("response")) return passkeyJson(await beginPasskeySignIn(shop, sender));
  return passkeyJson(await finishPasskeySignIn(shop, sender, form));
}

import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { adminOf } from "../guard.server.ts";
import type { AdminPolicy } from "../permissions/admin-policy.ts";
import type { Route } from "./+types/new-passkey.endpoint.ts";
import { beginAdding, finishAdding } from "./add-passkey.server.ts";
import { passkeyJson } from "./passkey-challenge.server.ts";

export const policy = { cached: false, forPrograms: true, needs: "anyone" } as const satisfies AdminPolicy;

/** Adding a passkey: what a device makes it from, then the key. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const actor = adminOf(context);
  const form = await postedForm(request);
  const shop = services(context);
  if (!form.has("response")) return passkeyJson(await beginAdding(shop, actor, form));
  return passkeyJson(await finishAdding(shop, { actor, request }, form));
}

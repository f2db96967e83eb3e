import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { adminOf } from "../guard.server.ts";
import { passkeyJson } from "../passkeys/passkey-challenge.server.ts";
import { passkeysText } from "../passkeys/passkeys.text.ts";
import { beginProof, finishProof } from "../passkeys/prove-passkey.server.ts";
import type { AdminPolicy } from "../permissions/admin-policy.ts";
import { noteProved } from "../two-step/second-factor.db.server.ts";
import type { Route } from "./+types/confirm-passkey.endpoint.ts";
import { confirmPath } from "./fresh-proof.ts";

export const policy = { cached: false, forPrograms: true, needs: "anyone" } as const satisfies AdminPolicy;

/** Proves anew by one of one's own passkeys: what is to be signed, then the signature. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { id, sessionId } = adminOf(context);
  const shop = services(context);
  const form = await postedForm(request);
  const asked = { use: "confirm", userId: id } as const;
  if (!form.has("response")) return passkeyJson(await beginProof(shop, asked));
  const known = await finishProof(shop, { request }, asked, form);
  if (!known) return passkeyJson({ refused: passkeysText.errors.refused });
  await noteProved(shop.db, sessionId, shop.now());
  return passkeyJson({ to: confirmPath });
}

import { notForAdmins } from "#accounts/guard.server.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { servePrivateFile } from "#platform/web/serve-file.server.ts";
import { proofsOf } from "../proofs.db.server.ts";
import type { Route } from "./+types/proof-picture.endpoint.ts";
import { offerToActOn } from "./read-offer-page.server.ts";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

/** The picture of a proof, for anyone with the link of a revision that its page shows. */
export async function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  const { offer, standing } = await offerToActOn({ url, params, context });
  const shop = services(context);
  const proofs = standing === "replaced" ? [] : await proofsOf(shop.db, offer.number);
  const key = proofs.find(({ id }) => id === params.proof)?.picture.replace(/^\/files\//, "");
  if (!key) return new Response("Not found", { status: 404 });
  return servePrivateFile(shop.files, key);
}

import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { servePrivateFile } from "#platform/web/serve-file.server.ts";
import { proofsOf } from "../proofs.db.server.ts";
import type { Route } from "./+types/proof-picture.endpoint.ts";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

/** The picture of a proof, for the owner. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  staffWith(context, policy.needs);
  const { db, files } = services(context);
  const proof = (await proofsOf(db, params.number)).find(({ id }) => id === params.proof);
  if (!proof) return new Response("Not found", { status: 404 });
  return servePrivateFile(files, proof.picture.replace(/^\/files\//, ""));
}

import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { servePrivateFile } from "#platform/web/serve-file.server.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { proofsOf } from "../proofs.db.server.ts";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

/** The picture of a proof, for the owner. */
const server = adminView(policy, async ({ db, files }, { params }) => {
  const proof = (await proofsOf(db, params.number ?? "")).find(({ id }) => id === params.proof);
  if (!proof) return new Response("Not found", { status: 404 });
  return servePrivateFile(files, proof.picture.replace(/^\/files\//, ""));
});

export const loader = server.loader;

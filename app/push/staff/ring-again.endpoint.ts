import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminAct } from "#records/page/admin-page.server.ts";
import { ringsHere } from "./receive-ring.server.ts";

export const policy = { cached: false, forPrograms: true, needs: "anyone" } as const satisfies AdminPolicy;

/** Asked by the script of a browser that rings. */
export const action = adminAct(policy, async (shop, { actor }, form) =>
  Response.json({ rings: await ringsHere(shop, actor, form) }),
).action;

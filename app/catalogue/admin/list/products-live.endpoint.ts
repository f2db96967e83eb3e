import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { progressLines } from "#platform/web/progress-lines.server.ts";
import type { Route } from "./+types/products-live.endpoint.ts";
import { parseProductListFilter } from "./list-filter.ts";
import { receiveBulk } from "./receive-bulk.server.ts";

export const policy = { cached: false, needs: "products" } as const satisfies AdminPolicy;

/** Changes or deletes many products as the list's form does, and says meanwhile how far it is. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const filter = parseProductListFilter(url.searchParams);
  return progressLines((tell) => receiveBulk({ shop, actor, form, filter }, tell));
}

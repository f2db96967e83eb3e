import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { progressLines } from "#platform/web/progress-lines.server.ts";
import type { Route } from "./+types/import-live.endpoint.ts";
import { receiveImport } from "./receive-import.server.ts";

export const policy = {
  cached: false,
  body: "uploads",
  needs: "products",
  fresh: "forms",
} as const satisfies AdminPolicy;

/** Imports as the page's form does, and says meanwhile how far it is. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  return progressLines(async (tell) => endOf(await receiveImport(shop, actor, form, tell)));
}

const endOf = (received: Awaited<ReturnType<typeof receiveImport>>) =>
  "notice" in received ? { notice: received.notice, to: received.to } : { answer: received.answer };

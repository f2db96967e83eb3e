import { redirect } from "react-router";
import { visitorOf } from "#accounts/guard.server.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/stock-alerts.endpoint.ts";
import { type AskedOutcome, receiveStockAlert } from "./receive-stock-alert.server.ts";

export const policy: RoutePolicy = { cached: false, beforeOpening: "closed" };

const statuses: Record<AskedOutcome["kind"], number> = {
  asked: 200,
  invalid: 422,
  noMobile: 422,
  tooMany: 429,
  gone: 404,
};

/** Takes an address that waits for a product. Script gets JSON; a plain form is led to a page of its own. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = services(context);
  // Nobody signs in with an address that is not confirmed.
  const confirmed = await visitorOf(request, context);
  const sender = { address: requestFacts(context).clientAddress, confirmed };
  const outcome = await receiveStockAlert(shop, sender, await postedForm(request));
  if (request.headers.get("Accept")?.includes("application/json")) {
    return Response.json({ kind: outcome.kind }, { status: statuses[outcome.kind] });
  }
  const said = new URLSearchParams({ as: outcome.kind });
  if (outcome.kind === "asked") said.set("slug", outcome.slug);
  if (outcome.kind === "asked" && outcome.variant) said.set("v", outcome.variant);
  return redirect(`/stock-alert?${said}`, 303);
}

/** Nothing to see here. */
export const loader = () => redirect("/shop");

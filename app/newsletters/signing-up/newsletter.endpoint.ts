import { redirect } from "react-router";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/newsletter.endpoint.ts";
import { newsletterText } from "./newsletter.text.ts";
import { receiveSignUp, type SignUpOutcome } from "./receive-sign-up.server.ts";

export const policy: RoutePolicy = { cached: false };

const statuses: Record<SignUpOutcome, number> = { subscribed: 200, invalid: 422, tooMany: 429 };

/** Signs an address up. Script gets JSON; a plain form is led to a page with the outcome. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = services(context);
  const outcome = await receiveSignUp(shop, requestFacts(context).clientAddress, await postedForm(request));
  if (request.headers.get("Accept")?.includes("application/json")) {
    const answer =
      outcome === "subscribed" ? { ok: true } : { ok: false, message: newsletterText[outcome].text };
    return Response.json(answer, { status: statuses[outcome] });
  }
  const back = pathBack(request.headers.get("Referer"), shop.config.origin);
  return redirect(`/subscribed?${new URLSearchParams({ as: outcome, back })}`, 303);
}

/** The path of the page that the form stood on; only ever one of this shop's own. */
function pathBack(referer: string | null, origin: string): string {
  const page = referer ? URL.parse(referer) : null;
  const isOwn = page?.origin === origin || page?.origin === origin.replace("//localhost", "//127.0.0.1");
  return page && isOwn ? page.pathname : "/";
}

/** Nothing to see here. */
export const loader = () => redirect("/");

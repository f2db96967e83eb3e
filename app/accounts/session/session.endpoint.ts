import { requestFacts, services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { cookieHeaders } from "../guard.server.ts";
import type { Route } from "./+types/session.endpoint.ts";
import type { SessionAnswer } from "./session.ts";
import { visitOf } from "./visit.server.ts";

export const policy: RoutePolicy = { cached: false };

/** Who is signed in, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { actor, problem, setCookies } = await visitOf(request, context, { prolong: true });
  const { visits } = services(context);
  const page = request.headers.get("referer") ?? undefined;
  const { clientAddress } = requestFacts(context);
  visits.reached(
    { clientAddress, headers: request.headers },
    actor?.role === "admin" ? "staff" : "visit",
    page,
  );
  const user = actor && { name: actor.fullName, email: actor.email, role: actor.role };
  const answer: SessionAnswer = { user, ...(problem && problem !== "missing" && { problem }) };
  const headers = cookieHeaders(setCookies);
  headers.set("Cache-Control", "private, no-store");
  return Response.json(answer, { headers });
}

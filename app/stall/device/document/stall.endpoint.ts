import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/stall.endpoint.ts";
import { documentAnswer } from "./stall-page.server.tsx";

/** The stall's page: it names nobody, and what it does it does on the phone (STALL-40). */
export const policy: RoutePolicy = { cached: false, forPrograms: true };

export const loader = ({ request }: Route.LoaderArgs): Promise<Response> => documentAnswer(request);

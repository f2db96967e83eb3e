import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/stall-worker.endpoint.ts";
import { workerAnswer } from "./stall-page.server.tsx";

export const policy: RoutePolicy = { cached: false, forPrograms: true };

export const loader = ({ request }: Route.LoaderArgs): Promise<Response> => workerAnswer(request);

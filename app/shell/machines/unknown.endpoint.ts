import { redirect } from "react-router";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/unknown.endpoint.ts";

export const policy: RoutePolicy = { cached: false };

/** `/favicon.ico`, `/ads.txt`, `/index.php`: whoever asks wants that file, not the shop's home page. */
const file = /\.[a-z0-9]{1,12}$/i;

const machinePaths = /^\/(api|functions|webhooks|\.well-known)(\/|$)/;

/** Unknown pages lead home; unknown machine addresses are 404 as JSON, and files 404. */
export function loader({ url }: Route.LoaderArgs) {
  if (machinePaths.test(url.pathname)) return Response.json({ error: "Not found" }, { status: 404 });
  if (file.test(url.pathname)) return new Response("Not found", { status: 404 });
  return redirect("/");
}

export const action = () => Response.json({ error: "Not found" }, { status: 404 });

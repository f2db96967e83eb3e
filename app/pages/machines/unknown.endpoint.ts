import { redirect } from "react-router";
import { movedAddress } from "#catalogue/moved/moved-address.db.server.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/unknown.endpoint.ts";

export const policy: RoutePolicy = { cached: false };

/** `/favicon.ico`, `/ads.txt`, `/index.php`: the sender wants that file, not the shop's home page. */
const file = /\.[a-z0-9]{1,12}$/i;

const machinePaths = /^\/(api|functions|webhooks|\.well-known)(\/|$)/;

/**
 * What people knew of a shop before this one leads to what it is here (IMPORT-10). Other unknown pages lead
 * home; unknown machine addresses are 404 as JSON, and files 404.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  if (machinePaths.test(url.pathname)) return Response.json({ error: "Not found" }, { status: 404 });
  const moved = await movedAddress(services(context).db, url.pathname);
  if (moved !== undefined) return redirect(moved, 301);
  if (file.test(url.pathname)) return new Response("Not found", { status: 404 });
  return redirect("/");
}

export const action = () => Response.json({ error: "Not found" }, { status: 404 });

import { redirect } from "react-router";
import type { Route } from "./+types/unknown.endpoint.ts";

const machinePaths = /^\/(api|functions|webhooks|\.well-known)(\/|$)/;

/** Unknown pages lead home; unknown machine addresses are 404 as JSON (decision 27). */
export function loader({ url }: Route.LoaderArgs) {
  if (machinePaths.test(url.pathname)) return Response.json({ error: "Not found" }, { status: 404 });
  return redirect("/");
}

export const action = () => Response.json({ error: "Not found" }, { status: 404 });

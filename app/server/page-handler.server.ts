import * as build from "virtual:react-router/server-build";
import type { RequestHandler, ServerBuild } from "react-router";
import { requestHandler } from "#rendering/request-handler.server.ts";
import { logFailure, renderDocument } from "./document.server.tsx";
import { branchOf } from "./routes/route-patterns.server.ts";

const rendering = { document: renderDocument, failed: logFailure };
const anywhere = requestHandler(build.routes, rendering);
const pages = new Map<string, RequestHandler>();

/**
 * Answers an address by React Router. Where the page is known beforehand the router is given that page's own
 * routes only: it tries each route of the shop one by one, several times for a page.
 */
export function handlerOf(address: string): RequestHandler {
  const branch = branchOf(address);
  const leaf = branch?.at(-1);
  if (branch === undefined || leaf === undefined) return anywhere;
  const page = pages.get(leaf) ?? requestHandler(routesOf(branch), rendering);
  pages.set(leaf, page);
  return page;
}

const routesOf = (branch: readonly string[]): ServerBuild["routes"] =>
  Object.fromEntries(branch.map((id) => [id, build.routes[id]]));

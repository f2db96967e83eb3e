import * as build from "virtual:react-router/server-build";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { branchOf } from "./route-patterns.server.ts";

const { MODE } = import.meta.env;
const anywhere = createRequestHandler(build, MODE);
const handlers = new Map<string, RequestHandler>();

/**
 * Answers an address by React Router. Where the page is known beforehand the router is given that page's own routes only: it
 * tries each route of the shop one by one, several times for a page.
 */
export const handlerOf = (address: string): RequestHandler => {
  const branch = branchOf(address);
  const leaf = branch?.at(-1);
  if (branch === undefined || leaf === undefined) return anywhere;
  const known = handlers.get(leaf);
  if (known) return known;
  const handler = createRequestHandler(buildOf(branch), MODE);
  handlers.set(leaf, handler);
  return handler;
};

function buildOf(branch: readonly string[]): ServerBuild {
  const only = <Part>(all: Record<string, Part>): Record<string, Part> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => branch.includes(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

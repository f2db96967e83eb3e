import * as build from "virtual:react-router/server-build";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { documentHandler } from "#rendering/document-handler.server.ts";
import { branchOf } from "./route-patterns.server.ts";

const { MODE, PROD } = import.meta.env;

/** How one page is answered. */
interface Page {
  /** To who reads it. */
  document: RequestHandler;
  /** To all others: who sends a form, or asks for its data alone. */
  other: RequestHandler;
}

const anywhere = createRequestHandler(build, MODE);
const pages = new Map<string, Page>();

/**
 * Answers an address by React Router. Where the page is known beforehand the router is given that page's own
 * routes only: it tries each route of the shop one by one, several times for a page.
 */
export const handlerOf = (address: string, method: string): RequestHandler => {
  const branch = branchOf(address);
  const leaf = branch?.at(-1);
  if (branch === undefined || leaf === undefined) return anywhere;
  const page = pages.get(leaf) ?? pageOf(branch, leaf);
  const isRead = method === "GET" || method === "HEAD";
  return isRead && !isData.test(address) ? page.document : page.other;
};

const isData = /^[^?]*\.data(\?|$)/;

function pageOf(branch: readonly string[], leaf: string): Page {
  const own = buildOf(branch);
  const other = createRequestHandler(own, MODE);
  // In development the framework has its own to add to a document; what renders nothing is no document.
  const isDocument = PROD && own.routes[leaf]?.module.default !== undefined;
  const page = { document: isDocument ? documentHandler(own) : other, other };
  pages.set(leaf, page);
  return page;
}

function buildOf(branch: readonly string[]): ServerBuild {
  const only = <Part>(all: Record<string, Part>): Record<string, Part> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => branch.includes(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

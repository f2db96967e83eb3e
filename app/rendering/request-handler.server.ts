import {
  createStaticHandler,
  isRouteErrorResponse,
  matchRoutes,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { answerData } from "./answer-data.server.ts";
import { answerDocument, type Rendering, type Routed, type RoutedRequest } from "./answer-document.server.ts";
import { isDataPath } from "./data-address.ts";
import { routeObjects } from "./route-objects.server.ts";

/**
 * Answers by the routes of a build: a document to who reads or sends a form, the data alone to the client
 * script, and what an endpoint says to anyone who asks it.
 */
export function requestHandler(routes: ServerBuild["routes"], rendering: Rendering): RequestHandler {
  const handler = createStaticHandler(routeObjects(routes));
  const routed = { routes, handler, rendering };
  const hasEndpoints = Object.values(routes).some((route) => route && !hasPage(route));
  return async (request, context = new RouterContextProvider()) => {
    const visit = { request, context };
    try {
      const { pathname } = new URL(request.url);
      if (isDataPath(pathname)) return await answerData(routed, visit);
      // To match an address costs the router as much as a small statement.
      const endpoint = hasEndpoints ? endpointAt(routed, pathname) : undefined;
      return await (endpoint ? answerEndpoint(routed, visit, endpoint) : answerDocument(routed, visit));
    } catch (error) {
      rendering.failed(visit, error);
      return plainAnswer(500, "Unexpected Server Error");
    }
  };
}

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

/** An endpoint has nothing to show. */
const hasPage = ({ module }: ServerRoute): boolean => module.default !== undefined;

function endpointAt({ routes, handler }: Routed, pathname: string): string | undefined {
  const leaf = matchRoutes(handler.dataRoutes, pathname)?.at(-1);
  const found = leaf && routes[leaf.route.id];
  return found && !hasPage(found) ? found.id : undefined;
}

async function answerEndpoint(
  { handler }: Routed,
  { request, context }: RoutedRequest,
  routeId: string,
): Promise<Response> {
  try {
    return await handler.queryRoute(request, {
      routeId,
      requestContext: context,
      generateMiddlewareResponse: (ask) => ask(request),
    });
  } catch (error) {
    if (error instanceof Response) return error;
    if (isRouteErrorResponse(error)) return plainAnswer(error.status, error.statusText);
    throw error;
  }
}

const plainAnswer = (status: number, text: string): Response =>
  new Response(text, { status, headers: { "Content-Type": "text/plain" } });

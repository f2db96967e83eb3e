import {
  type createStaticHandler,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";
import { documentHeaders } from "./document-headers.server.ts";

/** One request, on its way through the routes. */
export interface RoutedRequest {
  request: Request;
  context: RouterContextProvider;
}

type StaticHandler = ReturnType<typeof createStaticHandler>;

/** What the routes answered, and the headers that they ask for. */
export interface ShownPage {
  routes: StaticHandler["dataRoutes"];
  shown: StaticHandlerContext;
  headers: Headers;
}

export interface Rendering {
  /** Renders a document. */
  document(visit: RoutedRequest, page: ShownPage): Response;
  /** Is notified of every error that is no answer of a route's own. */
  failed(visit: RoutedRequest, error: unknown): void;
}

/** The routes of a build, with who reads them and who renders what they answer. */
export interface Routed {
  routes: ServerBuild["routes"];
  handler: StaticHandler;
  rendering: Rendering;
}

/** Answers who reads a page, or sends a form without script. */
export async function answerDocument(routed: Routed, visit: RoutedRequest): Promise<Response> {
  const { request, context } = visit;
  const answer = await routed.handler.query(request, {
    requestContext: context,
    generateMiddlewareResponse: async (read) => {
      const shown = await read(request);
      return shown instanceof Response ? shown : documentOf(routed, visit, shown);
    },
  });
  if (answer instanceof Response) return answer;
  throw new Error("a page was read and not rendered");
}

/** What fails while it is rendered shows the whole shop's error page. */
function documentOf(routed: Routed, visit: RoutedRequest, shown: StaticHandlerContext): Response {
  try {
    return render(routed, visit, shown);
  } catch (error) {
    const [root] = shown.matches;
    return render(routed, visit, {
      ...shown,
      statusCode: 500,
      errors: { [root?.route.id ?? "root"]: error },
    });
  }
}

function render(
  { routes, handler, rendering }: Routed,
  visit: RoutedRequest,
  read: StaticHandlerContext,
): Response {
  const shown = { ...read, errors: toldErrors(rendering, visit, read.errors) };
  const headers = documentHeaders(routes, shown);
  return rendering.document(visit, { routes: handler.dataRoutes, shown, headers });
}

/** Failures are logged, and nobody outside learns more than that there was one. */
export function toldErrors(
  rendering: Rendering,
  visit: RoutedRequest,
  errors: StaticHandlerContext["errors"],
): StaticHandlerContext["errors"] {
  if (!errors) return null;
  const told = Object.entries(errors).map(([id, error]) => {
    if (isRouteErrorResponse(error)) return [id, error];
    rendering.failed(visit, error);
    return [id, new Error("Unexpected Server Error")];
  });
  return Object.fromEntries(told);
}

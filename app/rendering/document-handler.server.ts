import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type MiddlewareFunction,
  type RequestHandler,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";

interface Visit {
  request: Request;
  context: RouterContextProvider;
}

/**
 * Answers who reads one page, by the router's own static handler. The framework's would encode what the
 * loaders answered for a stream that this shop does not send, and look for the page twice more. Not for
 * forms, nor for a page's data alone.
 */
export function documentHandler(build: ServerBuild): RequestHandler {
  const [root] = routesBelow(build, undefined);
  if (!root) throw new Error("a page without routes");
  const { query } = createStaticHandler([root], { future: build.future });
  return async (request, context = new RouterContextProvider()) => {
    const visit = { request, context };
    const answer = await query(request, {
      requestContext: context,
      generateMiddlewareResponse: async (read) => {
        const shown = await read(request);
        return shown instanceof Response ? shown : answerWith(build, visit, told(build, visit, shown));
      },
    });
    if (answer instanceof Response) return answer;
    throw new Error("a page was read and not rendered");
  };
}

/**
 * As the router wants them. The boundaries only say where they are: the page itself is rendered from the
 * modules.
 */
function routesBelow(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (route?.parentId !== parentId || !route) return [];
    const { id, path, index } = route;
    const { loader, handle } = route.module;
    const middleware = route.module.middleware?.map(aroundResponse);
    const hasBoundary = id === "root" || route.module.ErrorBoundary !== undefined;
    const parts = {
      id,
      path,
      loader,
      middleware,
      handle,
      ErrorBoundary: hasBoundary ? () => null : undefined,
    };
    return [index ? { ...parts, index } : { ...parts, children: routesBelow(build, id) }];
  });
}

/** The router knows no kind of answer that a middleware stands around; the shop's stand around a Response. */
const aroundResponse =
  (own: MiddlewareFunction<Response>): MiddlewareFunction =>
  (args, next) =>
    own(args, async () => {
      const answer = await next();
      if (answer instanceof Response) return answer;
      throw new Error("a page was read and not rendered");
    });

/** What fails while it is rendered shows the boundary that it would show in the browser. */
async function answerWith(build: ServerBuild, visit: Visit, shown: StaticHandlerContext): Promise<Response> {
  try {
    return await render(build, visit, shown);
  } catch (error) {
    const boundary = shown._deepestRenderedBoundaryId ?? "root";
    const broken = { ...shown, statusCode: 500, errors: { [boundary]: error } };
    return render(build, visit, told(build, visit, broken));
  }
}

/** Failures are logged, and nobody outside learns more than that there was one. */
function told(build: ServerBuild, { request, context }: Visit, shown: StaticHandlerContext) {
  if (!shown.errors) return shown;
  const params = shown.matches[0]?.params ?? {};
  const errors = Object.entries(shown.errors).map(([id, error]) => {
    const isRefusal = isRouteErrorResponse(error) && !("error" in error && error.error);
    if (!isRefusal) build.entry.module.handleError?.(error, { request, context, params });
    return [id, error instanceof Error ? new Error("Unexpected Server Error") : error];
  });
  return { ...shown, errors: Object.fromEntries(errors) };
}

async function render(build: ServerBuild, { request, context }: Visit, shown: StaticHandlerContext) {
  const { assets, entry, future, routeDiscovery, routes } = build;
  const entryContext: EntryContext = {
    manifest: assets,
    routeModules: Object.fromEntries(shown.matches.map(({ route: { id } }) => [id, routes[id]?.module])),
    staticHandlerContext: shown,
    future,
    routeDiscovery,
    branches: [],
    ssr: true,
    isSpaMode: false,
    renderMeta: {},
  };
  const headers = headersOf(build, shown);
  return entry.module.default(request, shown.statusCode, headers, entryContext, context);
}

/**
 * What the routes say by their `headers`, each knowing its parent's and its loader's, down to the one that
 * shows an error.
 */
function headersOf(
  { routes }: ServerBuild,
  { matches, loaderHeaders, errors }: StaticHandlerContext,
): Headers {
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined);
  let headers = new Headers();
  for (const { route } of failed < 0 ? matches : matches.slice(0, failed + 1)) {
    const own = loaderHeaders[route.id] ?? new Headers();
    const rule = routes[route.id]?.module.headers;
    const cookies = [...headers.getSetCookie(), ...own.getSetCookie()];
    if (typeof rule === "function")
      headers = new Headers(
        rule({
          loaderHeaders: own,
          parentHeaders: headers,
          actionHeaders: new Headers(),
          errorHeaders: undefined,
        }),
      );
    else if (rule) headers = new Headers(rule);
    headers.delete("Set-Cookie");
    for (const cookie of new Set(cookies)) headers.append("Set-Cookie", cookie);
  }
  return headers;
}

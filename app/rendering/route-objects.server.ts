import type { MiddlewareFunction, RouteObject, ServerBuild } from "react-router";
import { partsOf } from "./route-parts.tsx";

type Routes = ServerBuild["routes"];

/** The routes of a build, as the router's static handler wants them. */
export function routeObjects(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, module } = route;
    const { loader, action } = module;
    const middleware = module.middleware?.map(aroundResponse);
    const shown = partsOf(id, module, loader !== undefined);
    const parts = { id, path, loader, action, middleware, ...shown };
    return [index ? { ...parts, index } : { ...parts, children: routeObjects(routes, id) }];
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

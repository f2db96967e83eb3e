import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
  redirectDocument,
} from "react-router";
import { allEntries, loadedModule, moduleOf, type RouteEntry } from "./route-map.ts";
import { partsOf, type RouteModule } from "./route-parts.tsx";

type ServerCall = Parameters<NonNullable<RouteModule["clientLoader"]>>[0]["serverLoader"];

/** The shop's routes, as the browser's router wants them. */
export function clientRoutes(parentId?: string): RouteObject[] {
  return [...allEntries()].filter((entry) => entry.parentId === parentId).map(routeOf);
}

/** Its module may come later: the data is requested meanwhile. */
function routeOf(entry: RouteEntry): RouteObject {
  const { id, path, index } = entry;
  const known = loadedModule(id);
  const parts = known
    ? shownParts(entry, known)
    : { lazy: async () => shownParts(entry, await moduleOf(entry)) };
  const route = { id, path: path || undefined, loader: loaderOf(entry), action: actionOf(entry), ...parts };
  return index ? { ...route, index } : { ...route, children: clientRoutes(id) };
}

function shownParts(entry: RouteEntry, module: Partial<RouteModule>) {
  const loads = entry.hasLoader === true || entry.hasClientLoader === true;
  return { ...partsOf(entry.id, module, loads), shouldRevalidate: module.shouldRevalidate };
}

function loaderOf(entry: RouteEntry) {
  if (entry.byDocument) return ({ request }: LoaderFunctionArgs) => redirectDocument(request.url);
  if (!entry.hasLoader && !entry.hasClientLoader) return undefined;
  return async (call: LoaderFunctionArgs, asked: unknown): Promise<unknown> => {
    const serverLoader = serverCall(asked);
    const { clientLoader } = entry.hasClientLoader ? await moduleOf(entry) : {};
    return clientLoader ? clientLoader({ ...call, serverLoader }) : serverLoader();
  };
}

function actionOf(entry: RouteEntry) {
  if (!entry.hasAction && !entry.hasClientAction) return undefined;
  return async (call: ActionFunctionArgs, asked: unknown): Promise<unknown> => {
    const serverAction = serverCall(asked);
    const { clientAction } = entry.hasClientAction ? await moduleOf(entry) : {};
    return clientAction ? clientAction({ ...call, serverAction }) : serverAction();
  };
}

/** What page-data.ts hands to a route: the call that brings its own part of the server's answer. */
function serverCall(asked: unknown): ServerCall {
  // The framework's types promise a route what its own loader returns; nothing on the wire could prove it
  // here.
  return asked as ServerCall;
}

import type { ComponentType } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, Outlet, type RouteObject } from "react-router";
import { type Entry, entriesBelow, loadedModule, moduleOf } from "./route-map.ts";

type Module = Awaited<ReturnType<typeof moduleOf>>;
type ServerCall = Parameters<NonNullable<Module["clientLoader"]>>[0]["serverLoader"];

const told = new Set<string>();

/** The routes that this page came with. */
export const ownRoutes = (): RouteObject[] => entriesBelow(undefined).map(routeOf);

/** The routes that have become known since, by the one that they stand below. */
export function laterRoutes(parentId?: string): [parentId: string, routes: RouteObject[]][] {
  const below = entriesBelow(parentId);
  const news = below.filter(({ id }) => !told.has(id)).map(routeOf);
  const here: [string, RouteObject[]][] = parentId && news.length > 0 ? [[parentId, news]] : [];
  return [...here, ...below.flatMap(({ id }) => laterRoutes(id))];
}

/** Its module may come later: the data is asked for meanwhile. */
function routeOf(entry: Entry): RouteObject {
  told.add(entry.id);
  const { id, path, index } = entry;
  const known = loadedModule(id);
  const parts = known ? partsOf(entry, known) : { lazy: async () => partsOf(entry, await moduleOf(entry)) };
  const handlers = { loader: loaderOf(entry), action: actionOf(entry) };
  if (index) return { id, path, index, ...handlers, ...parts };
  // Without a path of its own the root is no page by itself: home has to be known first, as any other.
  return { id, path: path || undefined, ...handlers, ...parts, children: entriesBelow(id).map(routeOf) };
}

function loaderOf(entry: Entry) {
  return async (call: LoaderFunctionArgs, asked: unknown): Promise<unknown> => {
    if (!entry.hasLoader && !entry.hasClientLoader) return null;
    const serverLoader = serverCall(asked);
    if (!entry.hasClientLoader) return serverLoader();
    const { clientLoader } = await moduleOf(entry);
    return clientLoader ? clientLoader({ ...call, serverLoader }) : serverLoader();
  };
}

function actionOf(entry: Entry) {
  if (!entry.hasAction) return undefined;
  return async (call: ActionFunctionArgs, asked: unknown): Promise<unknown> => {
    const serverAction = serverCall(asked);
    if (!entry.hasClientAction) return serverAction();
    const { clientAction } = await moduleOf(entry);
    return clientAction ? clientAction({ ...call, serverAction }) : serverAction();
  };
}

/** What page-data.ts hands to a route: the call that brings its own part of the server's answer. */
function serverCall(asked: unknown): ServerCall {
  // The framework's types promise a route what its own loader returns; nothing on the wire could prove it
  // here.
  return asked as ServerCall;
}

function partsOf({ id }: Entry, module: Module) {
  const { ErrorBoundary, Layout, handle, shouldRevalidate } = module;
  const Component = typeof module.default === "function" ? module.default : undefined;
  if (id !== "root" || !Layout) return { Component, ErrorBoundary, handle, shouldRevalidate };
  const framed = (View: ComponentType = Outlet) => (
    <Layout>
      <View />
    </Layout>
  );
  return { element: framed(Component), errorElement: framed(ErrorBoundary), handle, shouldRevalidate };
}

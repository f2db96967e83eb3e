import type { ComponentType } from "react";
import { type MetaFunction, Outlet, type ServerBuild } from "react-router";

/** What a route's file exports, as the build knows it: in the browser without what only the server runs. */
export type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

/** What a route tells the document around its page, beside its own `handle`. */
export interface DocumentHandle {
  meta?: MetaFunction;
  /** Nothing shown for it means that it failed. */
  loads: boolean;
}

/** What React shows of a route, the same on both sides. */
export function partsOf(id: string, module: Partial<RouteModule>, loads: boolean) {
  const { default: Page, ErrorBoundary, Layout = Bare, handle, meta } = module;
  const told: DocumentHandle = { meta: typeof meta === "function" ? meta : undefined, loads };
  const framed = (View: ComponentType) => () => (
    <Layout>
      <View />
    </Layout>
  );
  const isRoot = id === "root";
  const boundary = ErrorBoundary && (isRoot ? framed(ErrorBoundary) : ErrorBoundary);
  return {
    Component: isRoot ? framed(Page ?? Outlet) : Page,
    ErrorBoundary: boundary,
    handle: { ...(typeof handle === "object" ? handle : {}), ...told },
  };
}

const Bare = ({ children }: { children?: React.ReactNode }) => children;

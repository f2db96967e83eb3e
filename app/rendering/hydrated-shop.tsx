import { RouterProvider, type RouterProviderProps, UNSAFE_FrameworkContext } from "react-router";

/** The whole document. The context is what the framework's Meta and ScrollRestoration ask for. */
export function HydratedShop({ router }: Pick<RouterProviderProps, "router">) {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: routeModules } = window;
  if (!manifest || !routeModules) throw new Error("the page carries no routes to hydrate");
  const routeDiscovery = { mode: "lazy", manifestPath: "" } as const;
  const framework = { manifest, routeModules, future: {}, ssr: true, isSpaMode: false, routeDiscovery };
  return (
    <UNSAFE_FrameworkContext value={framework}>
      <RouterProvider router={router} />
    </UNSAFE_FrameworkContext>
  );
}

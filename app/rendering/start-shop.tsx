import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { followLinks } from "./follow-links.ts";
import { hydrationDataId, readHydrationData } from "./hydration-data.ts";
import { dataStrategy } from "./page-data.ts";
import { learnRoutes, type RouteEntry } from "./route-map.ts";
import type { RouteModule } from "./route-parts.tsx";
import { clientRoutes } from "./routes.tsx";

/** Hydrates the document: called by its first module, with all routes and the modules of those it shows. */
export function startShop(all: readonly RouteEntry[], own: Readonly<Record<string, RouteModule>>): void {
  learnRoutes(all, own);
  const text = document.getElementById(hydrationDataId)?.textContent;
  if (!text) throw new Error("the page has no data to hydrate with");
  const routes = clientRoutes();
  const router = createBrowserRouter(routes, {
    hydrationData: readHydrationData(text),
    dataStrategy,
  });
  startTransition(() => void hydrateRoot(document, <RouterProvider router={router} />));
  followLinks(router, routes);
}

import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { basePath, languagePrefix } from "#values/language/address.ts";
import { builtLanguage, type Language, languages, readLanguageBy } from "#values/language/language.ts";
import { followLinks } from "./follow-links.ts";
import { hydrationDataId, readHydrationData } from "./hydration-data.ts";
import { dataStrategy } from "./page-data.ts";
import { learnRoutes, type RouteEntry } from "./route-map.ts";
import type { RouteModule } from "./route-parts.tsx";
import { clientRoutes } from "./routes.tsx";

const documentLanguage = (): Language =>
  languages.find((each) => document.documentElement.lang.startsWith(each)) ?? "en";

/** Hydrates the document: called by its first module, with all routes and the modules of those it shows. */
export function startShop(all: readonly RouteEntry[], own: Readonly<Record<string, RouteModule>>): void {
  if (!builtLanguage) readLanguageBy(documentLanguage);
  learnRoutes(all, own);
  const text = document.getElementById(hydrationDataId)?.textContent;
  if (!text) throw new Error("the page has no data to hydrate with");
  const routes = clientRoutes();
  const router = createBrowserRouter(routes, {
    hydrationData: readHydrationData(text),
    dataStrategy,
    basename: basePath(languagePrefix.exec(window.location.pathname)?.[1]),
  });
  startTransition(() => void hydrateRoot(document, <RouterProvider router={router} />));
  followLinks(router, routes);
}

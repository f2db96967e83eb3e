import type { UNSAFE_AssetsManifest, UNSAFE_RouteModules } from "react-router";

// A page comes with the routes that it shows and their modules. All other routes are one file, which is
// fetched when the page has been quiet for a moment, or when somebody goes where only an unknown route leads.

declare global {
  interface Window {
    /** The known routes, their script files and the address of the whole map. */
    __reactRouterManifest?: UNSAFE_AssetsManifest;
    __reactRouterRouteModules?: UNSAFE_RouteModules;
  }
}

export type Entry = NonNullable<UNSAFE_AssetsManifest["routes"][string]>;
type RouteModule = NonNullable<UNSAFE_RouteModules[string]>;

export const entryOf = (id: string): Entry | undefined => window.__reactRouterManifest?.routes[id];

/** The entries below one route, or those at the top. */
export function entriesBelow(parentId: string | undefined): Entry[] {
  const all = Object.values(window.__reactRouterManifest?.routes ?? {});
  return all.filter((entry): entry is Entry => entry !== undefined && entry.parentId === parentId);
}

export const loadedModule = (id: string): RouteModule | undefined => window.__reactRouterRouteModules?.[id];

/** A route's module; fetched when it is not there yet. */
export async function moduleOf(entry: Entry): Promise<RouteModule> {
  const known = loadedModule(entry.id);
  if (known) return known;
  const fetched: RouteModule = await import(/* @vite-ignore */ entry.module);
  if (window.__reactRouterRouteModules) window.__reactRouterRouteModules[entry.id] = fetched;
  return fetched;
}

let whole: Promise<void> | undefined;

/** Makes all routes known. Rejects while the shop can't be reached; the next call tries again. */
export function fetchWholeMap(): Promise<void> {
  whole ??= runScript(window.__reactRouterManifest?.url ?? "").catch((failure: unknown) => {
    whole = undefined;
    throw failure;
  });
  return whole;
}

/** The file sets `window.__reactRouterManifest`. */
function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new TypeError(`could not fetch ${src}`)));
    document.head.append(script);
  });
}

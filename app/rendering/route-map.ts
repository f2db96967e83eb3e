import type { ServerBuild } from "react-router";
import type { RouteModule } from "./route-parts.tsx";

type BuiltRoute = NonNullable<ServerBuild["assets"]["routes"][string]>;
type Flags = "hasLoader" | "hasAction" | "hasClientLoader" | "hasClientAction";

/** What the browser knows of a route before its script has come. */
export type RouteEntry = Pick<BuiltRoute, "id" | "parentId" | "path"> &
  Partial<Pick<BuiltRoute, Flags | "index" | "imports" | "module">> & {
    /** Only a whole document leads there: another map has its routes. */
    byDocument?: true;
  };

const entries = new Map<string, RouteEntry>();
const modules = new Map<string, RouteModule>();

/** Makes all routes of the shop known, and the modules of those that the page came with. */
export function learnRoutes(all: readonly RouteEntry[], own: Readonly<Record<string, RouteModule>>): void {
  for (const entry of all) entries.set(entry.id, entry);
  for (const [id, module] of Object.entries(own)) modules.set(id, module);
}

export const entryOf = (id: string): RouteEntry | undefined => entries.get(id);

export const allEntries = (): Iterable<RouteEntry> => entries.values();

/** The script files that show a route. */
export const filesOf = ({ module, imports = [] }: RouteEntry): string[] =>
  module === undefined ? [] : [module, ...imports];

export const loadedModule = (id: string): RouteModule | undefined => modules.get(id);

/**
 * A route's module; fetched when it is not there yet. An endpoint has none: the browser has nothing to run.
 */
export async function moduleOf({ id, module }: RouteEntry): Promise<Partial<RouteModule>> {
  const known = modules.get(id);
  if (known || module === undefined) return known ?? {};
  const fetched: RouteModule = await import(/* @vite-ignore */ module);
  modules.set(id, fetched);
  return fetched;
}

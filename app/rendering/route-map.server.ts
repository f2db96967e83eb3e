import { createHash } from "node:crypto";
import type { ServerBuild } from "react-router";
import type { RouteEntry } from "./route-map.ts";

/** The module that tells the browser all routes of the shop. */
export interface RouteMapFile {
  /** Changes with what it says: browsers may keep it for ever. */
  path: string;
  text: string;
}

type Build = Pick<ServerBuild, "assets" | "routes">;
type BuiltRoute = NonNullable<Build["assets"]["routes"][string]>;

export function routeMapFile({ assets, routes }: Build): RouteMapFile {
  const { imports: everywhere } = assets.entry;
  const all = Object.values(assets.routes).map((route) => {
    const isPage = route && routes[route.id]?.module.default !== undefined;
    return (
      route && { ...entryOf(route), ...((isPage || hasClientPart(route)) && scriptOf(route, everywhere)) }
    );
  });
  const text = `export const routes=${JSON.stringify(all)}`;
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { path: `/assets/routes-${hash}.js`, text };
}

const hasClientPart = (route: BuiltRoute): boolean => route.hasClientLoader || route.hasClientAction;

/**
 * An endpoint has none: the browser has nothing of it to run. What a page imports beside what all pages do is
 * told of those that a shopper goes to; within an area the modules themselves are fetched early.
 */
const scriptOf = ({ parentId, module, imports }: BuiltRoute, everywhere: readonly string[]) => ({
  module,
  imports: parentId === "root" ? imports?.filter((file) => !everywhere.includes(file)) : undefined,
});

/** JSON leaves out what is undefined: a flag that is not set costs nothing. */
const entryOf = ({ id, parentId, path, index, ...flags }: BuiltRoute): RouteEntry => ({
  ...{ id, parentId, path, index },
  hasLoader: flags.hasLoader || undefined,
  hasAction: flags.hasAction || undefined,
  hasClientLoader: flags.hasClientLoader || undefined,
  hasClientAction: flags.hasClientAction || undefined,
});

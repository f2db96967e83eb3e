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

interface Wanted {
  /** May a link or a form lead there? What only programs ask is no business of the router's. */
  isForPages: (routeId: string) => boolean;
  /** Which paths has another map, as routes' paths say it? */
  elsewhere?: readonly string[];
  /** Does every page name what this route's page imports, so that it comes with its script? */
  isOftenNext: (routeId: string) => boolean;
}

/** The map of a build's routes, or of some of them. */
export function routeMapFile({ assets, routes }: Build, wanted: Wanted): RouteMapFile {
  const { isForPages, isOftenNext, elsewhere = [] } = wanted;
  const everywhere = [assets.entry, assets.routes.root].flatMap((part) => part?.imports ?? []);
  // An endpoint has no script: the browser has nothing of it to run. What is sorted packs smaller.
  const scriptOf = ({ id, module, imports }: BuiltRoute) => ({
    module,
    imports: isOftenNext(id) ? imports?.filter((file) => !everywhere.includes(file)).toSorted() : undefined,
  });
  const here = Object.values(assets.routes).flatMap((route) => {
    if (!route || !isForPages(route.id)) return [];
    const hasScript = routes[route.id]?.module.default !== undefined || hasClientPart(route);
    if (!hasScript && isFileOnly(route)) return [];
    return { ...entryOf(route), ...(hasScript && scriptOf(route)) };
  });
  const other = elsewhere.map((path): RouteEntry => ({ id: path, parentId: "root", path, byDocument: true }));
  const text = `export const routes=${JSON.stringify([...here, ...other])}`;
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { path: `/assets/routes-${hash}.js`, text };
}

/** What answers with a file or a list is requested by its address, and never shown by the router. */
const isFileOnly = ({ hasAction, index, path }: BuiltRoute): boolean => !hasAction && !index && path !== "*";

const hasClientPart = (route: BuiltRoute): boolean => route.hasClientLoader || route.hasClientAction;

/** JSON leaves out what is undefined: a flag that is not set costs nothing. */
const entryOf = ({ id, parentId, path, index, ...flags }: BuiltRoute): RouteEntry => ({
  id,
  parentId,
  path,
  index,
  hasLoader: flags.hasLoader || undefined,
  hasAction: flags.hasAction || undefined,
  hasClientLoader: flags.hasClientLoader || undefined,
  hasClientAction: flags.hasClientAction || undefined,
});

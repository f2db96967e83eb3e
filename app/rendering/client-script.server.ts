import type { ServerBuild } from "react-router";
import { assetAddress } from "#values/asset-address.ts";

interface ScriptFiles {
  styles: readonly string[];
  /** Requested when the page hydrates. */
  modules: readonly string[];
  /** The first module: it names the page's routes and starts the rest. */
  text: string;
}

type Assets = ServerBuild["assets"];

const kept = new WeakMap<Assets, Map<string, ScriptFiles>>();

/**
 * The stylesheets of the page that these routes show, and the scripts at its end, which let the client script
 * wait: put together once for each set of routes. The scripts come from the asset origin, where there is one.
 */
export function clientScript(
  assets: Assets,
  map: string,
  shown: readonly string[],
  assetOrigin = "",
): ScriptFiles {
  const known = kept.get(assets) ?? new Map<string, ScriptFiles>();
  kept.set(assets, known);
  const key = [assetOrigin, map, ...shown].join(" ");
  const files = known.get(key) ?? filesOf(assets, map, shown, assetOrigin);
  known.set(key, files);
  return files;
}

function filesOf(assets: Assets, map: string, shown: readonly string[], assetOrigin: string): ScriptFiles {
  const { entry, routes, hmr } = assets;
  const ofRoutes = shown.flatMap((id) => [routes[id]?.module ?? [], ...(routes[id]?.imports ?? [])]);
  return {
    styles: hmr ? [developmentStyle] : [...new Set(shown.flatMap((id) => routes[id]?.css ?? []))],
    modules: [...new Set([entry.module, map, ...entry.imports, ...ofRoutes.flat()])].map((path) =>
      assetAddress(path, assetOrigin),
    ),
    text: firstModule(assets, map, shown, assetOrigin),
  };
}

/** In development the page's own script would dress it, after a moment of nakedness. */
const developmentStyle = "/app/ui/theme.css";

/** Brings the page's own routes and hands them, with the map of all, to entry.client.tsx. */
function firstModule(
  { entry, routes, hmr }: Assets,
  map: string,
  shown: readonly string[],
  assetOrigin: string,
): string {
  const file = (path = "") => asScript(assetAddress(path, assetOrigin));
  const own = shown.map((id, at) => `${asScript(id)}:route${at}`);
  return [
    // In development it has to come before all that can be replaced.
    hmr ? `import ${file(hmr.runtime)};` : "",
    ...shown.map((id, at) => `import * as route${at} from ${file(routes[id]?.module)};`),
    `import {routes} from ${file(map)};`,
    `import {startShop} from ${file(entry.module)};`,
    `startShop(routes,{${own.join(",")}});`,
  ].join("");
}

const asScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

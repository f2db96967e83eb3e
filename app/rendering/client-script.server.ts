import type { UNSAFE_AssetsManifest } from "react-router";

interface ScriptFiles {
  styles: readonly string[];
  /** Asked for when the page hydrates. */
  modules: readonly string[];
  /** The first module: it names the page's routes and starts the rest. */
  text: string;
}

type Manifest = Pick<UNSAFE_AssetsManifest, "entry" | "routes" | "url" | "version">;

/**
 * Starts the client script once everything that can be seen has come and been painted, at the first touch,
 * or after four seconds: on a slow phone the scripts would take the line from the fonts and pictures. Until
 * then links and forms work plainly.
 */
const starter = `(()=>{let begun=false;const start=()=>{if(begun)return;begun=true;const later=document.getElementById("later");for(const href of later.dataset.modules.split(" ")){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}const script=document.createElement("script");script.type="module";script.textContent=later.textContent;later.after(script)};addEventListener("load",()=>new PerformanceObserver((_,seen)=>{seen.disconnect();requestAnimationFrame(()=>requestAnimationFrame(()=>(window.requestIdleCallback??setTimeout)(start)))}).observe({type:"paint",buffered:true}));for(const type of ["pointerdown","touchstart","keydown"])addEventListener(type,start,{once:true,passive:true,capture:true});setTimeout(start,4000)})()`;

const kept = new Map<string, ScriptFiles>();

/**
 * The stylesheets of the page that these routes show, and the scripts at its end, which let the client script
 * wait. What depends on the routes alone is put together once; `hydrationData` is what the loaders answered.
 */
export function clientScript(manifest: Manifest, shown: readonly string[], hydrationData: string) {
  const key = shown.join(" ");
  let files = kept.get(key);
  if (!files) {
    files = {
      styles: stylesOf(manifest, shown),
      modules: modulesOf(manifest, shown),
      text: firstModule(manifest, shown),
    };
    kept.set(key, files);
  }
  return { ...files, hydrationData, starter };
}

const stylesOf = ({ routes }: Manifest, shown: readonly string[]): string[] => [
  ...new Set(shown.flatMap((id) => routes[id]?.css ?? [])),
];

function modulesOf({ entry, routes }: Manifest, shown: readonly string[]): string[] {
  const ofRoutes = shown.flatMap((id) => [routes[id]?.module ?? [], ...(routes[id]?.imports ?? [])]);
  return [...new Set([entry.module, ...entry.imports, ...ofRoutes.flat()])];
}

function firstModule({ entry, routes, url, version }: Manifest, shown: readonly string[]): string {
  const own = Object.fromEntries(shown.map((id) => [id, routes[id]]));
  const imports = shown.map((id, at) => `import * as route${at} from ${JSON.stringify(routes[id]?.module)};`);
  const modules = shown.map((id, at) => `${JSON.stringify(id)}:route${at}`);
  return [
    ...imports,
    `window.__reactRouterManifest=${asScript({ url, version, routes: own })};`,
    `window.__reactRouterRouteModules={${modules.join(",")}};`,
    `import(${JSON.stringify(entry.module)});`,
  ].join("");
}

/**
 * What the loaders answered in the framework's own encoding, in one script where the framework would stream
 * it in several.
 */
export function streamedHydrationData(data: string): string {
  const controller = "window.__reactRouterContext.streamController";
  return `${controller}.enqueue(${asScript(data)});${controller}.close();`;
}

const asScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

import { useEffect } from "react";

declare global {
  interface Window {
    /** The framework's list of routes and their script files. */
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] } | undefined> };
  }
}

interface WarmPagesProps {
  /** The owner goes from one admin page to the next, a shopper to none of them. */
  admin: boolean;
}

const isNext = (id: string, file: string, admin: boolean): boolean =>
  /(^|\/)admin\//.test(id) === admin && /\.page-[^/]+\.js$/.test(file);

const quietTime = 3000;

/**
 * Fetches the scripts of the area's other pages once this one has been quiet for a while. When the connection is lost
 * later, a navigation still finds its script and can say what failed; the framework would reload and lose the page.
 */
export function WarmPages({ admin }: WarmPagesProps) {
  useEffect(() => {
    const timer = setTimeout(warm, quietTime, admin);
    return () => clearTimeout(timer);
  }, [admin]);
  return null;
}

function warm(admin: boolean): void {
  const routes = Object.entries(window.__reactRouterManifest?.routes ?? {});
  const files = routes.flatMap(([id, route]) =>
    route && isNext(id, route.module, admin) ? [route.module, ...(route.imports ?? [])] : [],
  );
  for (const href of new Set(files)) {
    if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) continue;
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    link.setAttribute("fetchpriority", "low");
    document.head.append(link);
  }
}

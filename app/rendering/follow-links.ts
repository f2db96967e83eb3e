import { type createBrowserRouter, matchRoutes, type RouteObject } from "react-router";
import { sentAssetOrigin } from "#ui/render-facts.tsx";
import { routedPath } from "#values/language/address.ts";
import { askEarly } from "./early-answers.ts";
import { entryOf, filesOf, loadedModule } from "./route-map.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/** How long the pointer rests on a link before its page is fetched, in milliseconds. */
const restTime = 80;

/**
 * Leads the shop's own links (ui/link.tsx) without a reload, and fetches their pages when they are about to
 * be followed.
 */
export function followLinks(router: Router, routes: RouteObject[]): void {
  document.addEventListener("click", (click) => follow(router, click));
  const touched = ({ target }: Event) => prefetch(routes, linkAt(target));
  document.addEventListener("touchstart", touched, { passive: true });
  document.addEventListener("focusin", touched);
  document.addEventListener("pointerover", whenRested(touched));
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[data-link]") : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link : undefined;
}

const ways = (link: HTMLAnchorElement): readonly string[] => link.dataset.link?.split(" ") ?? [];

function follow(router: Router, click: MouseEvent): void {
  const link = linkAt(click.target);
  const isOther = click.button !== 0 || click.metaKey || click.altKey || click.ctrlKey || click.shiftKey;
  if (!link || click.defaultPrevented || isOther || (link.target && link.target !== "_self")) return;
  const path = routedPath(link.pathname, window.location.pathname);
  // Another language is another document.
  if (path === undefined) return;
  click.preventDefault();
  const preventScrollReset = ways(link).includes("keep");
  const replace = link.href === window.location.href;
  void router.navigate(path + link.search + link.hash, { preventScrollReset, replace });
}

function whenRested(act: (event: Event) => void): (event: Event) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: HTMLAnchorElement | undefined;
  return (event) => {
    const link = linkAt(event.target);
    if (link === last) return;
    last = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(act, restTime, event);
  };
}

function prefetch(routes: RouteObject[], link: HTMLAnchorElement | undefined): void {
  const path = link && routedPath(link.pathname, window.location.pathname);
  if (!link || path === undefined) return;
  const isPage = ways(link).includes("page");
  if (!isPage && !ways(link).includes("intent")) return;
  const entries = (matchRoutes(routes, path) ?? []).map(({ route }) => entryOf(route.id ?? ""));
  for (const entry of entries) {
    if (!entry || loadedModule(entry.id)) continue;
    for (const href of filesOf(entry)) preload(href);
  }
  const shown = entries.at(-1);
  if (isPage && shown?.hasLoader) askEarly(new URL(link.href), shown.id);
}

/** Fetches a script that some page will need, from where this page's own ones came. */
function preload(file: string): void {
  const href = sentAssetOrigin() + file;
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
  document.head.append(link);
}

import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { SessionWatch } from "#accounts/session/session-watch.tsx";
import { useShop } from "#platform/config/shop-settings.ts";
import { clearedNotice, noticeIn, takeTabNotice } from "#platform/notice.ts";
import { allEntries, moduleOf } from "#rendering/route-map.ts";
import { useToast } from "#ui/overlay/toast.tsx";
import { frameText } from "../frame.text.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { mobileMenuId } from "./mobile-menu.tsx";

interface WarmPagesProps {
  /** The owner goes from one admin page to the next, a shopper to none of them. */
  admin: boolean;
}

const isNext = (id: string, file: string | undefined, admin: boolean): boolean =>
  /(^|\/)admin\//.test(id) === admin && /\.page-[^/]+\.js$/.test(file ?? "");

const quietTime = 3000;

/**
 * Fetches the scripts of the area's other pages once this one has been quiet for a while. When the connection
 * is lost later, a navigation still finds its script and can say what failed; the framework would reload and
 * lose the page. The drawings of such a moment can't be fetched in it either.
 */
export function WarmPages({ admin }: WarmPagesProps) {
  useEffect(() => {
    const timer = setTimeout(() => void warm(admin), quietTime);
    return () => clearTimeout(timer);
  }, [admin]);
  return null;
}

async function warm(admin: boolean): Promise<void> {
  if (import.meta.env.DEV) return;
  for (const file of ["drawings/lost.webp", "drawings/offline.webp", "fallback.svg"])
    new Image().src = `/${file}`;
  // One after the other, so that what the visitor asks for meanwhile comes between.
  for (const entry of allEntries())
    if (isNext(entry.id, entry.module, admin)) await moduleOf(entry).catch(() => undefined);
}

/**
 * Header, main and footer around every page; pages render no landmarks of their own. A route that brings its
 * own frame (the admin area) says `export const handle = { frame: "own" }`; one that wants a bare footer (the
 * checkout) `{ frame: "quiet" }`.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const frame = useFrame();
  return (
    <>
      {frame === "own" ? children : <ShopFrame quiet={frame === "quiet"}>{children}</ShopFrame>}
      <SessionWatch />
      <WaitingNotice />
      <MovedFocus />
      <WarmPages admin={frame === "own"} />
    </>
  );
}

function useFrame(): unknown {
  return useMatches().reduce<unknown>(
    (frame, { handle }) => (isHandle(handle) ? handle.frame : frame),
    undefined,
  );
}

function isHandle(handle: unknown): handle is { frame: unknown } {
  return typeof handle === "object" && handle !== null && "frame" in handle;
}

function ShopFrame({ quiet, children }: { quiet: boolean; children: ReactNode }) {
  const { bar } = useShop();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-40 -translate-y-20 inline-flex min-h-11 items-center rounded border border-ink bg-paper px-4 focus:translate-y-0"
      >
        {frameText.skip}
      </a>
      {/* A first frame with half of the header would be seen to move: its icons stand at the right. */}
      <link rel="expect" href={`#${mobileMenuId}`} blocking="render" />
      {bar && <a {...bar} />}
      <Header />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer quiet={quiet} />
    </div>
  );
}

/**
 * After a client navigation to another page the focus starts at its main part, as after a full load; and so
 * it does on the same page when the navigation took away what had it.
 */
export function MovedFocus() {
  const location = useLocation();
  const { hash } = location;
  const seen = useRef(location);
  useEffect(() => {
    const left = seen.current;
    if (left === location) return;
    seen.current = location;
    const mayStay = left.pathname === location.pathname ? "body *" : "main";
    if (!document.activeElement?.closest(mayStay))
      document.querySelector("main")?.focus({ preventScroll: true });
  }, [location]);
  useEffect(() => {
    try {
      document
        .getElementById(decodeURIComponent(hash.slice(1)))
        ?.closest("details")
        ?.setAttribute("open", "");
    } catch {
      // A stray percent sign names no part of any page.
    }
  }, [hash]);
  return null;
}

/** Shows the notice that an earlier page or answer left, once. */
export function WaitingNotice() {
  const toast = useToast();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on every page
  useEffect(() => {
    const own = takeTabNotice();
    if (own) return toast(own);
    const notice = noticeIn(document.cookie);
    if (!notice) return;
    // biome-ignore lint/suspicious/noDocumentCookie: many browsers have no cookieStore
    for (const path of ["/", location.pathname]) document.cookie = clearedNotice(path);
    toast(notice);
  }, [toast, key]);
  return null;
}

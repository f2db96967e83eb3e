import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { SessionWatch } from "#accounts/session/session-watch.tsx";
import { useShop } from "#platform/config/shop-settings.ts";
import { frameText } from "../frame.text.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { mobileMenuId } from "./mobile-menu.tsx";
import { MovedFocus } from "./moved-focus.tsx";
import { WaitingNotice } from "./waiting-notice.tsx";
import { WarmPages } from "./warm-pages.tsx";

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

import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a client navigation to another page the focus starts at its main part, as after a full load. */
export function MovedFocus() {
  const { pathname, hash } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const main = document.querySelector("main");
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
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

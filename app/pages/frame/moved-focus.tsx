import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

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

import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useToast } from "#ui/overlay/toast.tsx";
import { isAdminArea } from "../actor.ts";
import { sessionText } from "./session.text.ts";
import { contradicts } from "./session.ts";
import { onSignedOutElsewhere, refreshSession, useSession } from "./session-store.ts";

/**
 * Leads home when another tab signed out, or the session has ended (ACCOUNT-13). Stands once, on every page;
 * the admin area's, where something may be half typed, decide for themselves (`useAdminSession`).
 */
export function SessionWatch() {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(
    () =>
      onSignedOutElsewhere(() => {
        if (isAdminArea(window.location.pathname)) return;
        toast(sessionText.signedOut);
        void navigate("/", { replace: true });
      }),
    [navigate, toast],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each page
  useEffect(() => {
    if (contradicts(session, pathname)) void refreshSession();
  }, [pathname]);
  return null;
}

import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useToast } from "#ui/toast.tsx";
import { isAdminArea } from "./actor.ts";
import { leaveAdminArea } from "./admin-area.ts";
import { sessionText } from "./session.text.ts";
import { contradicts } from "./session.ts";
import { onSignedOutElsewhere, refreshSession, useSession } from "./session-store.ts";

/** Leads home when another tab signed out, or the session has ended (decision 37). Stands once, on every page. */
export function SessionWatch() {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(
    () =>
      onSignedOutElsewhere(() => {
        if (isAdminArea(window.location.pathname)) return leaveAdminArea();
        toast(sessionText.signedOut);
        void navigate("/", { replace: true });
      }),
    [navigate, toast],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each page
  useEffect(() => {
    if (contradicts(session, pathname)) void refreshSession();
  }, [pathname]);
  return null;
}

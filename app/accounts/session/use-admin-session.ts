import { useEffect } from "react";
import { raiseToast } from "#ui/overlay/toast-store.ts";
import { signedOutText } from "#ui/page/signed-out.text.ts";
import { homeOf } from "../actor.ts";
import { leaveAdminArea } from "./admin-area.ts";
import { sessionText } from "./session.text.ts";
import type { Session } from "./session.ts";
import { onSignedOutElsewhere, useSession } from "./session-store.ts";

/**
 * A page of the admin area is left when somebody signed out in another tab, or a customer signed in there:
 * nothing of it stays in view. A session that merely ended leaves it standing, with what is half typed.
 */
export function useAdminSession(): void {
  const session = useSession();
  useEffect(() => onSignedOutElsewhere((isMeant) => (isMeant ? leaveAdminArea() : sayEnded())), []);
  useEffect(() => {
    // Where the guard would lead.
    if (isTurnedAway(session)) window.location.replace(homeOf("user"));
  }, [session]);
}

const sayEnded = () =>
  raiseToast({
    title: sessionText.signedOut.title,
    text: signedOutText.text,
    tone: "destructive",
    duration: 10_000,
  });

/**
 * Somebody is signed in who has no business in the admin area; a profile that could not be read shows nothing
 * of the kind.
 */
export const isTurnedAway = (session: Session): boolean =>
  session.status === "known" && session.user?.role === "user" && session.problem === undefined;

import { redirect } from "react-router";
import { requestFacts, services } from "#platform/context.server.ts";
import { clearedNotice, noticeCookie } from "#platform/notice.ts";
import { raiseToast } from "#ui/toast-store.ts";
import type { Route } from "./+types/logout.endpoint.ts";
import { isAdminArea } from "./actor.ts";
import { leaveAdminArea, leaving } from "./admin-area.ts";
import { endAuthSession } from "./auth-session.server.ts";
import { cookieHeaders } from "./guard.server.ts";
import { sessionText } from "./session.text.ts";
import { announceSession } from "./session-store.ts";

/** A link signs nobody out: only the form does. */
export const loader = () => redirect("/");

/** Ends the session and leads home with the notice. */
export async function action({ request, context }: Route.ActionArgs) {
  const { clientAddress } = requestFacts(context);
  const cleared = await endAuthSession(services(context), { request, clientAddress });
  const headers = cookieHeaders([...cleared, noticeCookie(sessionText.signedOut)]);
  throw redirect("/", { status: 303, headers });
}

/** The tab that signs out says so itself: the notice in the cookie might be taken by another tab. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    await serverAction();
  } catch (answer) {
    if (answer instanceof Response && answer.status < 400) {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in browsers that shoppers still use
      document.cookie = clearedNotice();
      if (isAdminArea(window.location.pathname)) {
        void announceSession("signed out");
        leaveAdminArea();
        return leaving();
      }
      raiseToast(sessionText.signedOut);
      void announceSession("signed out");
      throw answer;
    }
  }
  raiseToast(sessionText.signOutFailed);
  throw redirect(window.location.pathname + window.location.search);
}

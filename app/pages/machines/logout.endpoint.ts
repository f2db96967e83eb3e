import { redirect } from "react-router";
import { isAdminArea } from "#accounts/actor.ts";
import { cookieHeaders } from "#accounts/guard.server.ts";
import { leaveAdminArea, leaving } from "#accounts/session/admin-area.ts";
import { endAuthSession } from "#accounts/session/auth-session.server.ts";
import { forgottenOrderAccess } from "#accounts/session/placed-orders.server.ts";
import { sessionText } from "#accounts/session/session.text.ts";
import { announceSession } from "#accounts/session/session-store.ts";
import { forgetOrders } from "#checkout/placed/forget-orders.ts";
import { clearedNotice, noticeCookie } from "#platform/notice.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { raiseToast } from "#ui/overlay/toast-store.ts";
import { routedPath } from "#values/language/address.ts";
import type { Route } from "./+types/logout.endpoint.ts";

export const policy: RoutePolicy = { cached: false };

/** A link signs nobody out: only the form does. */
export const loader = () => redirect("/");

/** Ends the session, forgets which orders this browser may see, and leads home with the notice. */
export async function action({ request, context }: Route.ActionArgs) {
  const { clientAddress } = requestFacts(context);
  const cleared = await endAuthSession(services(context), { request, clientAddress });
  const forgotten = forgottenOrderAccess(services(context).config.origin);
  const headers = cookieHeaders([...cleared, forgotten, noticeCookie(sessionText.signedOut)]);
  throw redirect("/", { status: 303, headers });
}

/**
 * The tab that signs out says so itself: the notice in the cookie might be taken by another tab. The next
 * person at this screen finds no order of the one who left.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    await serverAction();
  } catch (answer) {
    if (answer instanceof Response && answer.status < 400) {
      // biome-ignore lint/suspicious/noDocumentCookie: many browsers have no cookieStore
      document.cookie = clearedNotice();
      forgetOrders(window);
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
  raiseToast({
    title: sessionText.signOutFailed.title,
    text: sessionText.signOutFailed.text,
    tone: "destructive",
  });
  const { pathname, search } = window.location;
  throw redirect((routedPath(pathname, pathname) ?? "/") + search);
}

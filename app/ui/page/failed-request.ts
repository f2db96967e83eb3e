import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import type { ToastContent } from "../overlay/toast-queue.ts";
import { raiseToast } from "../overlay/toast-store.ts";

interface LoaderCall<T> {
  request: Request;
  serverLoader: () => Promise<T>;
}

/**
 * Turns a failed data request of a client navigation (network down, server error) into its toast and an empty
 * state, so that the page stays standing. Redirects, 404s and other answers that the route meant pass
 * through.
 *
 *     export const clientLoader = (call: Route.ClientLoaderArgs) =>
 *       withFailure(call, { products: [], pages: 0 }, { title: "Error", text: "Could not fetch products." });
 *
 * Without a notice it says nothing, where another part of the page does. The first load comes from the
 * server; do not set `clientLoader.hydrate`.
 */
export async function withFailure<T, F>(
  { request, serverLoader }: LoaderCall<T>,
  fallback: F,
  notice?: ToastContent,
): Promise<T | F> {
  try {
    return await serverLoader();
  } catch (error) {
    if (isMeant(error) || request.signal.aborted) throw error;
    if (notice) raiseToast({ tone: "destructive", ...notice });
    return fallback;
  }
}

/**
 * The same for a form's action: what was typed stays in its fields, and the fallback tells the page that
 * nothing was saved.
 *
 * export const clientAction = (call: Route.ClientActionArgs) => withFailedAction(call, { sent: false }, {
 * title: "Error!", text: "Could not submit." });
 */
export async function withFailedAction<T, F>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<T> },
  fallback: F,
  notice: ToastContent,
): Promise<T | F> {
  return withFailure({ request, serverLoader: serverAction }, fallback, notice);
}

/**
 * The `shouldRevalidate` of a page whose forms change nothing that it shows: it is not fetched again after
 * them, so that a form that could not be sent stays standing with what was typed. A form that leads to
 * another address is followed; one that leads back to the same needs the next one.
 */
export const exceptAfterPost = (change: ShouldRevalidateFunctionArgs): boolean => {
  const { formMethod, currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const stays = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search;
  return formMethod === "POST" && stays ? false : defaultShouldRevalidate;
};

/**
 * The `shouldRevalidate` of a page whose forms change what it shows: only a form that was refused or never
 * sent leaves the page as it stands. One that is done leads back to the page, or says so in its place.
 */
export const exceptAfterRefusal = (change: ShouldRevalidateFunctionArgs): boolean =>
  (change.actionResult === undefined || change.actionResult?.kind === "done") &&
  change.defaultShouldRevalidate;

/**
 * The same where what is shown may be why it was refused, as somebody else was first: it is read anew then.
 */
export const exceptWhenUnsent = (change: ShouldRevalidateFunctionArgs): boolean =>
  change.actionResult?.kind === "refused" || exceptAfterRefusal(change);

/** A redirect, or an answer below 500, is the route's own word; anything else is a failure. */
function isMeant(error: unknown): boolean {
  if (error instanceof Response) return error.status < 500;
  return isRouteErrorResponse(error) && error.status < 500;
}

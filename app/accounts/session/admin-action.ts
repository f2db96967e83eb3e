import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { raiseToast } from "#ui/overlay/toast-store.ts";
import { withFailedAction } from "#ui/page/failed-request.ts";
import { signedOutText } from "#ui/page/signed-out.text.ts";
import { isAdminArea } from "../actor.ts";

interface AdminCall<T> {
  request: Request;
  serverAction: () => Promise<T>;
}

/**
 * `withFailedAction` for the forms of the admin area. Where the session has ended, the guard leads to the
 * sign-in; the router would go there without asking anybody. So that nothing typed is lost the form stays,
 * and says why.
 */
export function withAdminAction<T, F>(call: AdminCall<T>, fallback: F, notice: ToastContent): Promise<T | F> {
  const serverAction = async (): Promise<T | F> => {
    try {
      return await call.serverAction();
    } catch (answer) {
      if (!leadsOut(answer)) throw answer;
      raiseToast({ ...notice, text: signedOutText.text, tone: "destructive" });
      return fallback;
    }
  };
  return withFailedAction({ request: call.request, serverAction }, fallback, notice);
}

/** What an admin page does itself leads to an admin page. */
function leadsOut(answer: unknown): boolean {
  const to = answer instanceof Response ? answer.headers.get("Location") : null;
  return to !== null && !isAdminArea(to);
}

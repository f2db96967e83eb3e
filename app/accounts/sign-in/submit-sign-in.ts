import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { withFailedAction } from "#ui/page/failed-request.ts";
import { enterAdminArea, leaving } from "../admin-area.ts";
import { announceSession } from "../session/session-store.ts";
import type { SignInAnswer } from "./sign-in.form.ts";

interface SignInCall {
  request: Request;
  serverAction: () => Promise<SignInAnswer>;
}

/**
 * The client action of both sign-in pages: the header and the other tabs learn of it, and admins get a whole
 * document.
 */
export async function submitSignIn(call: SignInCall, unreachable: ToastContent): Promise<SignInAnswer> {
  try {
    return await withFailedAction<SignInAnswer, SignInAnswer>(call, { kind: "failed" }, unreachable);
  } catch (answer) {
    // What was refused or failed is returned, and changes nobody's session.
    void announceSession();
    if (enterAdminArea(answer)) return leaving();
    throw answer;
  }
}

import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { withFailedAction } from "#ui/page/failed-request.ts";
import type { AccountAnswer } from "../account-answer.ts";
import { enterAdminArea, leaving } from "./admin-area.ts";
import { announceSession } from "./session-store.ts";

interface SignInCall<Field extends string> {
  request: Request;
  serverAction: () => Promise<AccountAnswer<Field>>;
}

/**
 * The client action of the sign-in pages: the header and the other tabs learn of it, and admins get a whole
 * document.
 */
export async function submitSignIn<Field extends string>(
  call: SignInCall<Field>,
  unreachable: ToastContent,
): Promise<AccountAnswer<Field>> {
  try {
    return await withFailedAction<AccountAnswer<Field>, AccountAnswer<Field>>(
      call,
      { kind: "failed" },
      unreachable,
    );
  } catch (answer) {
    // What was refused or failed is returned, and changes nobody's session.
    void announceSession();
    if (enterAdminArea(answer)) return leaving();
    throw answer;
  }
}

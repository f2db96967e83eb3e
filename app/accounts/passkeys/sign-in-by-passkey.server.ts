import { textIn } from "#values/text/form-text.ts";
import { homeOf } from "../actor.ts";
import { knownBrowserLine } from "../guessing/known-browser.server.ts";
import { mayUsePasskeys } from "../guessing/limits.server.ts";
import { noteSignIn, openNamedSession, type Sender } from "../session/auth-session.server.ts";
import { returnPath } from "../session/return-path.ts";
import { noteProved } from "../two-step/second-factor.db.server.ts";
import type { PasskeyServices } from "./add-passkey.server.ts";
import { passkeysText } from "./passkeys.text.ts";
import { beginProof, finishProof } from "./prove-passkey.server.ts";

/** What a device is to sign for somebody who wants in: nobody says who, so nothing is told of accounts. */
export async function beginPasskeySignIn(shop: PasskeyServices, { clientAddress }: Sender) {
  // Apart from passwords: whoever uses those up keeps no passkey out.
  if (!(await mayUsePasskeys(shop, clientAddress))) return { refused: passkeysText.errors.tooMany };
  return beginProof(shop, { use: "sign-in" });
}

/** Opens a session by a passkey alone, which is both factors in one (TWOSTEP-12). */
export async function finishPasskeySignIn(
  shop: PasskeyServices,
  sender: Sender,
  form: FormData,
): Promise<{ to: string; setCookies: string[] } | { refused: string }> {
  const known = await finishProof(shop, sender, { use: "sign-in" }, form);
  if (!known) {
    noteSignIn(shop, { outcome: "refused" });
    return { refused: passkeysText.errors.refused };
  }
  const { userId, role } = known;
  const { sessionId, setCookies } = await openNamedSession(shop, sender, userId);
  await noteProved(shop.db, sessionId, shop.now());
  noteSignIn(shop, { outcome: "signed-in", userId, role });
  const knownLine = await knownBrowserLine(shop, sender.request, userId);
  const to = returnPath(textIn(form, "from")) ?? homeOf(role);
  return { to, setCookies: [...setCookies, ...knownLine] };
}

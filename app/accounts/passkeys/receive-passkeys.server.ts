import { data } from "react-router";
import type { MailServices } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { RefusedForm } from "#ui/form/form-answer.ts";
import { type PasskeyOwner, removePasskey } from "./change-passkeys.server.ts";
import { renamePasskey } from "./passkey.db.server.ts";
import { parsePasskeyName, passkeyIn } from "./passkey.form.ts";
import { passkeysPath } from "./passkey.ts";
import { passkeysText as text } from "./passkeys.text.ts";

/** Names or removes a passkey; returns what is wrong with its name. */
export async function receivePasskeys(
  shop: MailServices,
  owner: PasskeyOwner,
  form: FormData,
): Promise<RefusedForm<"name">> {
  const id = passkeyIn(form);
  const intent = form.get("intent");
  if (intent !== "remove" && intent !== "rename") throw data(null, { status: 400 });
  if (id === undefined) throw redirectWithNotice(passkeysPath, text.gone);
  if (intent === "remove") {
    const isRemoved = await removePasskey(shop, owner, id);
    throw redirectWithNotice(passkeysPath, isRemoved ? text.removed : text.gone);
  }
  const parsed = parsePasskeyName(form);
  if (parsed.kind === "refused") return parsed;
  const isNamed = await renamePasskey(shop.db, owner.id, id, parsed.value.name);
  throw redirectWithNotice(passkeysPath, isNamed ? text.renamed : text.gone);
}

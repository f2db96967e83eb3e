import { data } from "react-router";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { RefusedForm } from "#ui/form/form-answer.ts";
import type { Actor } from "../actor.ts";
import {
  countPasskeys,
  deletePasskey,
  insertPasskey,
  lockPasskeysOf,
  type NewPasskey,
  renamePasskey,
} from "./passkey.db.server.ts";
import { parsePasskeyName, passkeyIn } from "./passkey.form.ts";
import { mostPasskeys, passkeysPath } from "./passkey.ts";
import { passkeyChangedMail } from "./passkey-changed.email.ts";
import type { PasskeyChange } from "./passkey-mail.text.ts";
import { passkeysText as text } from "./passkeys.text.ts";

export type PasskeyOwner = Pick<Actor, "id" | "email" | "fullName">;

/** Keeps a device's new key. */
export async function keepPasskey(
  shop: MailServices,
  owner: PasskeyOwner,
  key: Omit<NewPasskey, "userId" | "madeAt">,
): Promise<"kept" | "known" | "too-many"> {
  const outcome = await inTransaction(shop.db, async (trx) => {
    // Of many at once none comes beyond the most.
    await lockPasskeysOf(trx, owner.id);
    if ((await countPasskeys(trx, owner.id)) >= mostPasskeys) return "too-many";
    if (!(await insertPasskey(trx, { ...key, userId: owner.id, madeAt: shop.now() }))) return "known";
    await tell(trx, shop, owner, { passkey: key.name, change: "added" });
    return "kept";
  });
  if (outcome === "kept") shop.sendMailSoon();
  return outcome;
}

/** False where there was none of this person's. */
export async function removePasskey(shop: MailServices, owner: PasskeyOwner, id: string): Promise<boolean> {
  const isRemoved = await inTransaction(shop.db, async (trx) => {
    const passkey = await deletePasskey(trx, owner.id, id);
    if (passkey === undefined) return false;
    await tell(trx, shop, owner, { passkey, change: "removed" });
    return true;
  });
  if (isRemoved) shop.sendMailSoon();
  return isRemoved;
}

/** A use whose count did not grow: its owner hears of it. */
export async function reportCopy(shop: MailServices, owner: PasskeyOwner, passkey: string): Promise<void> {
  await inTransaction(shop.db, (trx) => tell(trx, shop, owner, { passkey, change: "copied" }));
  shop.sendMailSoon();
}

async function tell(
  trx: Trx,
  { config }: MailServices,
  owner: PasskeyOwner,
  { passkey, change }: { passkey: string; change: PasskeyChange },
): Promise<void> {
  await writeAudit(trx, {
    actorId: owner.id,
    action: `passkey.${change}`,
    entity: "profiles",
    entityId: owner.id,
    detail: { name: passkey },
  });
  const told = { name: owner.fullName, passkey, change };
  const mail = await mailToStaff(trx, () => ({
    ...passkeyChangedMail(told, config.shop),
    to: owner.email,
  }));
  await queueMail(trx, mail);
}

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

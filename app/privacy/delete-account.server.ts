import {
  type PasswordProof,
  provePassword,
  type SettingsSender,
  sessionClaim,
} from "#accounts/password/change-password.server.ts";
import { deleteProfile } from "#accounts/settings/settings.db.server.ts";
import { forgetMailsWith } from "#mail/sending/outbox.db.server.ts";
import { letGoOfOrders } from "#orders/erase-orders.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";

/**
 * Deletes an account and what the shop knows of its owner, all or nothing: sessions and wishlist go with it,
 * orders stay with what tax law wants of them. The password is required, since nothing brings an account
 * back.
 */
export async function deleteAccount(
  shop: MailServices & Pick<Services, "erasers">,
  sender: SettingsSender,
  password: string,
): Promise<PasswordProof> {
  const proof = await provePassword(shop, sessionClaim(sender), password);
  if (proof !== "right") return proof;
  const { actor } = sender;
  await inTransaction(shop.db, async (trx) => {
    await letGoOfOrders(trx, actor, shop);
    for (const forget of shop.erasers.person) await forget(trx, actor.email);
    await forgetMailsWith(trx, actor.email, shop.config.shop.email);
    await deleteProfile(trx, actor.id);
  });
  return proof;
}

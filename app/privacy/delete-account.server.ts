import {
  type PasswordProof,
  provePassword,
  type SettingsSender,
  sessionClaim,
} from "#accounts/password/change-password.server.ts";
import { deleteProfile } from "#accounts/settings/settings.db.server.ts";
import { forgetInvitation } from "#accounts/staff/inviting/invitation.db.server.ts";
import { forgetCommenter } from "#blog/forget-commenter.db.server.ts";
import { forgetAlerts } from "#enquiries/alerts/stock-alert.db.server.ts";
import { forgetOffersTo } from "#enquiries/forget-offers.db.server.ts";
import { forgetGrievancesOf } from "#enquiries/grievance/forget-grievances.db.server.ts";
import { forgetSubscriber } from "#enquiries/newsletter/forget-subscriber.db.server.ts";
import { letGoOfOrders } from "#orders/erase-orders.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { forgetMailsWith } from "#platform/mail/sending/outbox.db.server.ts";
import type { MailServices } from "#platform/services.server.ts";

/**
 * Deletes an account and what the shop knows of its owner, all or nothing: sessions and wishlist go with it,
 * orders stay with what tax law wants of them. The password is asked for, since nothing brings an account
 * back.
 */
export async function deleteAccount(
  shop: MailServices,
  sender: SettingsSender,
  password: string,
): Promise<PasswordProof> {
  const proof = await provePassword(shop, sessionClaim(sender), password);
  if (proof !== "right") return proof;
  const { actor } = sender;
  await inTransaction(shop.db, async (trx) => {
    await letGoOfOrders(trx, actor, shop.now());
    await forgetInvitation(trx, actor.email);
    await forgetSubscriber(trx, actor.email);
    await forgetAlerts(trx, actor.email);
    await forgetOffersTo(trx, actor.email);
    await forgetCommenter(trx, actor.email);
    await forgetGrievancesOf(trx, actor.email);
    await forgetMailsWith(trx, actor.email, shop.config.shop.email);
    await deleteProfile(trx, actor.id);
  });
  return proof;
}

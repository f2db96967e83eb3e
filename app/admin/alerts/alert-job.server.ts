import { sql, type Transaction } from "kysely";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { alertMail } from "./alert.email.ts";
import type { Alert } from "./alert.ts";
import { readAlerts } from "./read-alerts.server.ts";

type AlertServices = MailServices & Pick<Services, "writes">;

const mostAdmins = 10;

export const alertsJob = (shop: AlertServices): Job => ({
  name: "alerts",
  everySeconds: 5 * 60,
  run: () => tellAlerts(shop),
});

/** Writes to every admin about what is new; on one copy of the shop, and once while it lasts. */
export async function tellAlerts(shop: AlertServices): Promise<void> {
  const now = shop.now();
  const alerts = await readAlerts(shop.db, shop.config, now, shop.writes.outages(now));
  const isNew = await inTransaction(shop.db, async (trx) => {
    let told = false;
    for (const alert of alerts) {
      if (!(await noteAll(trx, alert))) continue;
      await writeToAdmins(trx, alert, shop.config);
      told = true;
    }
    await trx.deleteFrom("alerts").where("last_seen_at", "<", sql<Date>`now() - interval '1 hour'`).execute();
    return told;
  });
  if (isNew) shop.sendMailSoon();
}

/**
 * True when one of its occasions is new: a second job that fails is told, though another one fails already.
 */
async function noteAll(trx: Transaction<Tables>, { occasions }: Alert): Promise<boolean> {
  let isNew = false;
  for (const occasion of occasions) if (await note(trx, occasion)) isNew = true;
  return isNew;
}

/** True for the one who sees it first. The table's `kind` holds the occasion. */
async function note(trx: Transaction<Tables>, kind: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("alerts")
    .set({ last_seen_at: sql<Date>`now()` })
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return false;
  const added = await trx
    .insertInto("alerts")
    .values({ kind })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  return added !== undefined;
}

async function writeToAdmins(
  trx: Transaction<Tables>,
  alert: Alert,
  { shop, origin }: AlertServices["config"],
): Promise<void> {
  const admins = await trx
    .selectFrom("profiles")
    .select("email")
    .where("role", "=", "admin")
    // Of the machine, so they are for who keeps it, not for who packs or writes.
    .where((eb) => eb.or([eb("permissions", "is", null), sql<boolean>`'settings' = any(permissions)`]))
    .orderBy("created_at")
    .limit(mostAdmins)
    .execute();
  for (const { email } of admins) {
    const mail = mailToStaff(() => ({ ...alertMail(alert, shop, origin), to: email }));
    await queueMail(trx, mail);
  }
}

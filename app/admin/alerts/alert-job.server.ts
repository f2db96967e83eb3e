import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { alertMail } from "./alert.email.ts";
import type { Alert } from "./alert.ts";
import { forgetAlertsOver, keepersOfTheMachine, noteAlert } from "./alerts.db.server.ts";
import { readTroubles } from "./read-alerts.server.ts";
import { alertsOf, type Troubles } from "./shop-alerts.ts";

type AlertServices = MailServices & Pick<Services, "writes">;

export const alertsJob = (shop: AlertServices): Job => ({
  name: "alerts",
  everySeconds: 5 * 60,
  run: () => tellAlerts(shop),
});

/** Mails new alerts to every admin; from one copy of the shop, and once while they last. */
export async function tellAlerts(shop: AlertServices): Promise<void> {
  const now = shop.now();
  const troubles = await readTroubles(shop.db, shop.config, now, shop.writes.outages(now));
  const isNew = await inTransaction(shop.db, async (trx) => {
    let told = false;
    for (const alert of alertsOf(troubles)) {
      if (!(await noteAll(trx, alert))) continue;
      await writeToAdmins(trx, () => said(troubles, alert), shop.config);
      told = true;
    }
    await forgetAlertsOver(trx);
    return told;
  });
  if (isNew) shop.sendMailSoon();
}

/**
 * True when one of its occasions is new: a second job that fails is reported, though another one fails
 * already.
 */
async function noteAll(trx: Trx, { occasions }: Alert): Promise<boolean> {
  let isNew = false;
  for (const occasion of occasions) if (await noteAlert(trx, occasion)) isNew = true;
  return isNew;
}

/** The same once more, in the recipient's language. */
const said = (troubles: Troubles, alert: Alert): Alert =>
  alertsOf(troubles).find(({ kind }) => kind === alert.kind) ?? alert;

async function writeToAdmins(
  trx: Trx,
  told: () => Alert,
  { shop, origin }: AlertServices["config"],
): Promise<void> {
  for (const email of await keepersOfTheMachine(trx)) {
    const mail = await mailToStaff(trx, () => ({ ...alertMail(told(), shop, origin), to: email }));
    await queueMail(trx, mail);
  }
}

import type { Doer } from "#accounts/permissions/holder.ts";
import { forgetMailsWith } from "#mail/sending/outbox.db.server.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import {
  addReply,
  changeGrievance,
  lockGrievance,
  removeGrievance,
} from "../../grievance/grievance.db.server.ts";
import type { Grievance } from "../../grievance/grievance.ts";
import { type GrievanceStep, grievanceStepMail } from "../../grievance/grievance-step.email.ts";
import { grievancePath } from "../../grievance/receive-grievance.server.ts";

type AnsweringShop = MailServices & Pick<Services, "secret">;

/** A ticket as it was shown to whoever acts on it. */
export interface SeenGrievance {
  id: string;
  version: number;
}

export type AnsweredGrievance = "done" | "stale" | "gone" | "unfit";

const actions = {
  acknowledged: "grievance.acknowledged",
  replied: "grievance.answered",
  resolved: "grievance.resolved",
} as const satisfies Record<GrievanceStep, string>;

/**
 * Acknowledges, answers or resolves a ticket, with what is said of it on its page and, where its sender can
 * be written to, in a mail: all of it, or nothing. A first answer acknowledges it (GRIEVANCE-6).
 */
export async function answerGrievance(
  shop: AnsweringShop,
  actor: Doer<"messages">,
  { id, version }: SeenGrievance,
  { step, words }: { step: GrievanceStep; words: string | null },
): Promise<AnsweredGrievance> {
  const outcome = await inTransaction(shop.db, async (trx): Promise<AnsweredGrievance> => {
    const before = await lockGrievance(trx, id);
    if (!before) return "gone";
    if (before.version !== version) return "stale";
    if (before.isSpam || before.state === "resolved" || (step === "acknowledged" && before.state !== "open"))
      return "unfit";
    const now = shop.now();
    await changeGrievance(trx, id, {
      state: step === "resolved" ? "resolved" : "acknowledged",
      acknowledged_at: before.acknowledgedAt ?? now,
      ...(step === "resolved" ? { resolved_at: now } : {}),
      version: version + 1,
    });
    if (words !== null) await addReply(trx, { grievance_id: id, body: words, created_at: now });
    await writeAudit(trx, { actorId: actor.id, action: actions[step], entity: "grievances", entityId: id });
    await tell(trx, shop, before, { step, words });
    return "done";
  });
  if (outcome === "done") shop.sendMailSoon();
  return outcome;
}

async function tell(
  trx: Trx,
  { config, secret }: AnsweringShop,
  { id, number, email, language, resolveBy, version }: Grievance,
  said: { step: GrievanceStep; words: string | null },
): Promise<void> {
  if (email === null) return;
  const link = config.origin + grievancePath(number, secret);
  const mail = mailIn(language, config, () =>
    grievanceStepMail({ to: email, number, resolveBy, ...said }, { shop: config.shop, link }),
  );
  await queueMail(trx, mail, `grievance:${id}:${version}`);
}

/** Says that what was taken for spam is none; its dates stay those of its coming. */
export const takeForReal = (
  { db }: Pick<Services, "db">,
  actor: Doer<"messages">,
  { id, version }: SeenGrievance,
): Promise<AnsweredGrievance> =>
  inTransaction(db, async (trx) => {
    const before = await lockGrievance(trx, id);
    if (!before) return "gone";
    if (before.version !== version) return "stale";
    if (!before.isSpam) return "unfit";
    await changeGrievance(trx, id, { spam: false, version: version + 1 });
    await writeAudit(trx, {
      actorId: actor.id,
      action: "grievance.taken for real",
      entity: "grievances",
      entityId: id,
    });
    return "done";
  });

const mailKinds = ["grievance", "grievance-received", "grievance-step"];

/** Erases a ticket with its mails, as its sender may ask; one that is gone already stays so. */
export async function eraseGrievance(
  { db, config }: Pick<Services, "db" | "config">,
  actor: Doer<"messages">,
  id: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const gone = await removeGrievance(trx, id);
    if (!gone) return;
    if (gone.email !== null) await forgetMailsWith(trx, gone.email, config.shop.email, mailKinds);
    await writeAudit(trx, {
      actorId: actor.id,
      action: "grievance.erased",
      entity: "grievances",
      entityId: id,
    });
  });
}

import { randomUUID } from "node:crypto";
import type { Doer, Holder } from "#accounts/permissions/holder.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { razorpayClient } from "#payments/provider/razorpay-client.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { ratesKey } from "#values/money/rates-key.ts";
import { backupOfSize, policyVersions, writeNote } from "./first-steps.db.server.ts";
import { missingPolicies, type NotedStep } from "./first-steps.ts";
import { keysMark, mailMark, testMailKey, versionsMark } from "./read-standing.server.ts";
import { testMail } from "./test-mail.email.ts";

type StepShop = Pick<Services, "db" | "config" | "secret" | "sendMailSoon">;
type Settler = Doer<"settings">;

interface Noted {
  seen: string;
  outcome?: string;
}

async function note(
  trx: Trx,
  actor: Settler,
  step: NotedStep,
  { seen, outcome = "done" }: Noted,
): Promise<void> {
  await writeNote(trx, step, { seen, outcome, by: actor.id });
  const about = { entity: "first_steps", entityId: step, detail: { step } } as const;
  await writeAudit(trx, { actorId: actor.id, action: "first_step.noted", ...about });
}

const noteOne = (shop: Pick<StepShop, "db">, actor: Settler, step: NotedStep, noted: Noted) =>
  inTransaction(shop.db, (trx) => note(trx, actor, step, noted));

/** Only the owner herself can say that she has no GSTIN. */
export const noteNoGstin = (shop: StepShop, actor: Settler): Promise<void> =>
  noteOne(shop, actor, "gst", { seen: "" });

/** The usual rates are right, where they are those that she saw. */
export async function agreeToRates(shop: StepShop, actor: Settler, seen: string): Promise<boolean> {
  if (seen !== ratesKey(shop.config.shop.shipping)) return false;
  await noteOne(shop, actor, "shipping", { seen });
  return true;
}

/** All legal texts are read, where they are those that she saw. */
export const notePoliciesRead = (shop: StepShop, actor: Settler, seen: string): Promise<boolean> =>
  inTransaction(shop.db, async (trx) => {
    const versions = await policyVersions(trx);
    if (missingPolicies(versions).length > 0 || versionsMark(versions) !== seen) return false;
    await note(trx, actor, "policies", { seen });
    return true;
  });

/**
 * Tries the keys by a request to the payment service that changes nothing, and stores the outcome. True where
 * they are good.
 */
export async function tryKeys(shop: StepShop, actor: Settler): Promise<boolean> {
  const { keyId, keySecret, apiBase } = shop.config.razorpay;
  const answer = await razorpayClient({ keyId, keySecret, apiBase }).newestPayments();
  const outcome = answer.ok ? "ok" : answer.kind;
  await noteOne(shop, actor, "payments", { seen: keysMark(shop), outcome });
  return answer.ok;
}

/** Sends a test mail to the acting member, by the way of all mails. */
export async function tryMail(shop: StepShop, actor: Holder<"settings">): Promise<void> {
  const id = randomUUID();
  await inTransaction(shop.db, async (trx) => {
    const mail = await mailToStaff(trx, () => testMail(actor.email, shop.config));
    await queueMail(trx, mail, testMailKey(id));
    await note(trx, actor, "mail", { seen: mailMark(shop), outcome: id });
  });
  shop.sendMailSoon();
}

/** A copy of so many bytes is one of a backup that the shop made; false where there is none of that size. */
export async function compareCopy(shop: StepShop, actor: Settler, bytes: number): Promise<boolean> {
  const backup = await backupOfSize(shop.db, bytes);
  if (!backup) return false;
  await noteOne(shop, actor, "backup", { seen: backup.file });
  return true;
}

/** Puts the first steps away. */
export const hideSteps = (shop: StepShop, actor: Settler): Promise<void> =>
  noteOne(shop, actor, "hidden", { seen: "" });

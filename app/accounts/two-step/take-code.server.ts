import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { Services } from "#platform/services.server.ts";
import { openSealed, sealText } from "#platform/web/sealed-text.server.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import type { Actor } from "../actor.ts";
import { recoveryHash, stepOfCode } from "./app-code.server.ts";
import { recoveryUsedMail } from "./recovery-used.email.ts";
import { sealedSecretOf, secondFactorOf, takeRecoveryCode, takeStep } from "./second-factor.db.server.ts";

export type CodeServices = Pick<Services, "config" | "secret" | "now">;

/** Whose code it would be. */
export type CodeOwner = Pick<Actor, "id" | "email" | "fullName">;

const purposeOf = (userId: string): string => `two-step ${userId}`;

export const sealAppSecret = (userId: string, appSecret: string, { secret }: CodeServices): string =>
  sealText(purposeOf(userId), appSecret, secret);

/** Six digits, however they are spaced: an app's code. */
export const appCodeIn = (typed: string): string | undefined =>
  /^\d{6}$/.exec(latinDigits(typed).replaceAll(/\s/g, ""))?.[0];

/**
 * Takes a code of the app, or a recovery code, whose use its owner reads of by mail. Each is taken once, even
 * if others send it at the same moment (TWOSTEP-4); false for what is none.
 */
export async function takeProof(
  trx: Trx,
  shop: CodeServices,
  owner: CodeOwner,
  typed: string,
): Promise<boolean> {
  const code = appCodeIn(typed);
  return code === undefined ? takesRecovery(trx, shop, owner, typed) : takesAppCode(trx, shop, owner, code);
}

async function takesAppCode(
  trx: Trx,
  { secret, now }: CodeServices,
  { id }: CodeOwner,
  code: string,
): Promise<boolean> {
  const kept = await sealedSecretOf(trx, id);
  const appSecret = kept && openSealed(purposeOf(id), kept.secret, secret);
  if (appSecret === undefined) return false;
  const step = stepOfCode(appSecret, code, now());
  return step !== undefined && takeStep(trx, id, step);
}

async function takesRecovery(
  trx: Trx,
  { config, now }: CodeServices,
  owner: CodeOwner,
  typed: string,
): Promise<boolean> {
  const hash = recoveryHash(typed);
  if (hash === undefined || !(await takeRecoveryCode(trx, owner.id, hash, now()))) return false;
  const left = (await secondFactorOf(trx, owner.id))?.codesLeft ?? 0;
  await writeAudit(trx, {
    actorId: owner.id,
    action: "profile.recovery_code_used",
    entity: "profiles",
    entityId: owner.id,
    detail: { left },
  });
  const mail = await mailToStaff(trx, () => ({
    ...recoveryUsedMail({ name: owner.fullName, left }, config.shop),
    to: owner.email,
  }));
  await queueMail(trx, mail);
  return true;
}

import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { endSessions } from "../account.db.server.ts";
import type { Actor } from "../actor.ts";
import { mayTryCode } from "../guessing/limits.server.ts";
import { provePassword, sessionClaim } from "../password/change-password.server.ts";
import { newRecoveryCodes, recoveryHash, stepOfCode } from "./app-code.server.ts";
import {
  dropFactor,
  insertFactor,
  isTwoStepRequired,
  noteProved,
  replaceRecoveryCodes,
} from "./second-factor.db.server.ts";
import { sealAppSecret, takeProof } from "./take-code.server.ts";
import type { TypedProof } from "./two-step.form.ts";
import { twoStepChangedMail } from "./two-step-changed.email.ts";
import type { TwoStepChange } from "./two-step-mail.text.ts";

export type TwoStepServices = MailServices & Pick<Services, "secret">;

type Unproven = "wrong-password" | "wrong-code" | "too-many";
type WithCodes = { kind: "done"; codes: string[] };

/**
 * Turns two-step sign-in on, all of it or nothing: the app's secret, the recovery codes, the end of sessions
 * elsewhere and the mail (TWOSTEP-2). The code that proves the app is taken with it.
 */
export function turnOn(
  shop: TwoStepServices,
  actor: Actor,
  { appSecret, ...typed }: TypedProof & { appSecret: string },
): Promise<WithCodes | { kind: Unproven | "already" }> {
  return proven(shop, actor, typed, async (trx) => {
    const step = stepOfCode(appSecret, typed.code.replaceAll(/\s/g, ""), shop.now());
    if (step === undefined) return { kind: "wrong-code" };
    const sealed = sealAppSecret(actor.id, appSecret, shop);
    if (!(await insertFactor(trx, { userId: actor.id, sealed, step, now: shop.now() })))
      return { kind: "already" };
    const codes = await freshCodes(trx, actor);
    await endSessions(trx, actor.id, { except: actor.sessionId });
    await noteProved(trx, actor.sessionId, shop.now());
    await note(trx, shop, actor, "on");
    return { kind: "done", codes };
  });
}

/** Turns it off for a person with password and code, unless it is required of everybody. */
export function turnOff(
  shop: TwoStepServices,
  actor: Actor,
  typed: TypedProof,
): Promise<{ kind: Unproven | "done" | "kept-on" }> {
  return proven(shop, actor, typed, async (trx) => {
    if (await isTwoStepRequired(trx)) return { kind: "kept-on" };
    if (!(await takeProof(trx, shop, actor, typed.code))) return { kind: "wrong-code" };
    await dropFactor(trx, actor.id);
    await note(trx, shop, actor, "off");
    return { kind: "done" };
  });
}

/** Makes ten new recovery codes, and those of before worthless. */
export function makeNewCodes(
  shop: TwoStepServices,
  actor: Actor,
  typed: TypedProof,
): Promise<WithCodes | { kind: Unproven }> {
  return proven(shop, actor, typed, async (trx) => {
    if (!(await takeProof(trx, shop, actor, typed.code))) return { kind: "wrong-code" };
    const codes = await freshCodes(trx, actor);
    await noteProved(trx, actor.sessionId, shop.now());
    await note(trx, shop, actor, "new-codes");
    return { kind: "done", codes };
  });
}

/** Does it once the password is right; tries of codes count for the session, so no stranger uses them up. */
async function proven<T extends { kind: string }>(
  shop: TwoStepServices,
  actor: Actor,
  { password }: TypedProof,
  act: (trx: Trx) => Promise<T>,
): Promise<T | { kind: Unproven }> {
  const proof = await provePassword(shop, sessionClaim({ actor }), password);
  if (proof !== "right") return { kind: proof === "wrong" ? "wrong-password" : "too-many" };
  const attempt = await mayTryCode(shop, actor.email, `session ${actor.sessionId}`);
  if (!attempt.ok) return { kind: "too-many" };
  const outcome = await inTransaction(shop.db, act);
  if (outcome.kind === "done") {
    await attempt.right();
    shop.sendMailSoon();
  }
  return outcome;
}

async function freshCodes(trx: Trx, { id }: Actor): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(code) ?? "");
  await replaceRecoveryCodes(trx, id, hashes);
  return codes;
}

const actions = {
  on: "profile.two_step_on",
  off: "profile.two_step_off",
  "new-codes": "profile.recovery_codes_made",
} as const;

async function note(
  trx: Trx,
  { config }: TwoStepServices,
  { id, email, fullName }: Actor,
  change: Exclude<TwoStepChange, "removed">,
): Promise<void> {
  await writeAudit(trx, { actorId: id, action: actions[change], entity: "profiles", entityId: id });
  const mail = await mailToStaff(trx, () => ({
    ...twoStepChangedMail({ name: fullName, change }, config.shop),
    to: email,
  }));
  await queueMail(trx, mail);
}

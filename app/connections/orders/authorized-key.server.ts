import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { type Allowance, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { apiError } from "#platform/web/api-answer.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { keyInUse, noteUse } from "../keys/api-keys.db.server.ts";
import { bearerKey, keyHash } from "../keys/make-key.server.ts";

/** Ten a second on average: a page of a hundred orders each. */
const ofKey: Allowance = { name: "api-key", most: 600, windowSeconds: 60 };
/** Requests without a key. Right keys are never refused by it, from any network. */
const withoutKey: Allowance = { name: "api-without-key", most: 60, windowSeconds: 600 };

const noKey = {
  code: "no_key",
  message: "Orders are read with a key of the shop's: Authorization: Bearer jhola_….",
};
const tooMany = {
  code: "too_many_requests",
  message: "These are too many requests. Wait as Retry-After says.",
};

type Context = Parameters<typeof services>[0];

/** Undefined for the holder of a key in use; else the refusal (API-8). */
export async function refusalWithoutKey(context: Context, request: Request): Promise<Response | undefined> {
  const { db, now } = services(context);
  const given = bearerKey(request.headers.get("Authorization"));
  const key = given && (await keyInUse(db, keyHash(given)));
  const token = key
    ? await takeToken(db, ofKey, key.id, now())
    : await takeToken(db, withoutKey, requestFacts(context).clientAddress, now());
  if (!token.ok) {
    const wait = { "Retry-After": String(token.retryAfterSeconds) };
    return apiError(429, tooMany, { api: "private", ...wait });
  }
  if (!key) return apiError(401, noKey, { api: "private", "WWW-Authenticate": 'Bearer realm="Jhola"' });
  await noteRead(context, key);
  return undefined;
}

/** That personal data left the shop is noted in the audit log, once a day for each key. */
async function noteRead(
  context: Context,
  { id, name, lastUsedAt }: { id: string; name: string; lastUsedAt: Date | null },
): Promise<void> {
  const { db, now } = services(context);
  const moment = now();
  if (lastUsedAt && moment.getTime() - lastUsedAt.getTime() < 60_000) return;
  await inTransaction(db, async (trx) => {
    const isNoted = await noteUse(trx, id, moment);
    const isNewDay = !lastUsedAt || indianDay(lastUsedAt) !== indianDay(moment);
    if (!isNoted || !isNewDay) return;
    await writeAudit(trx, {
      actorId: null,
      action: "api_key.read_orders",
      entity: "api_keys",
      entityId: id,
      detail: { name },
    });
  });
}

import { sql } from "kysely";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { personKey, personKeys } from "./person.server.ts";

/** The keys of one use, as they are to be written. */
interface KeyedUse {
  order_id: string;
  promotion_id: string;
  person_key: string[];
}

const batch = 500;

/**
 * Puts the shop's secret into some of the person keys that were written without it. Returns how many uses it
 * changed.
 */
export async function keyPersons(db: Db, secret: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<KeyedUse>`
      select order_id, promotion_id, person_key from promotion_uses
      where length(person_key[1]) = 32 limit ${batch} for update skip locked`.execute(trx);
    await writeKeys(
      trx,
      rows.map(({ person_key, ...use }) => ({
        ...use,
        person_key: person_key.map((digest) => personKey(digest, secret)).sort(),
      })),
    );
    return rows.length;
  });
}

/** A program from before may still write such keys while an update goes on. */
export const keyPersonsJob = ({ db, secret }: Pick<Services, "db" | "secret">): Job => ({
  name: "key-persons",
  everySeconds: 60 * 60,
  async run(isStopped) {
    while (!isStopped() && (await keyPersons(db, secret)) === batch);
  },
});

/**
 * Writes whose the uses of a promotion were that applied by itself until now, when that was not stored.
 * Buyers who were erased stay unknown, also those whose erasing waits for this. The promotion's row is locked
 * by the caller.
 */
export async function keyUsesOf(trx: Trx, promotionId: string, secret: string): Promise<void> {
  const { rows } = await sql<{ order_id: string; email: string; phone: string | null }>`
    select order_id, billing_email as email, billing_phone as phone
    from promotion_uses join orders on orders.id = order_id
    where promotion_id = ${promotionId} and person_key = '{}' and billing_email <> ${erased}
    order by order_id for share of orders`.execute(trx);
  await writeKeys(
    trx,
    rows.map(({ order_id, ...person }) => ({
      order_id,
      promotion_id: promotionId,
      person_key: personKeys(person, secret),
    })),
  );
}

async function writeKeys(trx: Trx, uses: readonly KeyedUse[]): Promise<void> {
  if (uses.length === 0) return;
  await sql`
    update promotion_uses set person_key = keyed.person_key
    from jsonb_to_recordset(${JSON.stringify(uses)}::text::jsonb)
      as keyed (order_id text, promotion_id text, person_key text[])
    where promotion_uses.order_id = keyed.order_id
      and promotion_uses.promotion_id = keyed.promotion_id`.execute(trx);
}

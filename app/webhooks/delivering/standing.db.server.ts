import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import { patienceHours } from "./attempts.ts";

/** Something arrived at an endpoint: whatever failed before is forgotten. */
export async function noteWell(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable("webhook_endpoints")
    .set({ failing_since: null })
    .where("id", "=", id)
    .where("failing_since", "is not", null)
    .execute();
}

/** Something did not arrive: true where that has gone on for too long, and the endpoint was stopped by it. */
export async function noteIll(trx: Trx, id: string): Promise<boolean> {
  await trx
    .updateTable("webhook_endpoints")
    .set({ failing_since: sql<Date>`now()` })
    .where("id", "=", id)
    .where("failing_since", "is", null)
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable("webhook_endpoints")
    .set({ state: "stopped", version: sql`version + 1` })
    .where("id", "=", id)
    .where("state", "=", "on")
    .where("failing_since", "<=", sql<Date>`now() - make_interval(hours => ${sql.lit(patienceHours)})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One was given up. Where nothing else waits, the endpoint's state is unknown again. */
export async function noteGivenUp(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable("webhook_endpoints as p")
    .set({ failing_since: null })
    .where("id", "=", id)
    .where("state", "=", "on")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("webhook_deliveries as d")
            .whereRef("d.endpoint_id", "=", "p.id")
            .where("d.state", "=", "waiting"),
        ),
      ),
    )
    .execute();
}

import { grievances } from "../content/grievances.ts";
import { seedId } from "../seed-id.ts";
import type { DemoLoader, Trx } from "../shop.ts";

/** Complaints that were put right in time. Open ones would be overdue on the day the demo shop starts. */
export async function seedGrievances(trx: Trx, { duesOf, grievanceNumberAt }: DemoLoader): Promise<void> {
  for (const { email, fullName, body, came, acknowledged, resolved, reply } of grievances) {
    const [at, resolvedAt] = [new Date(came), new Date(resolved)];
    const { acknowledgeBy, resolveBy } = duesOf(at);
    const id = seedId(`grievance ${email}`);
    await trx
      .insertInto("grievances")
      .values({
        ...{ id, number: grievanceNumberAt(at.getTime()), full_name: fullName, email, body },
        ...{ state: "resolved", acknowledge_by: acknowledgeBy, resolve_by: resolveBy },
        ...{ acknowledged_at: new Date(acknowledged), resolved_at: resolvedAt, created_at: at },
        updated_at: resolvedAt,
      })
      .execute();
    await trx
      .insertInto("grievance_replies")
      .values({
        id: seedId(`grievance reply ${email}`),
        grievance_id: id,
        body: reply,
        created_at: resolvedAt,
      })
      .execute();
  }
}

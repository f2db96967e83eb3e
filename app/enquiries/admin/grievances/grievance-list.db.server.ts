import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { grievanceRows } from "../../grievance/grievance.db.server.ts";
import type { Grievance } from "../../grievance/grievance.ts";
import type { NextEnquiry } from "../enquiry-kind.ts";
import { type GrievanceTab, grievancesPerPage } from "./grievance-list.ts";

const conditions: Record<GrievanceTab, ReturnType<typeof sql<boolean>>> = {
  open: sql<boolean>`(state <> 'resolved' and not spam)`,
  resolved: sql<boolean>`(state = 'resolved' and not spam)`,
  spam: sql<boolean>`spam`,
};

/** What is due first: its acknowledgement, or once it has that its answer. */
const due = sql`case state when 'open' then acknowledge_by else resolve_by end`;

const newest = sql`coalesce(resolved_at, created_at) desc`;
const orders = { open: due, resolved: newest, spam: newest };

/** One page of a tab: of the open ones what is due first, of the others the newest. */
export const listGrievances = (db: Db, tab: GrievanceTab, page: number): Promise<Grievance[]> =>
  grievanceRows
    .where(db, conditions[tab])
    .orderBy(orders[tab])
    .orderBy("id")
    .limit(grievancesPerPage)
    .offset((page - 1) * grievancesPerPage)
    .execute();

/** How many tickets each tab has. */
export async function countGrievances(db: Db): Promise<Record<GrievanceTab, number>> {
  const { open, resolved, spam } = await db
    .selectFrom("grievances")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(conditions.open).as("open"),
      eb.fn.countAll<number>().filterWhere(conditions.resolved).as("resolved"),
      eb.fn.countAll<number>().filterWhere(conditions.spam).as("spam"),
    ])
    .executeTakeFirstOrThrow();
  return { open: Number(open), resolved: Number(resolved), spam: Number(spam) };
}

/** Of all others that are open, what is due first. */
export const nextGrievance = (db: Db, id: string): Promise<NextEnquiry | undefined> =>
  db
    .selectFrom("grievances")
    .select(["id", "number as name", sql<number>`count(*) over ()::int`.as("left")])
    .where(conditions.open)
    .where("id", "<>", id)
    .orderBy(due)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

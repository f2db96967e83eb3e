import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { countOnTabs } from "#records/page/count-tabs.db.server.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { grievanceRows } from "../../grievance/grievance.db.server.ts";
import type { Grievance } from "../../grievance/grievance.ts";
import type { NextEnquiry } from "../enquiry-kind.ts";
import type { GrievancesState } from "./grievance-list.ts";

const conditions = {
  open: sql<boolean>`(state <> 'resolved' and not spam)`,
  resolved: sql<boolean>`(state = 'resolved' and not spam)`,
  spam: sql<boolean>`spam`,
} satisfies Record<GrievancesState["tab"], unknown>;

/** A ticket's next due date: its acknowledgement, or once it has that its answer. */
const due = sql`case state when 'open' then acknowledge_by else resolve_by end`;

const newest = sql`coalesce(resolved_at, created_at) desc`;
const orders = { open: due, resolved: newest, spam: newest };

/** One page of a tab: of the open ones those due first, of the others the newest. */
export const listGrievances = (db: Db, state: Omit<GrievancesState, "q">): Promise<Grievance[]> =>
  grievanceRows
    .where(db, conditions[state.tab])
    .orderBy(orders[state.tab])
    .orderBy("id")
    .limit(pageSizeOf(state))
    .offset((state.page - 1) * pageSizeOf(state))
    .execute();

/** How many tickets each tab has. */
export const countGrievances = (db: Db) => countOnTabs(db, "grievances", conditions);

/** Of all others that are open, the one due first. */
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

import { type RawBuilder, type SqlBool, sql } from "kysely";
import { soldOut } from "#catalogue/admin/list/product-list.db.server.ts";
import { heldForLinks } from "#enquiries/admin/enquiry-list.db.server.ts";
import { openGrievances } from "#enquiries/grievance/grievance.db.server.ts";
import { waitingLines } from "#makers-pay/runs.db.server.ts";
import { waitingProblems, waitingWork } from "#making/admin/work-list.db.server.ts";
import { waitingOffers } from "#offers/waiting-offers.db.server.ts";
import { matching } from "#order-admin/list/order-conditions.db.server.ts";
import { listQuery } from "#orders/links/list-query.ts";
import { troubledParcels } from "#orders/shipments/parcel-trouble.db.server.ts";
import { dueToSend } from "#orders/shipments/to-pack.db.server.ts";
import { countEach } from "#platform/database/count-each.server.ts";
import type { Db } from "#platform/database/db.ts";
import { unpaidReturns } from "#returns/failed-refund.db.server.ts";
import { lateMoney } from "#settlements/money/late-money.db.server.ts";
import { waitingStallSales } from "#stall/books/waiting-sales.db.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { ClosedDays } from "#values/time/working-days.ts";
import { mostOfATask, type TaskCounts, type TaskName, tasks } from "./tasks.ts";

type Count = RawBuilder<number>;

/** How many wait of each of these. */
export async function countTasks(
  db: Db,
  now: Date,
  names: readonly TaskName[],
  closed: ClosedDays = new Set(),
): Promise<TaskCounts> {
  if (names.length === 0) return {};
  const counts = countsOf(db, now, closed);
  return countEach(db, Object.fromEntries(names.map((name) => [name, counts[name]])));
}

const few = (from: RawBuilder<unknown>): Count =>
  sql`(select count(*)::int from (${from} limit ${mostOfATask}) as seen)`;

/** Exactly what the list shows to which the task leads. */
const listed = (db: Db, name: TaskName): Count => {
  const query = listQuery(new URL(tasks[name].to, "http://list").searchParams);
  return few(sql`${matching(db.selectFrom("orders").select("id"), query)}`);
};

function countsOf(db: Db, now: Date, closed: ClosedDays): Readonly<Record<TaskName, Count>> {
  const today = indianDay(now);
  const late = lateMoney(today, closed);
  return {
    toConfirm: listed(db, "toConfirm"),
    toPack: listed(db, "toPack"),
    toSend: listed(db, "toSend"),
    lateToSend: few(sql`select from orders where ${dueToSend} and ready_by < ${today}::date`),
    makersProblems: waitingProblems(mostOfATask),
    lateWork: waitingWork("late", today, mostOfATask),
    workToCheck: waitingWork("to-check", today, mostOfATask),
    workToGive: waitingWork("to-give", today, mostOfATask),
    ...waitingStallSales(now),
    ...troubledParcels,
    newReturns: returns(sql`state = 'requested'`),
    toSettle: returns(sql`state = 'received'`),
    makersInRun: few(sql`select from ${waitingLines} as waiting where to_pay > 0`),
    unpaidReturns,
    paymentsToLookFor: listed(db, "paymentsToLookFor"),
    refundsDue: listed(db, "refundsDue"),
    paymentIssues: listed(db, "paymentIssues"),
    notInBank: few(late.notInBank),
    notRemitted: few(late.notRemitted),
    newMessages: few(sql`select from contact_messages where status = 'Pending' and spam = false`),
    openGrievances,
    newQuotes: few(sql`select from bulk_quotes where status in ('New', 'pending') and spam = false`),
    ...waitingOffers(today),
    newReviews: few(sql`select from reviews where state = 'pending'`),
    newComments: few(sql`select from blog_comments where is_approved = false`),
    heldMessages: heldForLinks("contact_messages"),
    heldQuotes: heldForLinks("bulk_quotes"),
    offerDrafts: few(sql`select from offers where state = 'draft'`),
    letterDrafts: few(sql`select from newsletters where state = 'draft'`),
    soldOut,
  };
}

const returns = (holds: RawBuilder<SqlBool>): Count => few(sql`select from return_requests where ${holds}`);

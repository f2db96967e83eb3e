import { type RawBuilder, sql } from "kysely";
import { sayingStepsToReader } from "#catalogue/steps/said-steps.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { holdsWords } from "#platform/database/embedded/holds-words.server.ts";
import { mostOnTab, type TabCounts } from "#records/page/tab-counts.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { isToBeGiven } from "../orders/wanted-lots.db.server.ts";
import { type MakingState, type MakingTab, makingTabs } from "./making-list.ts";

/** A line of the list: a lot, or the part of one that a maker has. */
export interface ListedWork {
  /** The part's, else the lot's. */
  id: string;
  version: number;
  partId: string | null;
  number: string;
  product: string;
  option: string | null;
  picture: string | null;
  /** Who has it, or all who have some of it; null where nobody has. */
  maker: string | null;
  step: string | null;
  /** Those that wait: to be given, made or looked at; of a made lot all. */
  pieces: number;
  /** Of so many. */
  of: number;
  dueOn: string | null;
  isLate: boolean;
  /** Its maker told of a problem. */
  asks: boolean;
}

type Asked = MakingState & { today: string };
type Query = Pick<Asked, "q" | "today"> & { tab: MakingTab };

const lotWords = ["lots.number", "lots.product_name", "lots.option_text"];
const partWords = [...lotWords, "parts.artisan_name"];

/** In the order in which the index has them, so that a page reads no more than it shows. */
const lotsFor = (holds: RawBuilder<unknown>, q: string, order = sql`due_on, id`) => sql`
  select lots.id as lot_id, null::text as part_id, lots.due_on, lots.id, lots.updated_at,
    false as asks
  from lots where ${holds} and ${holdsWords(q, lotWords)} order by ${order}`;

/** Of a stopped lot no part waits; a lot is read for the words alone that are searched in it. */
const partsFor = (holds: RawBuilder<unknown>, q: string, order = sql`parts.due_on, parts.id`) => sql`
  select parts.lot_id, parts.id as part_id, parts.due_on, parts.id, parts.updated_at,
    parts.asks
  from lot_parts parts ${q === "" ? sql`` : sql`join lots on lots.id = parts.lot_id`}
  where ${holds} and ${holdsWords(q, partWords)} order by ${order}`;

const toGive = sql`lots.state = 'open' and lots.to_give and ${isToBeGiven}`;
const withMakers = sql`parts.state in ('given', 'begun')`;
/** Whatever else has become of it: it stands where the owner talks to makers. */
const asking = sql`parts.asks`;
const toCheck = sql`parts.done > parts.passed + parts.rework and parts.state <> 'cancelled'`;

const orderOf = (tab: MakingTab): RawBuilder<unknown> => {
  switch (tab) {
    case "done":
      return sql`found.updated_at desc, found.id`;
    case "to-check":
      return sql`found.updated_at, found.id`;
    case "with-makers":
      return sql`found.asks desc, found.due_on, found.id`;
    case "to-give":
    case "late":
      return sql`found.due_on, found.id`;
  }
};

/** What stands on a tab, of what a search leaves of it: at most so many lines. */
function foundOn({ tab, q, today }: Query, most: number): RawBuilder<unknown> {
  switch (tab) {
    case "to-give":
      return sql`(${lotsFor(toGive, q)} limit ${most})`;
    case "with-makers":
      return sql`(${partsFor(asking, q)} limit ${most})
        union all (${partsFor(sql`${withMakers} and not ${asking}`, q)} limit ${most})`;
    case "to-check":
      return sql`(${partsFor(toCheck, q, sql`parts.updated_at, parts.id`)} limit ${most})`;
    case "late":
      return sql`(${partsFor(sql`${withMakers} and parts.due_on < ${today}::date`, q)} limit ${most})
        union all (${lotsFor(sql`${toGive} and lots.due_on < ${today}::date`, q)} limit ${most})`;
    case "done":
      return sql`(${lotsFor(sql`lots.state = 'done'`, q, sql`updated_at desc, id`)} limit ${most})`;
  }
}

const steps = sql`coalesce(jsonb_array_length(lots.steps),
  nullif((select count(*)::int from product_steps where product_id = lots.product_id), 0), 1)`;

/** Of the first step that has any, the pieces that nobody has, as the lot's page says it. */
const leftToGive = sql`(select lots.quantity - given from generate_series(1, ${steps}) as at, lateral (
    select coalesce(sum(quantity), 0)::int as given from lot_parts
    where lot_id = lots.id and step = at and state <> 'cancelled') as counted
  where given < lots.quantity order by at limit 1)`;

/** The pieces of a part that wait, as its tab counts them. */
function waitingOn(tab: MakingTab): RawBuilder<unknown> {
  switch (tab) {
    case "to-check":
      return sql`parts.done - parts.passed - parts.rework`;
    case "with-makers":
    case "late":
    case "to-give":
    case "done":
      return sql`parts.quantity - parts.done + parts.rework`;
  }
}

/** One page of a tab. */
export async function listWork(db: Db, state: Asked): Promise<ListedWork[]> {
  const { tab, page, today } = state;
  const size = pageSizeOf(state);
  const order = orderOf(tab);
  const { rows } = await sql<ListedWork>`
    with found as (select * from (${foundOn(state, page * size)}) as found
      order by ${order} limit ${size} offset ${(page - 1) * size})
    select found.id, coalesce(parts.version, lots.version) as version, found.part_id as "partId", lots.number,
      lots.product_name as product, lots.option_text as option, lots.picture_url as picture,
      coalesce(parts.artisan_name, (select string_agg(distinct artisan_name, ', ') from lot_parts makers
        where makers.lot_id = lots.id and makers.state <> 'cancelled')) as maker,
      lots.steps -> (parts.step - 1) ->> 'name' as step,
      case when parts.id is not null then ${waitingOn(tab)}
        when lots.state = 'open' then ${leftToGive} else lots.quantity end as pieces,
      coalesce(parts.quantity, lots.quantity) as of, to_char(found.due_on, 'YYYY-MM-DD') as "dueOn",
      coalesce(found.due_on < ${today}::date and lots.state = 'open', false) as "isLate",
      found.asks
    from found join lots on lots.id = found.lot_id left join lot_parts parts on parts.id = found.part_id
    order by ${order}`.execute(db);
  const say = await sayingStepsToReader(
    db,
    rows.flatMap(({ step }) => step ?? []),
  );
  return rows.map((row) => ({ ...row, step: row.step === null ? null : say(row.step) }));
}

/** How many lines each tab has, of what a search leaves, one more than are counted at most. */
export async function countWork(db: Db, query: Omit<Query, "tab">): Promise<TabCounts<MakingTab>> {
  const counts = makingTabs.map(
    (
      tab,
    ) => sql`(select count(*)::int from (select from (${foundOn({ ...query, tab }, mostOnTab + 1)}) as listed
      limit ${mostOnTab + 1}) as counted) as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<MakingTab, number>>`select ${sql.join(counts)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a count answers one row");
  return row;
}

/** How much waits on a tab, to so many at most: what is late is makers' work, and what nobody has yet. */
export const waitingWork = (tab: MakingTab, today: string, most: number): RawBuilder<number> =>
  sql`(select count(*)::int from (select from (${foundOn({ tab, q: "", today }, most)}) as listed
    limit ${most}) as waiting)`;

/** How many problems of makers wait for the owner, to so many at most (MAKING-23). */
export const waitingProblems = (most: number): RawBuilder<number> =>
  sql`(select count(*)::int from (${partsFor(asking, "")} limit ${most}) as waiting)`;

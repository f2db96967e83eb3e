import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { closedDaysOf } from "#values/time/closed-days.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { ClosedDays } from "#values/time/working-days.ts";
import { beforeFestival } from "./before-festival.ts";
import { longestWay } from "./longest-way.db.server.ts";
import { groupsMaking } from "./plan-lines.db.server.ts";
import { type PromisingShop, readRooms } from "./rooms.db.server.ts";
import { type GroupRoom, madeAgainFrom, weekFor } from "./weeks.ts";

/**
 * Keeps with each group, or with these, the week in which a piece of each weight would be made now, and by
 * when it is to be ordered for a festival. Public pages say it, and are made anew when it is another one, and
 * only then (PROMISE-8): the row raises the content's version. Returns how many have changed.
 */
export async function followDays(
  db: Db,
  shop: PromisingShop,
  moment: Date,
  groups?: readonly string[],
): Promise<number> {
  if (shop.promise.mode !== "on") return forgetDays(db);
  const kept = await keptDays(db, groups);
  const rooms = await readRooms(
    db,
    kept.map(({ id }) => id),
    shop,
    moment,
  );
  const way = await longestWay(db);
  const onDay = { today: indianDay(moment), way, closed: closedDaysOf(shop) };
  const changed = kept.flatMap(({ id, pieces, said }) => {
    const room = rooms.find((each) => each.id === id);
    const now = room ? saidOf(room, pieces, onDay) : said;
    return isDeepStrictEqual(now, said) ? [] : [{ id, said: now }];
  });
  // Any write to the table drops the pages, be it of no row.
  if (changed.length > 0)
    await sql`
      update making_groups set said = given.said
      from jsonb_to_recordset(${JSON.stringify(changed)}::text::jsonb) as given (id text, said jsonb)
      where making_groups.id = given.id`.execute(db);
  return changed.length;
}

/** What was said while the shop promised by weeks is said no more. */
async function forgetDays(db: Db): Promise<number> {
  const said = db.selectFrom("making_groups").select("id").where("said", "<>", "{}");
  const ids = (await said.execute()).map(({ id }) => id);
  if (ids.length > 0)
    await db.updateTable("making_groups").set({ said: "{}" }).where("id", "in", ids).execute();
  return ids.length;
}

interface KeptDays {
  id: string;
  pieces: { weight: number; lead: number }[];
  said: Record<string, string>;
}

async function keptDays(db: Db, groups?: readonly string[]): Promise<KeptDays[]> {
  const { rows } = await sql<KeptDays>`
    select g.id, g.said, jsonb_agg(distinct jsonb_build_object(
      'weight', p.making_weight, 'lead', coalesce(p.lead_days_to, 0))) as pieces
    from making_groups g join products p on p.making_group = g.id and p.made_to_order
    where ${groups === undefined} or g.id = any(${[...(groups ?? [])]}::text[])
    group by g.id order by g.id`.execute(db);
  return rows;
}

const saidOf = (
  room: GroupRoom,
  pieces: KeptDays["pieces"],
  { today, ...days }: { today: string; way: number; closed: ClosedDays },
): Record<string, string> =>
  Object.fromEntries(
    pieces.map(({ weight, lead }) => {
      const place = weekFor(room, weight);
      const week = place === undefined ? undefined : room.weeks[place]?.on;
      const before = week && beforeFestival({ ...days, lead, made: { room, weight } }, today);
      const day = week ?? `again ${madeAgainFrom(room, weight) ?? "never"}`;
      return [`${weight}/${lead}`, before ? `${day}, ${before.festival} ${before.orderBy}` : day];
    }),
  );

/** The same of the groups that make these products, within the act that plans them. */
export async function followDaysOf(
  trx: Trx,
  productIds: readonly string[],
  shop: PromisingShop,
  moment: Date,
): Promise<void> {
  const groups = [...(await groupsMaking(trx, productIds)).values()].map(({ group }) => group);
  if (groups.length > 0) await followDays(trx, shop, moment, groups);
}

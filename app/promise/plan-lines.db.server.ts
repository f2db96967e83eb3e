import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { lockRooms, type PromisingShop, readRooms, type Without } from "./rooms.db.server.ts";
import { type GroupRoom, type LineOfGroup, weeksOf } from "./weeks.ts";

/** Pieces of one product that are made to order. */
export interface LineToPlan {
  productId: string | null;
  quantity: number;
}

/** In which week a line is made, by its last open day; null where none has room. */
export interface PlannedLine {
  week: string | null;
}

/** The groups of products, with their weights. */
export async function groupsMaking(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { group: string; weight: number; lead: number }>> {
  const { rows } = await sql<{ id: string; group: string; weight: number; lead: number }>`
    select id, making_group as "group", making_weight as weight, coalesce(lead_days_to, 0) as lead from products
    where id = any(${[...new Set(ids)]}::text[]) and made_to_order and making_group is not null`.execute(db);
  return new Map(rows.map(({ id, ...of }) => [id, of]));
}

/**
 * Plans lines, as they stand one after the other, and keeps their groups to itself until the transaction ends
 * (PROMISE-5). Undefined of a line that no group makes; nothing is asked where the shop promises nothing.
 */
export async function planLines(
  trx: Trx,
  lines: readonly LineToPlan[],
  shop: PromisingShop,
  moment: Date,
): Promise<(PlannedLine | undefined)[]> {
  if (shop.promise.mode !== "on" || lines.length === 0) return lines.map(() => undefined);
  return adviseLocked(trx, lines, shop, moment);
}

/**
 * The same as they would be planned, for the owner alone (PROMISE-11), who sees it where buyers read lead
 * days, too. Nothing is locked; what these lines fill by now is left out.
 */
export async function adviseLines(
  db: Db,
  lines: readonly LineToPlan[],
  shop: PromisingShop,
  moment: Date,
  without: Without = {},
): Promise<(PlannedLine | undefined)[]> {
  if (shop.promise.mode === "off" || lines.length === 0) return lines.map(() => undefined);
  const { asked, ids } = await askedOfGroups(db, lines);
  return planned(asked, await readRooms(db, ids, shop, moment, without));
}

/** The same, and the groups are kept to itself until the transaction ends. */
export async function adviseLocked(
  trx: Trx,
  lines: readonly LineToPlan[],
  shop: PromisingShop,
  moment: Date,
  without: Without = {},
): Promise<(PlannedLine | undefined)[]> {
  if (shop.promise.mode === "off") return lines.map(() => undefined);
  const { asked, ids } = await askedOfGroups(trx, lines);
  return planned(asked, await lockRooms(trx, ids, shop, moment, without));
}

async function askedOfGroups(db: Db, lines: readonly LineToPlan[]) {
  const groups = await groupsMaking(
    db,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const ids = [...new Set([...groups.values()].map(({ group }) => group))].sort();
  return { asked: lines.map((line) => askedOf(line, groups)), ids };
}

function askedOf(
  { productId, quantity }: LineToPlan,
  groups: ReadonlyMap<string, { group: string; weight: number }>,
): LineOfGroup | undefined {
  const of = productId === null ? undefined : groups.get(productId);
  return of && { group: of.group, units: quantity * of.weight };
}

function planned(
  asked: readonly (LineOfGroup | undefined)[],
  rooms: readonly GroupRoom[],
): (PlannedLine | undefined)[] {
  const weeks = weeksOf(asked, rooms);
  return asked.map((line, place) => (line === undefined ? undefined : { week: weeks[place] ?? null }));
}

/** What a buyer's page has to know of a product that a group makes. */
export interface MadeInWeeks {
  weight: number;
  room: GroupRoom;
}

/** The same of several products, for pages; empty where the shop promises nothing. */
export async function madeInWeeks(
  db: Db,
  ids: readonly string[],
  shop: PromisingShop,
  moment: Date,
): Promise<Map<string, MadeInWeeks>> {
  const found = new Map<string, MadeInWeeks>();
  if (shop.promise.mode !== "on" || ids.length === 0) return found;
  const groups = await groupsMaking(db, ids);
  const rooms = await readRooms(
    db,
    [...new Set([...groups.values()].map(({ group }) => group))],
    shop,
    moment,
  );
  for (const [id, { group, weight }] of groups) {
    const room = rooms.find((each) => each.id === group);
    if (room) found.set(id, { weight, room });
  }
  return found;
}

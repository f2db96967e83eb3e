import type { Db } from "#platform/database/db.ts";
import { closedDaysOf } from "#values/time/closed-days.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { workingDayAfter } from "#values/time/working-days.ts";
import { readMakingGroups } from "./making-groups.db.server.ts";
import { groupsMaking, type LineToPlan } from "./plan-lines.db.server.ts";
import { type PromisingShop, readRooms } from "./rooms.db.server.ts";
import { fullUntil, laterDay, weeksOf } from "./weeks.ts";

/** What the free weeks say of so many pieces that are made together (PROMISE-12). */
export interface AdvisedOffer {
  /** Groups that have no room for their pieces at first, and until when. */
  full: readonly { group: string; until: string }[];
  /** The day by which all of it can leave; null where no week has room. */
  leavesBy: string | null;
}

/** Undefined where the shop does not go by free weeks, or no group makes any of it. */
export async function adviseOffer(
  db: Db,
  { lines, claim }: { lines: readonly LineToPlan[]; claim: string },
  shop: PromisingShop,
  moment: Date,
): Promise<AdvisedOffer | undefined> {
  if (shop.promise.mode === "off") return undefined;
  const makers = await groupsMaking(
    db,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const made = lines.flatMap(({ productId, quantity }) => {
    const by = makers.get(productId ?? "");
    return by ? [{ group: by.group, units: by.weight * quantity, lead: by.lead }] : [];
  });
  if (made.length === 0) return undefined;
  const rooms = await readRooms(db, [...new Set(made.map(({ group }) => group))], shop, moment, { claim });
  const groups = await readMakingGroups(db);
  const full = rooms.flatMap((room) => {
    const { units } = made.find(({ group }) => group === room.id) ?? { units: 0 };
    const until = fullUntil(room, units);
    const name = groups.find(({ id }) => id === room.id)?.name;
    return until === null || name === undefined ? [] : [{ group: name, until }];
  });
  const weeks = weeksOf(made, rooms);
  const lead = Math.max(...made.map((line) => line.lead));
  const byLead = lead > 0 ? workingDayAfter(indianDay(moment), lead, closedDaysOf(shop)) : null;
  const leavesBy = weeks.includes(null) ? null : weeks.reduce(laterDay, byLead);
  return { full, leavesBy };
}

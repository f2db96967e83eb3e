import { type Festival, festivalLeadDays, festivals } from "#values/time/festival-days.ts";
import { type ClosedDays, dayAfter, lastDayFor } from "#values/time/working-days.ts";
import { type GroupRoom, weekFor } from "./weeks.ts";

/** The last day on which somebody may order to have it before a festival. */
export interface BeforeFestival {
  festival: Festival;
  orderBy: string;
}

/** What one piece takes until it is there. */
interface OnePiece {
  /** Working days until it leaves. */
  lead: number;
  /** Working days on the way, at most. */
  way: number;
  closed: ClosedDays;
  /** Of the group that makes it, if one does. */
  made?: { room: Omit<GroupRoom, "id">; weight: number } | undefined;
}

/**
 * The next festival that an order of today still reaches, once the last day for it is near (PROMISE-9): by
 * its lead days, and by the weeks that have room as they stand.
 */
export function beforeFestival(piece: OnePiece, today: string): BeforeFestival | undefined {
  const ahead = festivals
    .flatMap(({ key, days }) => days.map((day) => ({ key, day })))
    .filter(({ day }) => day > today)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  for (const { key, day } of ahead) {
    const orderBy = lastOrder(piece, lastDayFor(day, piece.way, piece.closed));
    if (orderBy === undefined || orderBy < today) continue;
    const daysLeft = (Date.parse(orderBy) - Date.parse(today)) / (24 * 60 * 60_000);
    return daysLeft <= festivalLeadDays ? { festival: key, orderBy } : undefined;
  }
  return undefined;
}

/** The last day of an order that leaves by another one. */
function lastOrder({ lead, closed, made }: OnePiece, leaves: string): string | undefined {
  const byLead = lastDayFor(dayAfter(leaves), lead, closed);
  if (!made) return byLead;
  const byWeek = lastWeek(made.room, made.weight, leaves);
  return byWeek !== undefined && byWeek < byLead ? byWeek : byWeek && byLead;
}

/**
 * The last open day of the last week from which on a piece is made by a day; by then weeks are promised that
 * are too far ahead today.
 */
function lastWeek(
  { piecesWeek, weeks: promised, later = [] }: Omit<GroupRoom, "id">,
  units: number,
  by: string,
): string | undefined {
  const weeks = [...promised, ...later];
  const begun = weeks.findLast(({ on }, from) => {
    const rest = weeks.slice(from);
    const place = on === null || on > by ? undefined : weekFor({ piecesWeek, weeks: rest }, units);
    return place !== undefined && (rest[place]?.on ?? "9") <= by;
  });
  return begun?.on ?? undefined;
}

import { indianDay } from "#values/time/indian-day.ts";
import { type ClosedDays, dayAfter, isWorkingDay } from "#values/time/working-days.ts";

/** Who makes together, and how much they make of it. */
export interface MakingGroup {
  /** Pieces of weight 1 in a whole week. */
  piecesWeek: number;
  /** On which they do not work: the shop's days and their own. */
  closed: ClosedDays;
}

/** Work that a group has: pieces times their weight, by a day. */
export interface Load {
  dueOn: string;
  units: number;
}

/** A week of a group, Monday to Saturday. */
export interface FreeWeek {
  /** Its last open day from today on, such as '2026-12-05'; null where none of it is left. */
  on: string | null;
  free: number;
}

/** What a browser has to know of a group to say by when it makes something. */
export interface GroupRoom {
  id: string;
  piecesWeek: number;
  /** Those for which the shop promises. */
  weeks: readonly FreeWeek[];
  /** Those that follow, where a page has to say when something is made again. */
  later?: readonly FreeWeek[];
}

const dayMs = 24 * 60 * 60 * 1000;
const workingDays = 6;
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const shifted = (day: string, days: number): string =>
  new Date(noon(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of a day's week; a Sunday ends the week before it. */
export const mondayOf = (day: string): string => shifted(day, -((new Date(noon(day)).getUTCDay() + 6) % 7));

/** The Monday of the week that runs; on a Sunday that is the next one. */
export function runningMonday(moment: Date): string {
  const today = indianDay(moment);
  return mondayOf(new Date(noon(today)).getUTCDay() === 0 ? dayAfter(today) : today);
}

const weekFrom = (monday: string): string[] =>
  Array.from({ length: workingDays }, (_, place) => shifted(monday, place));

/**
 * The weeks of a group from the running one on (PROMISE-2). Each has room for its share of open days, rounded
 * down; the running one for its whole room. Work fills the week that it is due in, what that has no room for
 * the weeks before it, and what is late the next ones.
 */
export function freeWeeks(
  { piecesWeek, closed }: MakingGroup,
  loads: readonly Load[],
  moment: Date,
  count: number,
): FreeWeek[] {
  const [first, today] = [runningMonday(moment), indianDay(moment)];
  const rooms = Array.from({ length: count }, (_, place) => {
    const open = weekFrom(shifted(first, 7 * place)).filter((day) => isWorkingDay(day, closed));
    const on = open.findLast((day) => day >= today) ?? null;
    return { on, free: on === null ? 0 : Math.floor((piecesWeek * open.length) / workingDays) };
  });
  const due = rooms.map(() => 0);
  for (const { dueOn, units } of loads) {
    const week = Math.max(0, Math.round((noon(mondayOf(dueOn)) - noon(first)) / (7 * dayMs)));
    if (week < count) due[week] = (due[week] ?? 0) + units;
  }
  return filled(rooms, due);
}

function filled(rooms: readonly FreeWeek[], due: readonly number[]): FreeWeek[] {
  let carried = 0;
  const weeks = rooms.toReversed().map(({ on, free }, fromEnd) => {
    const asked = carried + (due[rooms.length - 1 - fromEnd] ?? 0);
    carried = Math.max(0, asked - free);
    return { on, free: Math.max(0, free - asked) };
  });
  return weeks.toReversed().map(({ on, free }) => {
    const late = Math.min(free, carried);
    carried -= late;
    return { on, free: free - late };
  });
}

/**
 * The place of the week at whose end so much is made: the first that has room for it; what is larger than a
 * week's room is spread over the weeks. Undefined where none of them is.
 */
export function weekFor({ piecesWeek, weeks }: Omit<GroupRoom, "id">, units: number): number | undefined {
  let free = 0;
  const place = weeks.findIndex((week) => {
    free = units > piecesWeek ? free + week.free : week.free;
    return week.on !== null && week.free > 0 && free >= units;
  });
  return place < 0 ? undefined : place;
}

/** The same group once so much more is due in a week: what that has no room for fills those before it. */
export function afterTaking<Room extends Omit<GroupRoom, "id">>(
  room: Room,
  place: number,
  units: number,
): Room {
  // In the cart, too: browsers of 2022 have no `toReversed`.
  const weeks = room.weeks.map((week) => ({ ...week }));
  let left = units;
  for (const week of weeks.slice(0, place + 1).reverse()) {
    const taken = Math.min(week.free, left);
    left -= taken;
    week.free -= taken;
  }
  return { ...room, weeks };
}

/** What a line asks of the group that makes it. */
export interface LineOfGroup {
  group: string;
  /** Pieces times their weight. */
  units: number;
}

/**
 * By when each of these lines is made, as they stand one after the other: the last open day of its week. Null
 * of what finds no room, and of what no group makes.
 */
export function weeksOf(
  lines: readonly (LineOfGroup | undefined)[],
  rooms: readonly GroupRoom[],
): (string | null)[] {
  const left = new Map(rooms.map((room) => [room.id, room]));
  return lines.map((line) => {
    const room = line && left.get(line.group);
    const place = room && weekFor(room, line.units);
    if (!room || place === undefined) return null;
    left.set(room.id, afterTaking(room, place, line.units));
    return room.weeks[place]?.on ?? null;
  });
}

/** By when one more piece of weight 1 is made; null where no week has room. */
export const nextFree = (room: GroupRoom): string | null =>
  weeksOf([{ group: room.id, units: 1 }], [room])[0] ?? null;

/**
 * From when on something is made again for which the promised weeks have no room: when the first week that
 * has some is one of them (PROMISE-7). Null where none has.
 */
export function madeAgainFrom({ piecesWeek, weeks, later = [] }: GroupRoom, units: number): string | null {
  const all = [...weeks, ...later];
  const place = weekFor({ piecesWeek, weeks: all }, units);
  const on = place === undefined ? null : (all[place]?.on ?? null);
  return on === null ? null : shifted(mondayOf(on), -7 * (weeks.length - 1));
}

/**
 * The last open day of the weeks that have no room for so much, before the one in which it is begun; null
 * where the first has some.
 */
export function fullUntil({ piecesWeek, weeks }: Omit<GroupRoom, "id">, units: number): string | null {
  const begun = (free: number) => free > 0 && (units > piecesWeek || free >= units);
  const place = weeks.findIndex(({ on, free }) => on !== null && begun(free));
  const full = place < 0 ? weeks : weeks.slice(0, place);
  return full.findLast(({ on }) => on !== null)?.on ?? null;
}

/** The later of two days; null where there is neither. */
export const laterDay = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b > a) ? b : a;

import type { SettledPeriod } from "#payments/provider/razorpay-client.server.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The provider's day is settled overnight: at nine it stands in its books. */
const readingHour = 9;
/** What was read before may have changed so many days back. */
const daysBack = 8;

/** Is it time to read: each morning at nine, and when an event says that something was settled? (MONEY-1) */
export function isTimeToRead({
  lastRead,
  isHinted,
  now,
}: {
  lastRead: Date | null;
  isHinted: boolean;
  now: Date;
}) {
  if (isHinted || lastRead === null) return true;
  const nine = (moment: Date) => startOfIndianDay(indianDay(moment)).getTime() + readingHour * hourMs;
  const latest = now.getTime() < nine(now) ? nine(now) - dayMs : nine(now);
  return lastRead.getTime() < latest;
}

/**
 * What is read of the provider's books: the last eight days. A shop that never read them begins with the
 * month of its first payment; one that could not for longer, with the day of its last reading.
 */
export function periodsToRead({
  lastRead,
  firstPayment,
  now,
}: {
  lastRead: Date | null;
  firstPayment: Date | null;
  now: Date;
}): SettledPeriod[] {
  const recent = new Date(now.getTime() - (daysBack - 1) * dayMs);
  if (lastRead === null) return firstPayment === null ? [] : monthsFrom(firstPayment, now);
  return daysFrom(lastRead < recent ? lastRead : recent, now);
}

const daysFrom = (first: Date, last: Date): SettledPeriod[] => {
  const days: SettledPeriod[] = [];
  const end = indianDay(last);
  for (let at = first; indianDay(at) <= end; at = new Date(at.getTime() + dayMs))
    days.push(periodOf(indianDay(at)));
  return days;
};

const periodOf = (day: string): SettledPeriod => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { year, month, day: date };
};

function monthsFrom(first: Date, last: Date): SettledPeriod[] {
  const months: SettledPeriod[] = [];
  const end = periodOf(indianDay(last));
  let { year, month } = periodOf(indianDay(first));
  while (year < end.year || (year === end.year && month <= end.month)) {
    months.push({ year, month });
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return months;
}

import { type DayOfSales, salesOf } from "../../numbers/numbers.ts";
import { type DaySpan, daysOf, shiftDay, shiftMonth } from "../../numbers/period.ts";

type Sales = Pick<DayOfSales, "orders" | "revenue">;

/** A day, and the one that it is compared with. Days to come have no sales yet, a shorter month no 31st. */
export interface DayPair {
  day: string;
  now: Sales | null;
  before: Sales | null;
}

/** A week or a month beside the one before it: sums of as many days of both. */
export interface SoFar {
  unit: "week" | "month";
  pairs: readonly DayPair[];
  now: Sales;
  before: Sales;
}

/** The week, from Monday, or the month that a day in India is in, and the one before it. */
export function spansAt(unit: SoFar["unit"], today: string): { now: DaySpan; before: DaySpan } {
  if (unit === "week") {
    const monday = shiftDay(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
    return { now: weekFrom(monday), before: weekFrom(shiftDay(monday, -7)) };
  }
  const month = today.slice(0, 7);
  return { now: wholeMonth(month), before: wholeMonth(shiftMonth(month, -1)) };
}

const weekFrom = (monday: string): DaySpan => ({ from: monday, until: shiftDay(monday, 6) });

const wholeMonth = (month: string): DaySpan => ({
  from: `${month}-01`,
  until: shiftDay(`${shiftMonth(month, 1)}-01`, -1),
});

/** How a week or month goes, by the sales of all days since the one before it began. */
export function soFar(unit: SoFar["unit"], sales: readonly DayOfSales[], today: string): SoFar {
  const { now, before } = spansAt(unit, today);
  const on = (day?: string): Sales | null => {
    const found = sales.find((each) => each.day === day);
    return found ? { orders: found.orders, revenue: found.revenue } : null;
  };
  const former = daysOf(before);
  const pairs = daysOf(now).map((day, place) => ({
    day,
    now: day > today ? null : on(day),
    before: on(former[place]),
  }));
  const gone = pairs.filter(({ day }) => day <= today);
  const sumOf = (days: (Sales | null)[]): Sales => salesOf(days.filter((each) => each !== null));
  return {
    unit,
    pairs,
    now: sumOf(gone.map((pair) => pair.now)),
    before: sumOf(gone.map((pair) => pair.before)),
  };
}

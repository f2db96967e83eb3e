import type { Held } from "#accounts/permissions/permissions.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { daysOf } from "../period.ts";
import { type NumberServices, orNullAndLogged, readSales } from "../reading/read-numbers.server.ts";
import { readVisitDays } from "../reading/visits.db.server.ts";
import { type ComparedDay, type Comparison, comparisonOf, type DayFigures } from "./comparison.ts";
import { type Occasion, occasionsAround } from "./festivals.ts";

export interface Compared {
  comparison: Comparison;
  occasions: Occasion[];
  /** Null where they could not be read. */
  days: ComparedDay[] | null;
}

/** Two times side by side, day for day, as far as somebody may see it. */
export async function readComparison(
  { db, log, now }: NumberServices,
  asked: URLSearchParams,
  held: Held,
): Promise<Compared> {
  const today = indianDay(now());
  const comparison = comparisonOf(asked, today);
  const days = await orNullAndLogged(log)("a comparison", async () => {
    const figures = await figuresOf(db, comparison.now, held);
    const before = await figuresOf(db, comparison.before, held);
    const earlier = daysOf(comparison.before);
    return daysOf(comparison.now).map((day, place) => {
      const dayBefore = earlier[place] ?? "";
      return {
        place,
        day,
        dayBefore,
        now: day > today ? null : (figures.get(day) ?? nothing),
        before: before.get(dayBefore) ?? nothing,
      };
    });
  });
  return { comparison, occasions: occasionsAround(today), days };
}

const nothing: DayFigures = { visits: 0, orders: 0, revenue: 0 };

async function figuresOf(
  db: NumberServices["db"],
  span: Comparison["now"],
  { orders, money }: Held,
): Promise<Map<string, DayFigures>> {
  const visits = new Map((await readVisitDays(db, span)).map((row) => [row.day, row.visits]));
  const sales = orders || money ? await readSales(db, span) : [];
  const sold = new Map(sales.map((row) => [row.day, row]));
  return new Map(
    daysOf(span).map((day) => [
      day,
      {
        visits: visits.get(day) ?? 0,
        orders: orders ? (sold.get(day)?.orders ?? 0) : null,
        revenue: orders && money ? (sold.get(day)?.revenue ?? 0) : null,
      },
    ]),
  );
}

import { type RawBuilder, sql } from "kysely";
import type { ClosedDays } from "#values/time/working-days.ts";
import { rowsOfFigure } from "./figure-rows.db.server.ts";
import { lateSince } from "./money-figures.ts";

/** The payments and orders whose money is late (MONEY-3), for whoever counts them. */
export function lateMoney(
  today: string,
  closed: ClosedDays,
): Record<"notInBank" | "notRemitted", RawBuilder<unknown>> {
  const asked = { late: lateSince(today, closed) };
  return {
    // Before the books were read at all nobody knows what is late.
    notInBank: sql`select from (${rowsOfFigure("on-its-way", asked)}) as rows
      where late and exists (select from settlement_reading where read_at is not null)`,
    notRemitted: sql`select from (${rowsOfFigure("courier", asked)}) as rows where late`,
  };
}

import { sql } from "kysely";
import { indianDay } from "#values/time/indian-day.ts";
import { dayAfter } from "#values/time/working-days.ts";
import type { Act, Copies } from "../copies/copies.ts";
import type { Step } from "../steps/brake.ts";

const page = 1000;
/** The last reading is longer ago than the days that are read each morning. */
const daysAgo = 10;
const dayMs = 86_400_000;

/**
 * A settlement of two pages that nobody has read, an adjustment at its end, on a day before those of all
 * others: the next reading begins with it.
 */
async function settled({ visit }: Copies) {
  const { count }: { count: number } = await (await visit.wheel.ask("settlements?count=1000")).json();
  const day = indianDay(new Date(Date.now() - (daysAgo + count) * dayMs));
  const made: { id: string } = await visit.wheel.steer("settle", { day, fill: page, adjustment: 5_00 });
  return { id: made.id, day };
}

/** The shop is killed over a reading, when so many of the settlement's lines have been kept. */
const reading = (name: string, step: Step, kept: number, more: Partial<Act> = {}): Act => ({
  name,
  steps: [step],
  ...more,
  async ready(copies) {
    const { db } = copies;
    const { id, day } = await settled(copies);
    const lines = sql`from settlement_lines where settlement_id = ${id}`;
    return {
      beforeStart: () =>
        sql`insert into settlement_reading (read_at) values (${`${day}T12:00:00+05:30`}::timestamptz)
          on conflict (id) do update set read_at = excluded.read_at`.execute(db),
      // The dead shop's claim ends.
      afterKill: () => sql`update settlement_reading set claimed_until = now()`.execute(db),
      traces: {
        "times it has other lines": sql`select (count(*) <> ${kept})::int ${lines}`,
        "settlements that their lines come to": sql`select count(*) from settlements s
          where id = ${id} and state = 'processed' and (amount_paise, fees_paise, tax_paise, true) = (
            select sum(credit_paise - debit_paise), sum(fee_paise), sum(tax_paise), count(*) > ${page} ${lines})`,
        "readings that are over": sql`select count(*) from settlement_reading
          where claimed_until is null and read_at > ${dayAfter(day)}::date`,
      },
    };
  },
});

export const settlementActs: readonly Act[] = [
  reading("settlements read, in a first page", "insert settlement_lines", 0, { isLong: true }),
  reading("settlements read, in a second page", "insert settlement_lines when NEW.type = 'adjustment'", page),
  reading("settlements read, as one is looked up", "insert settlements", 0, {
    stays: ["times it has other lines"],
  }),
];

import { languageNow } from "#values/language/language.ts";
import { type Paise, paise, rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDate, longDay, monthOfYear } from "#values/time/date-time.ts";
import { startOfIndianDay } from "#values/time/indian-day.ts";
import { entryWords, signedSum } from "../entry-words.ts";
import type { Statement } from "../statements.db.server.ts";
import { statementText as text } from "./statement.text.ts";
import { paySumsOf } from "./statement-sums.ts";

/** A row of a statement: its day where it is an entry's, its words, its sum. */
export interface StatementRow {
  day: string;
  words: string;
  sum: string;
}

/** All that stands on a statement, in the language of the moment. */
export const statementLines = ({ number, maker, month, madeAt, facts }: Statement) => ({
  language: languageNow(),
  number,
  title: `${text.title} · ${monthOfYear(startOfIndianDay(month))}`,
  account: text.account(maker.name),
  made: text.made(longDate(madeAt)),
  sums: sumRows(facts),
  after: rowOf(facts.after < 0 ? text.ahead : text.after, paise(Math.abs(facts.after))),
  heading: text.entries,
  entries: facts.entries.map((entry) => ({
    day: longDay(entry.on),
    words: entryWords(entry),
    sum: signedSum(entry.amount),
  })),
  agreed: text.agreed(maker.name),
  signature: text.signature,
  page: (at: number, of: number) => text.page(grouped(at), grouped(of)),
});

export type StatementLines = ReturnType<typeof statementLines>;

/** What was owed before, and what became of it; what is nought is left out. */
function sumRows({ before, entries }: Statement["facts"]): StatementRow[] {
  const { earned, other, advances, paid } = paySumsOf(entries);
  const rows: [string, Paise][] = [
    [before < 0 ? text.ahead : text.before, before],
    [text.earned, earned],
    [text.other, other],
    [text.advances, paise(0 - advances)],
    [text.paid, paise(0 - paid)],
  ];
  return rows
    .filter(([, sum], place) => sum !== 0 || place < 2)
    .map(([words, sum]) => ({ day: "", words, sum: signedSum(sum) }));
}

const rowOf = (words: string, sum: Paise): StatementRow => ({ day: "", words, sum: rupeesAndPaise(sum) });

import type { Language } from "#values/language/language.ts";
import { type Paise, paise, rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDay, monthOfYear } from "#values/time/date-time.ts";
import { startOfIndianDay } from "#values/time/indian-day.ts";
import { entryWords, signedSum } from "../entry-words.ts";
import type { StatementPaid } from "../statement/when-paid.ts";
import { ownMoneyText as text } from "./own-money.text.ts";
import type { OwnMoney } from "./read-own-money.server.ts";

export interface MoneyPage extends OwnMoney {
  /** Of the maker's work, below which their papers are. */
  path: string;
  chosen: Language | undefined;
}

/** What a maker is owed, what it is made of, and their statements to open. */
export const MoneyView = ({ year, unstated, statements, path, chosen }: MoneyPage) => (
  <>
    <nav>
      <a href={`${path}${chosen ? `?language=${chosen}` : ""}`} className="button">
        {text.work}
      </a>
    </nav>
    <main>
      <Year year={year} />
      {unstated.shown.length > 0 && <Unstated unstated={unstated} />}
      {statements.shown.length > 0 && <Statements statements={statements} path={path} />}
    </main>
  </>
);

const monthIn = (day: string): string => monthOfYear(startOfIndianDay(day));

function Year({ year }: Pick<OwnMoney, "year">) {
  const rows: [string, Paise][] = [
    [text.before, year.before],
    [text.earned, year.earned],
    [text.other, year.other],
    [text.advances, paise(0 - year.advances)],
    [text.paid, paise(0 - year.paid)],
  ];
  return (
    <article aria-labelledby="owed">
      <div className="in">
        <h2 id="owed">
          {year.owed === 0 ? text.nothing : year.owed < 0 ? text.ahead : text.owed}
          {year.owed !== 0 && <b>{rupeesAndPaise(paise(Math.abs(year.owed)))}</b>}
        </h2>
        <p className="note">{text.since(monthIn(year.from))}</p>
        <ul className="sums">
          {rows
            .filter(([, sum], place) => sum !== 0 || place === 1)
            .map(([words, sum]) => (
              <li key={words}>
                <span>{words}</span>
                <span>{signedSum(sum)}</span>
              </li>
            ))}
        </ul>
      </div>
    </article>
  );
}

const Unstated = ({ unstated: { shown, further } }: Pick<OwnMoney, "unstated">) => (
  <article aria-labelledby="new">
    <div className="in">
      <h2 id="new">{text.unstated}</h2>
      <ul className="sums">
        {shown.map((entry) => (
          <li key={entry.id}>
            <span>
              {entryWords(entry)}
              <small>{longDay(entry.on)}</small>
            </span>
            <span>{signedSum(entry.amount)}</span>
          </li>
        ))}
      </ul>
      {further > 0 && <p className="note">{text.more(grouped(further))}</p>}
    </div>
  </article>
);

const Statements = ({ statements: { shown, further }, path }: Pick<MoneyPage, "statements" | "path">) => (
  <article aria-labelledby="all">
    <div className="in">
      <h2 id="all">{text.statements}</h2>
      {shown.map(({ id, month, paid }) => (
        <a key={id} href={`${path}/statements/${encodeURIComponent(id)}`} className="button">
          <span>
            {monthIn(month)}
            {paid && paid.kind !== "nothing" && <PaidNote paid={paid} />}
          </span>
        </a>
      ))}
      {further > 0 && <p className="note">{text.older}</p>}
    </div>
  </article>
);

const PaidNote = ({ paid }: { paid: Exclude<StatementPaid, { kind: "nothing" }> }) => (
  <small className="under">
    {paid.kind === "paid" ? text.paidOn(longDay(paid.on)) : text.open(rupeesAndPaise(paid.left))}
  </small>
);

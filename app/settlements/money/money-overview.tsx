import { booksPath } from "#books/admin/file-links.tsx";
import { MonthForm } from "#books/admin/month-form.tsx";
import { monthName } from "#books/rules/book-month.ts";
import { makersPayPath } from "#makers-pay/pay-paths.ts";
import { ExportLink } from "#records/page/export-link.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { Figures } from "#ui/media/money.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { allMonths, moneyFigurePath, moneyFilePath, remittancesPath } from "../money-paths.ts";
import { SumLines } from "../sum-lines.tsx";
import { CameIn } from "./came-in.tsx";
import { FigureCard } from "./figure-card.tsx";
import { moneyText as text } from "./money.text.ts";
import { monthsFigures, presentFigures, type Spendable } from "./money-figures.ts";

import type { MoneyMonth } from "./read-money.server.ts";

/** Where the money is: what may be spent, what stands today, and what a month brought. */
export const MoneyOverview = ({ money: { month, months, sums, spendable, came } }: { money: MoneyMonth }) => (
  <>
    <PageHead title={text.title} note={text.note}>
      <ButtonLink small to={remittancesPath}>
        {text.remittances}
      </ButtonLink>
      <ExportLink to={moneyFilePath(month)} />
    </PageHead>
    <div className="grid gap-8">
      {spendable && <YoursToSpend spendable={spendable} />}
      <section aria-label={text.now}>
        <h2 className="mb-2 text-lg">{text.now}</h2>
        <dl className="cards sm:grid-cols-3">
          {presentFigures.map((figure) => (
            <FigureCard key={figure} figure={figure} sum={sums[figure]} to={moneyFigurePath(figure)} />
          ))}
        </dl>
      </section>
      <section aria-label={monthName(month)}>
        <h2 className="mb-2 text-lg">{monthName(month)}</h2>
        <MonthForm month={month} months={months} />
        <dl className="cards sm:grid-cols-2">
          {monthsFigures.map((figure) => (
            <FigureCard
              key={figure}
              figure={figure}
              sum={sums[figure]}
              to={moneyFigurePath(figure, { month })}
            />
          ))}
        </dl>
      </section>
      <CameIn month={month} came={came} rows={sums.bank.rows} />
    </div>
  </>
);

const link = (to: string, words: string) => (
  <Link to={to} className="underline">
    {words}
  </Link>
);

/** The sum that most is asked about, and how it is reckoned. */
function YoursToSpend({ spendable: { bank, gst, makers, toGiveBack, left } }: { spendable: Spendable }) {
  const { spend } = text;
  return (
    <TitledPart list title={spend.title} className="max-w-[46rem] frame-double bg-paper p-4 md:p-6">
      <p className="py-3">
        <Figures text={rupeesExact(left)} className="text-3xl" />
      </p>
      <SumLines
        lines={[
          { id: "bank", term: link(moneyFigurePath("bank", { month: allMonths }), spend.bank), amount: bank },
          { id: "gst", term: link(booksPath, spend.gst), amount: paise(0 - gst) },
          { id: "makers", term: link(makersPayPath, spend.makers), amount: paise(0 - makers) },
          {
            id: "back",
            term: link(moneyFigurePath("to-give-back"), spend.toGiveBack),
            amount: paise(0 - toGiveBack),
          },
        ]}
        total={{ term: spend.title, amount: left }}
      />
      <p className="mt-2 text-sm text-ink-2">{spend.note}</p>
    </TitledPart>
  );
}

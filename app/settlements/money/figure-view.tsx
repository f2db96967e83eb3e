import { type BookMonth, monthName } from "#books/rules/book-month.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Figures } from "#ui/media/money.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { allMonths, moneyFigurePath, moneyPath } from "../money-paths.ts";
import { moneyText as text } from "./money.text.ts";
import { type FigureSum, isOfMonth, type MoneyFigure } from "./money-figures.ts";
import { MoneyTable } from "./money-table.tsx";
import type { MoneyRow } from "./read-money.db.server.ts";

export const moneyRowsOnAPage = 25;

interface FigureViewProps {
  figure: MoneyFigure;
  /** Undefined: all of time. */
  month: BookMonth | undefined;
  isLateOnly: boolean;
  sum: FigureSum;
  page: number;
  rows: readonly MoneyRow[];
}

/** The list behind a figure, whose sum it is. */
export const FigureView = ({ figure, month, isLateOnly, sum, page, rows }: FigureViewProps) => {
  const title = isLateOnly ? text.lateTitle[figure] : text.figures[figure];
  return (
    <>
      <BackLink to={month ? `${moneyPath}?month=${month}` : moneyPath}>{text.back}</BackLink>
      <PageHead title={title} note={isLateOnly ? text.lateNote[figure] : text.counts[figure]}>
        {isLateOnly && (
          <ButtonLink small to={moneyFigurePath(figure)}>
            {text.showAll}
          </ButtonLink>
        )}
      </PageHead>
      {!isLateOnly && (
        <p className="mb-4 flex flex-wrap items-baseline gap-x-3">
          <Figures text={rupeesExact(sum.amount)} className="text-2xl" />
          <span className="text-sm text-ink-2">{spanWords(figure, month)}</span>
        </p>
      )}
      {rows.length === 0 ? (
        <p className="py-3 text-sm text-ink-2">{text.nothing}</p>
      ) : (
        <MoneyTable caption={title} rows={rows} hasTax={figure === "fees"} />
      )}
      <Pager
        label={title}
        page={page}
        pageSize={moneyRowsOnAPage}
        total={isLateOnly ? sum.late : sum.rows}
        hrefOf={(to) =>
          moneyFigurePath(figure, { month: monthInAddress(figure, month), page: to, late: isLateOnly })
        }
      />
    </>
  );
};

function spanWords(figure: MoneyFigure, month: BookMonth | undefined): string {
  if (month) return monthName(month);
  return isOfMonth(figure) ? text.ever : text.now;
}

const monthInAddress = (figure: MoneyFigure, month: BookMonth | undefined): string | undefined =>
  isOfMonth(figure) ? (month ?? allMonths) : undefined;

import { adminOrderPath } from "#orders/links/list-query.ts";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { longDate } from "#values/time/date-time.ts";
import { moneyPath, settlementPath } from "../money-paths.ts";
import { SumLines } from "../sum-lines.tsx";
import type { ShownSettledLine, ShownSettlement } from "./settlement.db.server.ts";
import { settlementText as text } from "./settlement.text.ts";
import type { PartSum } from "./why-less.ts";

export const settledLinesOnAPage = 50;

interface SettlementViewProps {
  settlement: ShownSettlement;
  lines: readonly ShownSettledLine[];
  page: number;
}

/** One settlement: why it is less in words, as a sum, and what is in it. */
export const SettlementView = ({ settlement, lines, page }: SettlementViewProps) => (
  <>
    <BackLink to={moneyPath}>{text.back}</BackLink>
    <PageHead title={text.title} note={text.of(longDate(settlement.at))} />
    <div className="grid gap-8">
      <Words settlement={settlement} />
      <TitledPart list title={text.sum} className="max-w-[30rem]">
        <SumLines lines={sumLines(settlement)} total={{ term: text.rows.bank, amount: settlement.amount }} />
      </TitledPart>
      {settlement.lines > 0 && (
        <TitledPart list title={text.lines}>
          <DataTable
            caption={text.lines}
            columns={columns()}
            rows={lines}
            idOf={({ part, id }) => `${part} ${id}`}
          />
          <Pager
            label={text.lines}
            page={page}
            pageSize={settledLinesOnAPage}
            total={settlement.lines}
            hrefOf={(to) => settlementPath(settlement.id, to)}
          />
        </TitledPart>
      )}
    </div>
  </>
);

const size = (amount: Paise): string => rupeesExact(paise(Math.abs(amount)));

const partWords = ({ part, lines, amount }: PartSum): string =>
  text.parts[part](lines, size(amount), amount < 0);

/** The sum in words, a sentence a line. */
function Words({
  settlement: { id, amount, state, at, utr, why, lines },
}: Pick<SettlementViewProps, "settlement">) {
  const sentences = [
    ...why.parts.map(partWords),
    ...(why.fee === 0
      ? []
      : [text.fee(rupeesExact(why.fee), why.tax === 0 ? undefined : rupeesExact(why.tax))]),
  ];
  return (
    <div className="grid max-w-measure gap-1.5 text-md">
      {lines === 0 ? <p>{text.noLines}</p> : sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
      <p className="font-semibold">
        {amount < 0 ? text.below(size(amount)) : text.end[state](rupeesExact(amount), longDate(at))}
      </p>
      {utr && state === "processed" && <p className="text-sm wrap-anywhere text-ink-2">{text.utr(utr)}</p>}
      {lines > 0 && why.unexplained !== 0 && (
        <p role="alert" className="border border-geru px-3 py-2 text-sm wrap-anywhere">
          {text.unexplained(rupeesExact(why.unexplained), id)}
        </p>
      )}
    </div>
  );
}

const sumLines = ({ why, lines }: ShownSettlement) => [
  ...why.parts.map(({ part, amount }) => ({ id: part, term: text.partNames[part], amount })),
  ...(why.fee === 0
    ? []
    : [
        { id: "fee", term: text.rows.fee, amount: paise(why.tax - why.fee) },
        { id: "tax", term: text.rows.tax, amount: paise(0 - why.tax) },
      ]),
  ...(lines > 0 && why.unexplained !== 0
    ? [{ id: "unexplained", term: text.rows.unexplained, amount: why.unexplained }]
    : []),
];

const columns = (): readonly Column<ShownSettledLine>[] => [
  {
    key: "what",
    label: text.columns.what,
    card: "heading",
    cell: ({ part, method }) =>
      method ? `${text.lineNames[part]} · ${text.method(method)}` : text.lineNames[part],
  },
  {
    key: "order",
    label: text.columns.order,
    cell: ({ orderId, orderNumber, id }) =>
      orderId ? (
        <Link to={adminOrderPath(orderId)} className="underline">
          {orderNumber}
        </Link>
      ) : (
        <span className="wrap-anywhere text-ink-2">{`${text.notOurs}: ${id}`}</span>
      ),
  },
  { key: "amount", label: text.columns.amount, figures: true, cell: ({ amount }) => rupeesExact(amount) },
  { key: "fee", label: text.columns.fee, figures: true, cell: ({ fee }) => rupeesExact(fee) },
  {
    key: "left",
    label: text.columns.left,
    figures: true,
    cell: ({ amount, fee }) => rupeesExact(paise(amount - fee)),
  },
];

import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { numbersText } from "../numbers.text.ts";
import { type BuyerCounts, share } from "../numbers.ts";
import { type FigureColumn, FiguresTable } from "./figures-table.tsx";
import { ShareBar } from "./way-part.tsx";

interface Row {
  name: string;
  orders: number;
  revenue: BuyerCounts["first"]["revenue"];
}

/** Orders of those who bought before, beside those of all others. */
export function BuyersPart({ buyers }: { buyers: BuyerCounts | null }) {
  if (buyers === null) return <Part>{numbersText.unread}</Part>;
  const { first, again } = buyers;
  const all = first.orders + again.orders;
  if (all === 0) return <Part>{numbersText.buyers.none}</Part>;
  const rows: Row[] = [
    { name: numbersText.buyers.first, ...first },
    { name: numbersText.buyers.again, ...again },
  ];
  const columns: FigureColumn<Row>[] = [
    { label: numbersText.figures.orders, cell: ({ orders }) => grouped(orders) },
  ];
  if (first.revenue !== null)
    columns.push(
      { label: numbersText.figures.revenue, cell: ({ revenue }) => rupeesExact(revenue ?? paise(0)) },
      { label: numbersText.figures.perOrder, cell: ({ orders, revenue }) => average(revenue, orders) },
    );
  return (
    <TitledPart list title={numbersText.buyers.title}>
      <p className="py-2 text-sm">{numbersText.buyers.said(again.orders, all, share(again.orders, all))}</p>
      <FiguresTable
        caption={numbersText.buyers.title}
        name={{
          label: numbersText.rows.buyers,
          cell: ({ name, orders }) => (
            <>
              {name}
              <ShareBar part={orders} whole={all} />
            </>
          ),
        }}
        columns={columns}
        rows={rows}
        idOf={({ name }) => name}
      />
      <p className="mt-2 text-sm text-ink-2">{numbersText.buyers.note}</p>
    </TitledPart>
  );
}

const Part = ({ children }: { children: string }) => (
  <TitledPart list title={numbersText.buyers.title}>
    <p className="py-3 text-sm text-ink-2">{children}</p>
  </TitledPart>
);

/** An order's mean revenue. */
export const average = (revenue: Row["revenue"], orders: number): string =>
  revenue === null || orders === 0 ? "–" : rupeesExact(paise(Math.round(revenue / orders)));

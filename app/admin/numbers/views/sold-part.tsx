import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { numbersText } from "../numbers.text.ts";
import type { Sold } from "../numbers.ts";
import { type FigureColumn, FiguresTable } from "./figures-table.tsx";
import { ShareBar } from "./way-part.tsx";

const mostProducts = 12;

interface SoldPartProps {
  sold: readonly Sold[] | null;
  most?: number;
  /** Without their variants. */
  productsOnly?: boolean;
}

/** Pieces and revenue by product, each with its variants below it. */
export function SoldPart({ sold, most = mostProducts, productsOnly = false }: SoldPartProps) {
  return (
    <TitledPart list title={numbersText.sold.title}>
      {sold === null ? (
        <p className="py-3 text-sm text-ink-2">{numbersText.unread}</p>
      ) : sold.length === 0 ? (
        <p className="py-3 text-sm text-ink-2">{numbersText.sold.none}</p>
      ) : (
        <SoldTable sold={productsOnly ? sold.filter(({ variant }) => variant === "") : sold} most={most} />
      )}
    </TitledPart>
  );
}

function SoldTable({ sold, most }: { sold: readonly Sold[]; most: number }) {
  const hasMoney = sold.every(({ revenue }) => revenue !== null);
  const figureOf = ({ revenue, pieces }: Sold): number => (hasMoney ? (revenue ?? 0) : pieces);
  const products = sold.filter(({ variant }) => variant === "");
  const largest = Math.max(...products.map(figureOf), 1);
  const shown = new Set(products.slice(0, most));
  let isShown = false;
  const rows = sold.filter((row) => {
    if (row.variant === "") isShown = shown.has(row);
    return isShown;
  });
  const columns: FigureColumn<Sold>[] = [
    { label: numbersText.figures.pieces, cell: ({ pieces }) => grouped(pieces) },
    {
      label: numbersText.figures.sentBack,
      cell: ({ returned }) => (returned === 0 ? "–" : grouped(returned)),
    },
  ];
  if (hasMoney)
    columns.push({
      label: numbersText.figures.revenue,
      cell: ({ revenue }) => rupeesExact(revenue ?? paise(0)),
    });
  return (
    <>
      <FiguresTable
        caption={numbersText.sold.title}
        name={{
          label: numbersText.rows.product,
          cell: (row) =>
            row.variant === "" ? (
              <>
                {row.product}
                <ShareBar part={figureOf(row)} whole={largest} />
              </>
            ) : (
              <span className="block pl-4 text-ink-2">{row.variant}</span>
            ),
        }}
        columns={columns}
        rows={rows}
        idOf={({ product, variant }) => `${product}|${variant}`}
      />
      <p className="mt-2 text-sm text-ink-2">
        {numbersText.sold.note} {products.length > most && numbersText.sold.most(most)}
      </p>
    </>
  );
}

import type { LowPieces } from "#orders/stock/low-stock.db.server.ts";
import { daysLeft, type LowPiece } from "#orders/stock/low-stock.ts";
import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import type { Sold } from "../../numbers/numbers.ts";
import { comingPlaces, type MoneyComing } from "./money-coming.ts";
import { comingWords, progressText as text } from "./progress.text.ts";
import type { SoFar } from "./so-far.ts";
import { SoFarPart } from "./so-far-part.tsx";

export interface ShopProgress {
  week: SoFar;
  month: SoFar;
  /** The best of the last 30 days. */
  sold: readonly Sold[];
}

/** This week and this month beside the last ones. */
export function ProgressPart({ progress, today }: { progress: ShopProgress | null; today: string }) {
  return (
    <TitledPart list title={text.title}>
      {progress ? (
        <div className="grid gap-x-12 gap-y-8 pt-3 lg:grid-cols-2">
          <SoFarPart soFar={progress.week} today={today} />
          <SoFarPart soFar={progress.month} today={today} />
        </div>
      ) : (
        <Unread>{text.unread}</Unread>
      )}
    </TitledPart>
  );
}

const Unread = ({ children }: { children: string }) => <p className="py-3 text-sm text-ink-2">{children}</p>;

/** The best sellers, without variants. */
export function BestSellers({ sold }: Pick<ShopProgress, "sold">) {
  return (
    <TitledPart list title={text.sellers.title}>
      <ul>
        {sold.map(({ product, pieces, revenue }) => (
          <Row
            key={product}
            to={`/admin/dashboard/products?${new URLSearchParams({ q: product })}`}
            name={product}
            note={text.sellers.pieces(grouped(pieces))}
            value={revenue === null ? "" : rupeesExact(revenue)}
          />
        ))}
      </ul>
      <Unread>{sold.length === 0 ? text.sellers.none : text.sellers.note}</Unread>
    </TitledPart>
  );
}

const mostLow = 6;

/** The scarcest, and how long they last as they sell now. */
export function RunningOut({ low }: { low: LowPieces | null }) {
  if (!low) return <Titled title={text.low.title}>{text.low.unread}</Titled>;
  const { pieces, count } = low;
  return (
    <TitledPart list title={text.low.title}>
      <ul>
        {pieces.slice(0, mostLow).map((piece) => (
          <Row
            key={piece.name}
            to={`/admin/dashboard/products?edit=${piece.productId}`}
            name={piece.name}
            note={lasting(piece)}
            value={piece.left === 0 ? text.low.gone : text.low.left(piece.left)}
          />
        ))}
      </ul>
      {count === 0 && <Unread>{text.low.none}</Unread>}
      {count > mostLow && (
        <Link to="/admin/dashboard/products?tab=running-out&sort=stock" className="action text-sm">
          {text.low.all(grouped(count))}
        </Link>
      )}
    </TitledPart>
  );
}

function lasting(piece: LowPiece): string {
  const days = daysLeft(piece);
  return days === undefined || piece.left === 0 ? "" : text.low.days(days);
}

const Titled = ({ title, children }: { title: string; children: string }) => (
  <TitledPart list title={title}>
    <Unread>{children}</Unread>
  </TitledPart>
);

/** Cash that couriers have, parts that are to be paid, and refunds that go out. */
export function MoneyOnItsWay({ coming }: { coming: readonly MoneyComing[] | null }) {
  if (!coming?.length)
    return <Titled title={text.coming.title}>{coming ? text.coming.none : text.coming.unread}</Titled>;
  return (
    <TitledPart list title={text.coming.title}>
      <ul>
        {coming.map(({ kind, orders, amount }) => (
          <Row
            key={kind}
            to={comingPlaces[kind]}
            name={comingWords[kind]}
            note={text.orders(grouped(orders), orders === 1)}
            value={rupeesExact(amount)}
          />
        ))}
      </ul>
    </TitledPart>
  );
}

interface RowProps {
  to: string;
  name: string;
  note: string;
  value: string;
}

const Row = ({ to, name, note, value }: RowProps) => (
  <li className="border-b border-hair">
    <Link
      to={to}
      className="flex min-h-11 items-baseline justify-between gap-4 py-2 text-sm no-underline hover:bg-fold"
    >
      <span className="min-w-0 wrap-anywhere">
        <span className="underline">{name}</span> <span className="text-xs text-ink-2">{note}</span>
      </span>
      <b className="shrink-0 tabular-nums">{value}</b>
    </Link>
  </li>
);

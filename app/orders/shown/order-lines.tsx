import type { ReactNode } from "react";
import type { LineDetails } from "#catalogue/options/line-details.ts";
import { LineDetailsView } from "#catalogue/options/line-details-view.tsx";
import { type BillLine, lineTotal } from "#shipping/bill.ts";
import { BillList } from "#shipping/bill-list.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { orderText } from "../order.text.ts";
import type { Order } from "../order.ts";
import { LineName, LineRow } from "./line-row.tsx";

type ShownLine = BillLine & LineDetails & { productName: string; image?: string | null };

interface OrderLinesProps {
  lines: readonly ShownLine[];
  /** With smaller pictures, beside other things. */
  isCompact?: boolean;
}

/** What was ordered, as it was then: name, quantity, price, line total. */
export function OrderLines({ lines, isCompact = false }: OrderLinesProps) {
  const columns = isCompact
    ? "grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-3"
    : "grid-cols-[4rem_minmax(0,1fr)_auto] gap-4";
  return (
    <ul className="mt-3 border-t border-ink">
      {lines.map((line, index) => (
        <LineRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a placed order's lines never change
          key={index}
          className={`grid items-center border-b border-hair py-3 leading-snug ${columns}`}
          before={<LinePicture image={line.image ?? null} />}
          sum={rupeesAndPaise(lineTotal(line))}
        >
          <LineName name={line.productName} />
          <LineDetailsView line={line} className="text-sm" />
          <p className="text-sm text-ink-2">
            {orderText.quantityAt(grouped(line.quantity), rupeesAndPaise(line.unitPrice))}
          </p>
        </LineRow>
      ))}
    </ul>
  );
}

const LinePicture = ({ image }: { image: string | null }) => (
  <div className="aspect-square overflow-hidden bg-fold">
    <Picture url={image} alt="" sizes="96px" className="size-full object-cover" />
  </div>
);

interface OrderedPartProps {
  title: string;
  order: Pick<Order, "isAgreed"> & { promise?: string } & Parameters<typeof OrderLines>[0] &
    Parameters<typeof BillList>[0]["bill"];
  /** Beside other things. */
  isCompact?: boolean;
  className?: string;
  /** What stands below the sums. */
  children?: ReactNode;
}

/** What was ordered and what it comes to, as its buyer sees it wherever an order is shown. */
export function OrderedPart({ title, order, isCompact = false, className, children }: OrderedPartProps) {
  return (
    <section aria-labelledby="ordered" className={className}>
      <h2 id="ordered" className="text-xl">
        {title}
      </h2>
      <OrderLines lines={order.lines} isCompact={isCompact} />
      <BillList bill={order} isAgreed={order.isAgreed} promise={order.promise} />
      {children}
    </section>
  );
}

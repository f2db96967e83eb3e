import { May } from "#accounts/permissions/may.tsx";
import { LineDetailsView } from "#catalogue/options/line-details-view.tsx";
import type { OrderLine } from "#orders/order.ts";
import { GiftNote } from "#orders/shown/gift-note.tsx";
import { LineRow } from "#orders/shown/line-row.tsx";
import type { LotOfLine } from "#platform/making.ts";
import { lineTotal } from "#shipping/bill.ts";
import { BillList } from "#shipping/bill-list.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { OrderPanel } from "../order-panel.tsx";
import type { AdminPage } from "../read-order.server.ts";
import { sheetText } from "./sheet.text.ts";

/** What was ordered, and what it comes to. */
export function LinesPanel({ adminPage: { order, lots, advised } }: { adminPage: AdminPage }) {
  return (
    <OrderPanel title={sheetText.items} className="max-lg:-order-1 sm:max-lg:col-span-2">
      <ul>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} lots={lots.filter(({ lineId }) => lineId === line.id)} />
        ))}
      </ul>
      {advised !== undefined && <p className="py-2 text-sm text-ink-2">{sheetText.advised(advised)}</p>}
      <BillList bill={order} isOwners />
      {order.gift && <GiftNote gift={order.gift} />}
    </OrderPanel>
  );
}

/** With its picture as it was when it was sold (ADMIN-20): of the variant, where that has one. */
function Line({ line, lots }: { line: OrderLine; lots: readonly LotOfLine[] }) {
  return (
    <LineRow
      className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hair py-2 leading-snug"
      before={
        <div className="size-16 overflow-hidden border border-hair bg-fold">
          <Picture url={line.image} alt="" sizes="64px" className="size-full object-cover" />
        </div>
      }
      sum={rupeesExact(lineTotal(line))}
      sumLook="tabular-nums"
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{line.productName}</p>
      <LineDetailsView line={line} />
      <p className="text-xs text-ink-2">
        {[line.sku && `SKU ${line.sku}`, line.artisan].filter(Boolean).join(" · ")}
      </p>
      <p className="tabular-nums">
        {grouped(line.quantity)} × {rupeesExact(line.unitPrice)}
      </p>
      {lots.map((lot) => (
        <Made key={lot.id} lot={lot} />
      ))}
    </LineRow>
  );
}

/** How far its makers are, and where that is looked after. */
function Made({ lot }: { lot: LotOfLine }) {
  const { isGiven, number, path } = lot;
  return (
    <p className="flex flex-wrap gap-x-3">
      {isGiven && <span>{sheetText.made(lot)}</span>}
      <May needs="making">
        <Link to={path} className="action">
          {number}
        </Link>
      </May>
    </p>
  );
}

import { shippingNames } from "#shipping/shipping.text.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { times } from "#values/money/money.ts";
import type { AdminOrder, AdminOrderLine } from "./admin-order.ts";
import { OrderPanel } from "./order-panel.tsx";

/** What was ordered, and what it comes to. */
export function LinesPanel({ order }: { order: AdminOrder }) {
  return (
    <OrderPanel title="Items" className="max-lg:order-3 sm:max-lg:col-span-2">
      <ul>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <dl className="mt-3 ml-auto grid max-w-80 gap-1 tabular-nums">
        <Sum label="Subtotal" amount={rupeesExact(order.subtotal)} />
        <Sum
          label={`Shipping cost (${shippingNames[order.shippingMethod]})`}
          amount={rupeesExact(order.shippingCost)}
        />
        <div className="mt-1 flex justify-between gap-4 border-t border-ink pt-1.5 text-md font-semibold">
          <dt>Order total</dt>
          <dd>{rupeesExact(order.total)}</dd>
        </div>
      </dl>
      {order.giftNote && <p className="mt-3 border-l-4 border-double border-ink pl-3">{order.giftNote}</p>}
    </OrderPanel>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** The picture is a fixed placeholder (ADMIN-20): what was ordered may look different today. */
function Line({ line }: { line: AdminOrderLine }) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hair py-2 leading-snug">
      <img src="/fallback.svg" alt="" width="44" height="44" className="size-11 border border-hair" />
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{line.productName}</p>
        <p className="text-xs text-ink-2">
          {[line.sku && `SKU ${line.sku}`, line.artisan].filter(Boolean).join(" · ")}
        </p>
        <p className="tabular-nums">
          {line.quantity} × {rupeesExact(line.unitPrice)}
        </p>
      </div>
      <p className="tabular-nums">{rupeesExact(times(line.unitPrice, line.quantity))}</p>
    </li>
  );
}

import type { ReactNode } from "react";
import { Money } from "#ui/media/money.tsx";
import { type Paise, rupees } from "#values/money/money.ts";
import { deliveryPromise, shippingNames } from "./shipping.text.ts";
import type { ShippingMethod } from "./shipping.ts";

interface TotalsListProps {
  totals: { subtotal: Paise; shipping: Paise; total: Paise };
  method: ShippingMethod;
}

/** Subtotal, shipping and total, as the cart, the checkout and an order show them. */
export function TotalsList({ totals, method }: TotalsListProps) {
  return (
    <dl className="tabular-nums">
      <Row term="Subtotal">{rupees(totals.subtotal)}</Row>
      <Row term="Shipping" note={`${shippingNames[method]}, ${deliveryPromise(method)}`}>
        {totals.shipping === 0 ? "Free" : rupees(totals.shipping)}
      </Row>
      <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-ink pt-3">
        <dt className="font-semibold">Total</dt>
        <dd>
          <Money amount={totals.total} className="text-xl" />
        </dd>
      </div>
    </dl>
  );
}

function Row({ term, note, children }: { term: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 pt-2">
      <dt>
        {term}
        {note && <span className="block text-sm text-ink-2">{note}</span>}
      </dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}

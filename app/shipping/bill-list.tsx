import { Money } from "#ui/media/money.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type BillRow, type BillSums, billRows } from "./bill.ts";
import { deliveryPromise, rowAmount, shippingNames, signed } from "./shipping.text.ts";

interface BillListProps {
  bill: BillSums;
  /** As the owner reads it: to the paisa, and in her words. */
  isOwners?: boolean;
}

/** A bill's sums, as the cart, the checkout and an order show them. */
export function BillList({ bill, isOwners = false }: BillListProps) {
  const Row = isOwners ? OwnersRow : ShoppersRow;
  return (
    <dl className={`tabular-nums ${isOwners ? "mt-3 ml-auto grid max-w-80 gap-1" : ""}`}>
      {billRows(bill).map((row) => (
        <Row key={row.kind + row.label} row={row} bill={bill} />
      ))}
    </dl>
  );
}

interface RowProps {
  row: BillRow;
  bill: BillSums;
}

function ShoppersRow({ row, bill: { shippingMethod } }: RowProps) {
  const { kind, label, amount } = row;
  if (kind === "total") {
    return (
      <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-ink pt-3">
        <dt className="font-semibold">{label}</dt>
        <dd>
          <Money amount={amount} className="text-xl" />
        </dd>
      </div>
    );
  }
  return (
    <div className="flex justify-between gap-4 pt-2">
      <dt>
        {kind === "shipping" ? "Shipping" : label}
        {kind === "shipping" && (
          <span className="block text-sm text-ink-2">
            {`${shippingNames[shippingMethod]}, ${deliveryPromise(shippingMethod)}`}
          </span>
        )}
      </dt>
      <dd className="whitespace-nowrap">{rowAmount(row)}</dd>
    </div>
  );
}

function OwnersRow({ row, bill: { shippingMethod } }: RowProps) {
  const { kind, amount } = row;
  if (kind === "total") {
    return (
      <div className="mt-1 flex justify-between gap-4 border-t border-ink pt-1.5 text-md font-semibold">
        <dt>Order total</dt>
        <dd>{rupeesExact(amount)}</dd>
      </div>
    );
  }
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">
        {kind === "shipping" ? `Shipping cost (${shippingNames[shippingMethod]})` : row.label}
      </dt>
      <dd>{signed(amount, rupeesExact)}</dd>
    </div>
  );
}

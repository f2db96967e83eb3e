import type { ReactNode } from "react";
import { MoneySum } from "#ui/media/money-sum.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { promisedArrival } from "./arrival.ts";
import { type BillRow, type BillSums, billLabel, billRows, rowAmount, signed } from "./bill.ts";
import { ownerBill } from "./owner-bill.text.ts";
import { billText, shippingNames } from "./shipping.text.ts";

interface BillListProps {
  bill: BillSums;
  /** As the owner reads it: to the paisa, and in her words. */
  isOwners?: boolean;
  /** It was agreed on, and promises no days on the way. */
  isAgreed?: boolean | undefined;
  /** When it arrives, where more is known than how it is sent: `promisedArrival`. */
  promise?: string | undefined;
}

/** A bill's sums, as the cart, the checkout and an order show them. */
export function BillList({ bill, isOwners = false, isAgreed = false, promise }: BillListProps) {
  const look = isOwners ? owners : isAgreed ? agreed : shoppers;
  return (
    <dl className={`tabular-nums ${look.list}`}>
      {billRows(bill).map((row) => (
        <div key={row.kind + row.label} className={`flex justify-between gap-4 ${look.rows[row.kind]}`}>
          <dt className={look.terms[row.kind]}>{look.labels[row.kind](row, bill, promise)}</dt>
          <dd className="whitespace-nowrap">{look.amounts[row.kind](row)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What has lowered the cost already. */
const ShippingNotes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => (
    <span key={note} className="block text-sm text-ink-2">
      {note}
    </span>
  ));

type Kind = BillRow["kind"];
type Label = (row: BillRow, bill: BillSums, promise?: string) => ReactNode;

interface Look {
  list: string;
  rows: Record<Kind, string>;
  terms: Record<Kind, string>;
  labels: Record<Kind, Label>;
  amounts: Record<Kind, (row: BillRow) => ReactNode>;
}

/** The same for the rows above the total. */
const alike = <Value,>(each: Value, total: Value): Record<Kind, Value> => ({
  subtotal: each,
  discount: each,
  shipping: each,
  fee: each,
  rounding: each,
  total,
});

const promisedShipping: Label = (
  _,
  { shippingMethod, shippingNotes = [] },
  promise = promisedArrival(shippingMethod),
) => (
  <>
    {billText.shipping}
    <span className="block text-sm text-ink-2">{`${shippingNames[shippingMethod]}, ${promise}`}</span>
    <ShippingNotes notes={shippingNotes} />
  </>
);

const shoppersTotal: Label = () => <span className="font-semibold">{billText.total}</span>;

const shoppers: Look = {
  list: "",
  rows: alike("pt-2", "mt-3 items-baseline border-t border-ink pt-3"),
  terms: alike("", ""),
  labels: { ...alike<Label>(billLabel, shoppersTotal), shipping: promisedShipping },
  amounts: alike<(row: BillRow) => ReactNode>(rowAmount, ({ amount }) => (
    <MoneySum amount={amount} className="text-xl" />
  )),
};

const agreed: Look = { ...shoppers, labels: { ...shoppers.labels, shipping: () => billText.shipping } };

const ownersShipping: Label = (_, { shippingMethod, shippingNotes = [] }) => (
  <>
    {ownerBill.shipping(shippingNames[shippingMethod])}
    <ShippingNotes notes={shippingNotes} />
  </>
);

const exactly = ({ amount }: BillRow): string => signed(amount, rupeesExact);

const owners: Look = {
  list: "mt-3 ml-auto grid max-w-80 gap-1",
  rows: alike("", "mt-1 border-t border-ink pt-1.5 text-md font-semibold"),
  terms: alike("text-ink-2", ""),
  labels: {
    ...alike<Label>(billLabel, () => ownerBill.total),
    shipping: ownersShipping,
  },
  amounts: alike(exactly, exactly),
};

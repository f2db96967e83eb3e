import type { ReactNode } from "react";
import { MoneySum } from "#ui/media/money-sum.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type BillRow, type BillSums, billLabel, billRows, rowAmount, signed } from "./bill.ts";
import { ownerBill } from "./owner-bill.text.ts";
import { billText, shippingNames, shippingText } from "./shipping.text.ts";

interface BillListProps {
  bill: BillSums;
  /** As the owner reads it: to the paisa, and in her words. */
  isOwners?: boolean;
  /** It was agreed on, and promises no days on the way. */
  isAgreed?: boolean | undefined;
}

/** A bill's sums, as the cart, the checkout and an order show them. */
export function BillList({ bill, isOwners = false, isAgreed = false }: BillListProps) {
  const look = isOwners ? owners : isAgreed ? agreed : shoppers;
  return (
    <dl className={`tabular-nums ${look.list}`}>
      {billRows(bill).map((row) => (
        <div
          key={row.kind + row.label}
          className={`flex justify-between gap-4 ${row.kind === "total" ? look.total : look.row}`}
        >
          <dt className={row.kind === "total" ? "" : look.term}>{look.label(row, bill)}</dt>
          <dd className="whitespace-nowrap">{look.amount(row)}</dd>
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

interface Look {
  list: string;
  row: string;
  term: string;
  total: string;
  label(row: BillRow, bill: BillSums): ReactNode;
  amount(row: BillRow): ReactNode;
}

const shoppers: Look = {
  list: "",
  row: "pt-2",
  term: "",
  total: "mt-3 items-baseline border-t border-ink pt-3",
  label(row, bill) {
    if (row.kind === "total") return <span className="font-semibold">{billText.total}</span>;
    if (row.kind !== "shipping") return billLabel(row, bill);
    const { shippingMethod, shippingNotes = [] } = bill;
    return (
      <>
        {billText.shipping}
        <span className="block text-sm text-ink-2">
          {`${shippingNames[shippingMethod]}, ${shippingText.promise(shippingMethod)}`}
        </span>
        <ShippingNotes notes={shippingNotes} />
      </>
    );
  },
  amount: (row) =>
    row.kind === "total" ? <MoneySum amount={row.amount} className="text-xl" /> : rowAmount(row),
};

const agreed: Look = {
  ...shoppers,
  label: (row, bill) => (row.kind === "shipping" ? billText.shipping : shoppers.label(row, bill)),
};

const owners: Look = {
  list: "mt-3 ml-auto grid max-w-80 gap-1",
  row: "",
  term: "text-ink-2",
  total: "mt-1 border-t border-ink pt-1.5 text-md font-semibold",
  label(row, bill) {
    if (row.kind === "total") return ownerBill.total;
    if (row.kind !== "shipping") return billLabel(row, bill);
    return (
      <>
        {ownerBill.shipping(shippingNames[bill.shippingMethod])}
        <ShippingNotes notes={bill.shippingNotes ?? []} />
      </>
    );
  },
  amount: ({ amount }) => signed(amount, rupeesExact),
};

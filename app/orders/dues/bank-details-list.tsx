import { Fragment } from "react";
import { duesText } from "./dues.text.ts";

interface BankDetailsListProps {
  /** What stands there, as a name and a value each. */
  rows: readonly [string, string][];
  /** What the transfer is to name. */
  orderNumber: string;
}

/** Where a buyer sends a transfer to, and what to write on it. */
export const BankDetailsList = ({ rows, orderNumber }: BankDetailsListProps) => (
  <div>
    <h3 className="text-md">{duesText.byTransfer}</h3>
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {[...rows, [duesText.purpose, orderNumber] as const].map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-ink-2">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </Fragment>
      ))}
    </dl>
    <p className="mt-2 text-sm text-ink-2">{duesText.transferHint}</p>
  </div>
);

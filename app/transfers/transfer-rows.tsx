import { Fragment } from "react";

/** Names and values to be copied. */
export const TransferRows = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
    {rows.map(([name, value]) => (
      <Fragment key={name}>
        <dt className="text-ink-2">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </Fragment>
    ))}
  </dl>
);

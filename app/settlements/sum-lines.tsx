import type { ReactNode } from "react";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";

interface SumLine {
  id: string;
  term: ReactNode;
  amount: Paise;
}

/** A sum as it is reckoned on paper: line by line, and what it comes to below a stroke. */
export const SumLines = ({ lines, total }: { lines: readonly SumLine[]; total: Omit<SumLine, "id"> }) => (
  <dl className="text-sm">
    {lines.map(({ id, term, amount }) => (
      <Line key={id} term={term} amount={amount} className="border-b border-hair" />
    ))}
    <Line {...total} className="border-t-2 border-double border-ink text-md font-semibold" />
  </dl>
);

const Line = ({ term, amount, className }: Omit<SumLine, "id"> & { className: string }) => (
  <div className={`flex items-baseline justify-between gap-4 py-2 ${className}`}>
    <dt>{term}</dt>
    <dd className="shrink-0 tabular-nums">{rupeesExact(amount)}</dd>
  </div>
);

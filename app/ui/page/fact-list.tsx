import type { ReactNode } from "react";

export interface Fact {
  term: string;
  value: ReactNode;
}

/** What is known of a record, term by term. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
      {facts.map(({ term, value }) => (
        <div key={term} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-ink-2">{term}</dt>
          <dd dir="auto" className="whitespace-pre-line">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { taxOf } from "#orders/invoice/tax-split.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import type { SumsProof } from "../rules/proof.ts";

/** A month at a glance: how many papers, and what they come to less what was taken back. */
export function MonthFacts({ proof: { papers } }: { proof: SumsProof }) {
  const [invoices, notes, all] = papers;
  if (!invoices || !notes || !all) return null;
  const facts = [
    ["Invoices", grouped(invoices.papers ?? 0)],
    ["Credit notes", grouped(notes.papers ?? 0)],
    ["Sales before tax", rupeesExact(all.split.taxable)],
    ["Tax in them", rupeesExact(taxOf(all.split))],
  ] as const;
  return (
    <dl className="cards grid-cols-2 md:grid-cols-4">
      {facts.map(([term, figure]) => (
        <div key={term} className="px-4 py-3">
          <dt className="text-sm text-ink-2">{term}</dt>
          <dd className="font-display text-lg tabular-nums md:text-xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

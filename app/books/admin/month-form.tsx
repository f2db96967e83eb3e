import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { taxOf } from "#values/money/tax-split.ts";
import { grouped } from "#values/text/grouped.ts";
import { booksText as text } from "../books.text.ts";
import { type BookMonth, monthName } from "../rules/book-month.ts";
import type { SumsProof } from "../rules/proof.ts";

/** Which month is shown: a plain GET form. */
export function MonthForm({ month, months }: { month: BookMonth; months: readonly BookMonth[] }) {
  return (
    <Form method="get" className="mb-6 flex flex-wrap items-end gap-3">
      <SelectField
        key={month}
        name="month"
        label={text.month}
        required
        defaultValue={month}
        options={months.map((each) => ({ value: each, label: monthName(each) }))}
      />
      <Button type="submit">{text.show}</Button>
    </Form>
  );
}

/** Without script the browser's own way to print does the same. */
export const PrintNow = () => (
  <Button variant="primary" small className="needs-script" onClick={() => window.print()}>
    {text.printNow}
  </Button>
);

/** A month at a glance: how many papers, and what they come to less what was taken back. */
export function MonthFacts({ proof: { papers } }: { proof: SumsProof }) {
  const [invoices, notes, all] = papers;
  if (!invoices || !notes || !all) return null;
  const facts = [
    [text.facts.invoices, grouped(invoices.papers ?? 0)],
    [text.facts.notes, grouped(notes.papers ?? 0)],
    [text.facts.sales, rupeesExact(all.split.taxable)],
    [text.facts.tax, rupeesExact(taxOf(all.split))],
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

import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { periodName } from "../names.ts";
import { numbersText as text } from "../numbers.text.ts";
import { nameOfMonth } from "../period.ts";

/** Which time is shown: a plain GET form. */
export function PeriodForm({ chosen, months }: { chosen: string; months: readonly string[] }) {
  const spans = ["7", "30", "year"].map((key) => ({ value: key, label: periodName({ key }) }));
  return (
    <Form method="get" className="mb-6 flex flex-wrap items-end gap-3">
      <SelectField
        key={chosen}
        name="period"
        label={text.period}
        required
        defaultValue={chosen}
        options={[...spans, ...months.map((month) => ({ value: month, label: nameOfMonth(month) }))]}
      />
      <Button type="submit">{text.show}</Button>
    </Form>
  );
}

/** Which month is printed: a plain GET form, and the browser's own way to print. */
export function PrintMonthForm({ chosen, months }: { chosen: string; months: readonly string[] }) {
  const all = months.includes(chosen) ? months : [...months, chosen];
  return (
    <Form method="get" className="mb-6 flex flex-wrap items-end gap-3">
      <SelectField
        key={chosen}
        name="month"
        label={text.month}
        required
        defaultValue={chosen}
        options={all.map((month) => ({ value: month, label: nameOfMonth(month) }))}
      />
      <Button type="submit">{text.show}</Button>
      <Button variant="primary" className="needs-script" onClick={() => window.print()}>
        {text.printNow}
      </Button>
    </Form>
  );
}

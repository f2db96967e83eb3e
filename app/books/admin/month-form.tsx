import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { booksText as text } from "../books.text.ts";
import { type BookMonth, monthName } from "../rules/book-month.ts";

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

import { Form } from "react-router";
import { type BookMonth, monthName } from "#books/rules/book-month.ts";
import { Button } from "#ui/form/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { moneyPath } from "../money-paths.ts";
import { moneyText as text } from "./money.text.ts";

/** Which month is shown: a plain GET form. */
export const MoneyMonthForm = ({ month, months }: { month: BookMonth; months: readonly BookMonth[] }) => (
  <Form method="get" action={moneyPath} className="mb-4 flex flex-wrap items-end gap-3">
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

import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { numbersText as text } from "../numbers.text.ts";
import { nameOfMonth } from "../period.ts";

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

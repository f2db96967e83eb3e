import { Form } from "react-router";
import { DayField } from "#records/fields/day-field.tsx";
import { Button } from "#ui/form/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { festivalText as text } from "../numbers.text.ts";
import type { Comparison } from "./comparison.ts";
import { type Occasion, occasionKey, occasionName } from "./festivals.ts";

interface ComparisonFormProps {
  comparison: Comparison;
  occasions: readonly Occasion[];
}

/** Which two times are set side by side: plain GET forms. */
export function ComparisonForm({ comparison, occasions }: ComparisonFormProps) {
  const { occasion, now, before } = comparison;
  const chosen = occasion && occasionKey(occasion);
  const all =
    occasion && !occasions.some((one) => occasionKey(one) === chosen) ? [occasion, ...occasions] : occasions;
  return (
    <div className="mb-8 grid gap-4">
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <SelectField
          key={chosen ?? "own"}
          name="festival"
          label={text.festival}
          required
          defaultValue={chosen ?? ""}
          options={[
            ...(chosen ? [] : [{ value: "", label: text.own }]),
            ...all.map((one) => ({ value: occasionKey(one), label: occasionName(one) })),
          ]}
        />
        <Button type="submit">{text.show}</Button>
      </Form>
      <details open={!chosen} className="text-sm">
        <summary className="action">{text.own}</summary>
        <Form
          key={now.from + now.until + before.from}
          method="get"
          className="mt-3 flex flex-wrap items-end gap-3"
        >
          <DayField name="from" label={text.from} required defaultValue={now.from} />
          <DayField name="until" label={text.until} required defaultValue={now.until} />
          <DayField name="against" label={text.against} required defaultValue={before.from} />
          <Button type="submit">{text.show}</Button>
        </Form>
      </details>
    </div>
  );
}

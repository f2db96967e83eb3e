import { Form } from "react-router";
import { DayField } from "#records/fields/day-field.tsx";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { Link } from "#ui/link.tsx";
import { type ActFilter, activityPath, formerStaff, isFilteredActs, noPerson } from "./act-filter.ts";
import { actKindWords, activityText as text } from "./activity.text.ts";
import { actKinds } from "./record-kinds.ts";

interface ActFilterFormProps {
  filter: ActFilter;
  staff: readonly { id: string; name: string }[];
}

/** Filters acts by their doer, record and day: a plain GET form. */
export function ActFilterForm({ filter, staff }: ActFilterFormProps) {
  const { person, kind, query, from, until } = filter;
  const people = [
    { value: "", label: text.everybody },
    ...staff.map(({ id, name }) => ({ value: id, label: name })),
    { value: noPerson, label: text.noPerson },
    { value: formerStaff, label: text.formerStaff },
  ];
  const kinds = [
    { value: "", label: text.everything },
    ...actKinds.map((value) => ({ value, label: actKindWords[value] })),
  ];
  return (
    <Form
      method="get"
      role="search"
      // A select whose parameter the address lacks is reset, not left as it was.
      key={Object.values(filter).join("\n")}
      className="mb-6 grid grid-cols-2 items-start gap-3 *:min-w-0 md:grid-cols-4 xl:grid-cols-[1fr_1fr_11rem_11rem_auto]"
    >
      <Field
        name="q"
        label={text.search}
        hint={text.searchHint}
        defaultValue={query}
        hideOptional={true}
        type="search"
        maxLength={200}
        className="col-span-full"
      />
      <SelectField
        name="person"
        label={text.person}
        defaultValue={person}
        options={people}
        hideOptional={true}
      />
      <SelectField name="kind" label={text.kind} defaultValue={kind} options={kinds} hideOptional={true} />
      <DayField name="from" label={text.from} defaultValue={from} hideOptional={true} />
      <DayField name="until" label={text.until} defaultValue={until} hideOptional={true} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 self-end max-xl:col-span-full">
        <Button type="submit">{text.show}</Button>
        {isFilteredActs(filter) && (
          <Link to={activityPath} className="action text-sm">
            {text.clear}
          </Link>
        )}
      </div>
    </Form>
  );
}

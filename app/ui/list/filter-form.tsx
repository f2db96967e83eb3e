import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Link } from "../link.tsx";
import { Icon } from "../media/icon.tsx";
import { SearchInput } from "./search-input.tsx";
import { workListText } from "./work-list.text.ts";

export interface Filter {
  name: string;
  /** "Status". */
  label: string;
  /** The chosen one's value. */
  value: string;
  options: readonly { value: string; label: string }[];
}

export interface FilterFormProps {
  /** What is searched: "Search messages". */
  searchLabel: string;
  query: string;
  filters?: readonly Filter[];
  /** Parameters that stay as they are, such as the order. */
  kept?: Readonly<Record<string, string | undefined>>;
  /** The address with nothing searched or filtered; given only while something is. */
  clear?: string;
}

/** Search and filters above a list: a plain GET form. With script a choice applies at once. */
export function FilterForm({ searchLabel, query, filters = [], kept = {}, clear }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const apply = () => form.current && void submit(form.current, { preventScrollReset: true });
  return (
    <Form
      ref={form}
      method="get"
      preventScrollReset
      role="search"
      className="flex flex-wrap items-end gap-x-3 gap-y-2"
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SearchInput key={query} label={searchLabel} query={query} />
      {filters.map((filter) => (
        <FilterSelect key={filter.name} filter={filter} onChange={apply} />
      ))}
      <noscript>
        <button type="submit" className="min-h-11 rounded border border-ink px-4 text-sm font-semibold">
          {workListText.apply}
        </button>
      </noscript>
      {clear !== undefined && (
        <Link to={clear} preventScrollReset className="action text-sm">
          {workListText.clear}
        </Link>
      )}
    </Form>
  );
}

function FilterSelect({ filter, onChange }: { filter: Filter; onChange: () => void }) {
  const { name, label, value, options } = filter;
  return (
    <label className="grid gap-1 text-xs font-semibold max-sm:min-w-36 max-sm:flex-1">
      {label}
      <span className="relative">
        <select
          key={value}
          name={name}
          defaultValue={value}
          onChange={onChange}
          className="h-11 w-full appearance-none rounded border border-edge bg-field pt-0.5 pr-9 pl-3 text-sm font-normal focus-visible:border-ink"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-2.5 size-5" />
      </span>
    </label>
  );
}

import { useId } from "react";
import { Icon } from "../media/icon.tsx";
import { workListText } from "./work-list.text.ts";

/** A search box with its button inside a GET form; its parameter is `q`. */
export function SearchInput({ label, query }: { label: string; query: string }) {
  const id = useId();
  return (
    <div className="grid flex-1 gap-1 sm:min-w-56 sm:max-w-toast max-sm:basis-full">
      <label htmlFor={id} className="text-xs font-semibold">
        {label}
      </label>
      <span className="flex">
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          className="h-11 w-full min-w-0 rounded-l border border-r-0 border-edge bg-field px-3 pt-0.5 text-sm focus-visible:border-ink"
        />
        <button
          type="submit"
          aria-label={workListText.search}
          className="grid size-11 shrink-0 place-items-center rounded-r border border-edge bg-field hover:border-ink"
        >
          <Icon name="search" className="size-5" />
        </button>
      </span>
    </div>
  );
}

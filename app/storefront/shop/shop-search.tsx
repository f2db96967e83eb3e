import { type ChangeEvent, useEffect, useRef, useState } from "react";
import type { ProductFilter } from "#catalogue/list/product-filter.ts";
import { Icon } from "#ui/media/icon.tsx";
import { cleanText } from "#values/text/clean-text.ts";
import { filterForm } from "./filter-panel.tsx";
import { answeredSearch, type SentSearches, sentSearch } from "./sent-searches.ts";
import { shopText } from "./shop.text.ts";
import type { FilterInHand } from "./use-filter.ts";

const pauseMs = 350;
const longest = 100;

/**
 * The catalogue's search box. With script it searches when the typing pauses; Enter and the button search at
 * once.
 */
export function ShopSearch({ shown, change }: { shown: ProductFilter; change: FilterInHand["change"] }) {
  const { text, type, settle } = useTyping(shown, (q) =>
    change({ q: q || undefined }, { replace: shown.q !== undefined }),
  );
  return (
    <div className="relative w-full md:max-w-80">
      <label htmlFor="shop-search" className="text-xs font-semibold">
        {shopText.search.label}
      </label>
      <input
        id="shop-search"
        form={filterForm}
        type="search"
        name="q"
        value={text}
        onChange={type}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
        maxLength={longest}
        placeholder={shopText.search.example}
        autoComplete="off"
        enterKeyHint="search"
        className="control h-12 border-edge pt-0.5 pr-12"
      />
      <button
        type="submit"
        form={filterForm}
        aria-label={shopText.search.act}
        className="absolute right-0 bottom-0 grid size-12 place-items-center"
      >
        <Icon name="search" className="size-5.5" />
      </button>
    </div>
  );
}

/** What stands in the box: what the address asks for, and ahead of it what the visitor types. */
function useTyping(shown: ProductFilter, search: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(shown.q ?? "");
  const searches = useRef<SentSearches>({ last: text, waiting: [] });

  useEffect(() => {
    const asked = shown.q ?? "";
    const { isNews, ...now } = answeredSearch(searches.current, asked);
    if (isNews && timer.current === undefined) setText(asked);
    searches.current = now;
  }, [shown]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Anyone who leaves the box or presses Enter waits for no pause. */
  function settle() {
    clearTimeout(timer.current);
    timer.current = undefined;
    const words = cleanText(text, longest);
    if (words === searches.current.last) return;
    searches.current = sentSearch(searches.current, words);
    search(words);
  }
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  function type(event: ChangeEvent<HTMLInputElement>) {
    setText(event.target.value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), pauseMs);
  }
  return { text, type, settle };
}

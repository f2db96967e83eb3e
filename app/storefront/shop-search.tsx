import { type ChangeEvent, useEffect, useRef, useState } from "react";
import type { ProductFilter } from "#catalogue/product-filter.ts";
import { controlLook } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { filterForm } from "./filter-panel.tsx";
import type { FilterInHand } from "./use-filter.ts";

const pauseMs = 350;

/** The catalogue's search box. With script it searches when the typing pauses; Enter and the button search at once. */
export function ShopSearch({ shown, change }: { shown: ProductFilter; change: FilterInHand["change"] }) {
  const { field, text, type, settle } = useTyping(shown.q ?? "", (q) =>
    change({ q: q || undefined }, { replace: shown.q !== undefined }),
  );
  return (
    <div className="relative w-full md:max-w-80">
      <label htmlFor="shop-search" className="sr-only">
        Search products
      </label>
      <input
        ref={field}
        id="shop-search"
        form={filterForm}
        type="search"
        name="q"
        value={text}
        onChange={type}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
        maxLength={100}
        placeholder="Tote, lotus, fish"
        autoComplete="off"
        enterKeyHint="search"
        className={`${controlLook} h-12 border-edge pt-0.5 pr-12`}
      />
      <button
        type="submit"
        form={filterForm}
        aria-label="Search"
        className="absolute inset-y-0 right-0 grid w-12 place-items-center"
      >
        <Icon name="search" className="size-5.5" />
      </button>
    </div>
  );
}

/** What stands in the box: the visitor's typing while the box has the focus, else what the address asks for. */
function useTyping(asked: string, search: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(asked);

  useEffect(() => {
    if (document.activeElement !== field.current) setText(asked);
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function searchFor(typed: string) {
    timer.current = undefined;
    if (typed.trim() !== asked) search(typed.trim());
  }
  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(typed), pauseMs);
  }
  /** Whoever leaves the box or presses Enter waits for no pause. */
  function settle() {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    searchFor(text);
  }
  const latest = useRef(searchFor);
  useEffect(() => {
    latest.current = searchFor;
  });
  return { field, text, type, settle };
}

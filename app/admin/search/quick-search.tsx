import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { searchText } from "../admin.text.ts";
import { type Found, searchPath } from "./finds.ts";
import { FoundGroups } from "./found-groups.tsx";

const addressOf = (query: string): string => `${searchPath}?${new URLSearchParams({ q: query })}`;

/** The way to the search in the header. With script it opens over the page, by Ctrl-K too. */
export function QuickSearch() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // Following a find closes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed by each navigation
  useEffect(() => setOpen(false), [key]);
  useSearchKeys(() => setOpen(true));
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link to={searchPath} onClick={open} aria-keyshortcuts="Control+K Meta+K" className={look}>
        <Icon name="search" className="size-6 md:size-5" />
        <span className="max-md:sr-only">{searchText.title}</span>
        <span aria-hidden="true" className="ml-auto text-xs max-md:hidden">
          {searchText.keys}
        </span>
      </Link>
      <Dialog title={searchText.title} open={isOpen} onClose={() => setOpen(false)}>
        <SearchAsYouType close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const look =
  "flex items-center gap-2 text-ink-2 no-underline hover:text-ink max-md:icon-button max-md:text-ink md:h-9 md:w-56 md:rounded md:border md:border-edge md:bg-field md:px-3 md:pt-0.5 md:text-sm md:hover:border-ink";

function useSearchKeys(open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key !== "k") return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** Fast enough to feel at once, and slow enough to send one request for a word. */
const pauseMs = 150;

function SearchAsYouType({ close }: { close: () => void }) {
  const id = useId();
  const list = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const { data, load } = useFetcher<Found>();
  const asked = query.trim();
  useEffect(() => {
    if (asked === "") return;
    const timer = setTimeout(() => void load(addressOf(asked)), pauseMs);
    return () => clearTimeout(timer);
  }, [asked, load]);
  const found = asked !== "" && data ? data : undefined;
  // Enter means no find of fewer letters.
  const first = found?.query === asked ? found.groups[0]?.finds[0] : undefined;
  return (
    <form
      ref={list}
      action={searchPath}
      onSubmit={(event) => {
        event.preventDefault();
        if (asked !== "") void navigate(first?.to ?? addressOf(asked));
      }}
      onKeyDown={(event) => {
        // A search box would take the first Escape for itself, to be emptied.
        if (event.key === "Escape") close();
        else goAlong(event, list.current);
      }}
    >
      <label htmlFor={id} className="text-sm">
        {searchText.label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        value={query}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
        className="mt-1 mb-4 h-12 w-full rounded border border-edge bg-field px-3.5 pt-0.5 focus-visible:border-ink"
      />
      <div className="min-h-48">
        {found ? (
          <FoundGroups found={found} level={3} />
        ) : (
          <p className="text-sm text-ink-2">{searchText.hint}</p>
        )}
      </div>
    </form>
  );
}

/** The arrow keys lead from the field along the finds, and back. */
function goAlong(event: KeyboardEvent, form: HTMLFormElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !form) return;
  const stops = [...form.querySelectorAll<HTMLElement>("input, li > a")];
  const { activeElement } = document;
  const place = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : 0;
  const next = stops[place + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

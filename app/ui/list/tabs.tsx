import type { ReactNode } from "react";
import { Link } from "../link.tsx";
import { useCurrentInView } from "./use-current-in-view.ts";
import { walkAlong } from "./walk-along.ts";

export interface Tab {
  /** The address that shows it: a tab is a place, so that reload and Back work, and no script is needed. */
  to: string;
  label: string;
  /** Of the label, where it is not the page's own. */
  lang?: string;
  /** A number, or what stands for a large one: "1000+". */
  count?: number | string | undefined;
  current: boolean;
}

export interface TabsProps {
  /** What the tabs divide: "Comments". */
  label: string;
  tabs: readonly Tab[];
  /** Makes ids that are the page's own. */
  id: string;
  children: ReactNode;
}

/** Parts of a page, one of them shown. Arrow keys walk along the tabs, Enter opens one. */
export function Tabs({ label, tabs, id, children }: TabsProps) {
  const row = useCurrentInView<HTMLDivElement>(tabs.find(({ current }) => current)?.to);
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={walkAlong}
        className="goes-on flex gap-1 overflow-x-auto border-b border-ink"
      >
        {tabs.map(({ to, label, lang, count, current }) => (
          <Link
            key={label}
            to={to}
            role="tab"
            id={current ? `${id}-tab` : undefined}
            aria-selected={current}
            aria-controls={current ? `${id}-panel` : undefined}
            className={`-mb-px flex min-h-11 items-center gap-2 rounded-t border px-4 pt-0.5 text-sm max-sm:px-3 whitespace-nowrap no-underline focus-visible:-outline-offset-4 ${
              current
                ? "begins-here border-ink border-b-paper font-semibold"
                : "border-transparent text-ink-2 hover:text-ink hover:underline"
            }`}
          >
            {lang ? <span lang={lang}>{label}</span> : label}
            {count !== undefined && <span className="text-xs tabular-nums">({count})</span>}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab`} className="pt-5">
        {children}
      </div>
    </>
  );
}

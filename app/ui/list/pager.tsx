import type { ReactNode } from "react";
import { grouped } from "#values/text/grouped.ts";
import { Link } from "../link.tsx";
import { Icon } from "../media/icon.tsx";
import { pagerText as text } from "./list.text.ts";

export interface PagerProps {
  /** What is paged, for the landmark's name: "Products". */
  label: string;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Of all pages together. */
  total: number;
  /** There are more than `total`, which were not counted. */
  isMore?: boolean;
  hrefOf(page: number): string;
}

const look = "inline-flex min-h-11 items-center gap-1 rounded border px-3 pt-0.5 text-sm no-underline";

/** Which part of a long list is shown, and the ways to its neighbours. */
export function Pager({ label, page, pageSize, total, isMore, hrefOf }: PagerProps) {
  if (total <= pageSize) return null;
  const pages = Math.ceil(total / pageSize);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav aria-label={text.label(label)} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-2 tabular-nums">
        {text.shown(grouped(first), grouped(last), isMore ? text.moreThan(grouped(total)) : grouped(total))}
      </p>
      <div className="flex items-center gap-2">
        <Step to={page > 1 ? hrefOf(page - 1) : undefined} rel="prev">
          <Icon name="chevron-left" className="size-5" />
          {text.previous}
        </Step>
        <span className="px-1 text-sm tabular-nums">
          {isMore ? text.page(grouped(page)) : text.pageOf(grouped(page), grouped(pages))}
        </span>
        <Step to={page < pages ? hrefOf(page + 1) : undefined} rel="next">
          {text.next}
          <Icon name="chevron-right" className="size-5" />
        </Step>
      </div>
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | undefined; rel: string; children: ReactNode }) {
  if (to === undefined) {
    return (
      <button type="button" disabled className={`${look} border-hair text-ink-2`}>
        {children}
      </button>
    );
  }
  return (
    <Link to={to} rel={rel} className={`${look} border-edge hover:border-ink`}>
      {children}
    </Link>
  );
}

import { useLocation } from "react-router";
import { Link } from "#ui/link.tsx";
import { type AdminLink, isCurrent } from "./admin-links.ts";
import { countOf, type TaskCounts } from "./overview/tasks/tasks.ts";
import { placeNames } from "./places.text.ts";

/** A row of a menu of the admin area. */
export const menuRow =
  "flex min-h-11 w-full items-center justify-between gap-2 border-l-4 border-transparent pt-0.5 pr-3 pl-3 text-left text-sm leading-tight no-underline hover:bg-fold aria-[current]:border-ink aria-[current]:border-double aria-[current]:bg-fold aria-[current]:font-semibold";

interface PlaceLinkProps {
  link: AdminLink;
  waiting?: TaskCounts | null;
  className?: string;
}

/** A place of a menu, and how much waits there. */
export function PlaceLink({ link, waiting, className = "" }: PlaceLinkProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={link.to}
        prefetch="intent"
        aria-current={isCurrent(link, pathname) ? "page" : undefined}
        className={`${menuRow} ${className}`}
      >
        {placeNames[link.name]}
        {link.waiting && waiting && <Count number={countOf(waiting, link.waiting)} />}
      </Link>
    </li>
  );
}

/** How many wait there. The number stays out of the link's name, which is the place's. */
function Count({ number }: { number: number }) {
  if (number === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="min-w-6 rounded border border-ink bg-paper px-1 text-center text-xs font-normal tabular-nums"
    >
      {number > 99 ? "99+" : number}
    </span>
  );
}

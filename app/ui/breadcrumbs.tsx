import { Link } from "./link.tsx";

export interface Crumb {
  label: string;
  /** Absent for the page itself, which comes last. */
  to?: string;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="py-3 md:py-6">
      <ol className="flex gap-2 overflow-x-auto text-sm leading-7 whitespace-nowrap text-ink-2">
        {items.map(({ label, to }) => (
          <li key={label} className="flex gap-2 not-last:after:content-['›']">
            {to === undefined ? (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            ) : (
              <Link
                to={to}
                prefetch="intent"
                className="no-underline hover:underline max-md:py-2 max-md:-my-2"
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

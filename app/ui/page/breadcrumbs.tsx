import { langOfText } from "#values/language/text-language.ts";
import { Link } from "../link.tsx";
import { uiText } from "../ui.text.ts";

export interface Crumb {
  label: string;
  /** Absent for the page itself, which comes last. */
  to?: string;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={uiText.breadcrumb} className="-mx-1 md:py-3 print:hidden">
      <ol className="flex gap-2 overflow-x-auto px-1 py-3 text-sm leading-7 text-ink-2">
        {items.map(({ label, to }) => (
          <li key={label} className="crumb">
            {to === undefined ? (
              <span aria-current="page" lang={langOfText(label)} className="text-ink">
                {label}
              </span>
            ) : (
              <Link to={to} prefetch="page" className="crumb-link">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { Link } from "../link.tsx";
import { pagerText } from "./list.text.ts";
import { hasPageSizes, type LongPage, otherPageSize } from "./page-size.ts";

interface PageSizeLinkProps {
  /** Of all pages together. */
  total: number;
  /** As the list's address says it. */
  show: LongPage | undefined;
  /** The list's first page in another size. */
  hrefOf(show: LongPage | undefined): string;
}

/** Below a list: more rows on a page, or as few as usual. */
export function PageSizeLink({ total, show, hrefOf }: PageSizeLinkProps) {
  if (!hasPageSizes(total)) return null;
  const other = otherPageSize({ show });
  return (
    <p className="mt-2">
      <Link to={hrefOf(other.show)} className="action text-sm">
        {pagerText.show(other.size)}
      </Link>
    </p>
  );
}

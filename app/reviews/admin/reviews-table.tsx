import { Link } from "#ui/link.tsx";
import { type Column, DataTable, type DataTableProps } from "#ui/list/data-table.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { adminReviewPath } from "../own-review-paths.ts";
import { hideReasonWords, reviewsText } from "../reviews.text.ts";
import { StarRow } from "../star-row.tsx";
import { reviewAdminText as text } from "./review-admin.text.ts";
import type { ListedReview } from "./review-list.db.server.ts";

/** A tab's reviews: a table on a desktop, two lines each on a phone. */
export const ReviewsTable = (table: Pick<DataTableProps<ListedReview>, "rows" | "selection">) => (
  <DataTable {...table} caption={text.title} columns={columns()} idOf={({ id }) => id} isShort />
);

const columns = (): Column<ListedReview>[] => [
  {
    key: "product",
    label: text.columns.product,
    card: "heading",
    cell: ({ id, product, author }) => (
      <Link
        to={adminReviewPath(id)}
        preventScrollReset
        aria-label={text.open(product, author)}
        className="after:absolute after:inset-0 no-underline md:font-semibold md:hover:underline"
      >
        {product}
      </Link>
    ),
  },
  {
    key: "stars",
    label: text.columns.stars,
    card: "part",
    cell: ({ stars, isEdit, hiddenReason }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <StarRow stars={stars} className="h-4" />
        <span className="sr-only">{reviewsText.stars(stars)}</span>
        {isEdit && <StatusBadge tone="blue">{text.edited}</StatusBadge>}
        {hiddenReason && <span className="text-sm text-ink-2">{hideReasonWords[hiddenReason]}</span>}
      </span>
    ),
  },
  {
    key: "words",
    label: text.columns.words,
    card: "part",
    className: "max-md:min-w-0 max-md:flex-1",
    cell: ({ title, beginning }) => (
      <span dir="auto" className="line-clamp-2 max-w-measure wrap-anywhere max-md:line-clamp-1">
        {title && <b>{title}: </b>}
        {beginning}
      </span>
    ),
  },
  { key: "author", label: text.columns.author, card: "hidden", cell: ({ author }) => author },
  {
    key: "photos",
    label: text.columns.photos,
    card: "hidden",
    figures: true,
    cell: ({ photos }) => String(photos),
  },
  {
    key: "reply",
    label: text.columns.reply,
    card: "hidden",
    cell: ({ hasReply }) => (hasReply ? text.hasReply : text.noReply),
  },
  {
    key: "written",
    label: text.columns.written,
    card: "hidden",
    cell: ({ writtenAt }) => longDateTime(writtenAt),
  },
];

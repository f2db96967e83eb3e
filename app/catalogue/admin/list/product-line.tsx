import { Form } from "react-router";
import { HindiMark } from "#records/hindi-mark.tsx";
import type { HindiState } from "#translations/texts-of-records.db.server.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { categoryLabels } from "../../product.text.ts";
import { isAvailable } from "../../product.ts";
import { productFields } from "../../product-fields.ts";
import { stockText } from "../../product-labels.ts";
import { optionsText } from "../options/options.text.ts";
import { type ProductListFilter, previewPath, productListPath } from "./list-filter.ts";
import type { ProductListLine } from "./product-list.db.server.ts";

// What stands in a line of the admin page's list.

interface LineProps {
  line: ProductListLine;
  filter: ProductListFilter;
}

export const Thumbnail = ({ image }: { image: string | null }) => (
  <span className="block size-12 shrink-0 overflow-hidden bg-fold">
    <Picture url={image} alt="" sizes="3rem" className="size-full object-cover" />
  </span>
);

/** The name, which opens the form; on a phone with its picture. */
export function NameCell({ line, mark, filter }: LineProps & { mark: HindiState | undefined }) {
  return (
    <span className="flex items-center gap-3">
      <span className="md:hidden">
        <Thumbnail image={line.image} />
      </span>
      <span className="min-w-0">
        <Link
          to={productListPath(filter, { edit: line.id })}
          preventScrollReset
          className="inline-flex min-h-8 items-center leading-snug font-semibold no-underline hover:underline"
        >
          {line.name}
        </Link>
        <span className="flex flex-wrap gap-x-3 text-xs font-normal text-ink-2">
          {categoryLabels[line.category]}
          {line.variants > 0 && <span>{optionsText.variants(line.variants)}</span>}
          {line.featured && <span>Featured</span>}
          <HindiMark state={mark} />
          {line.hidden && (
            <Link
              to={previewPath(line)}
              className="font-semibold text-ink"
              aria-label={`Hidden: look at ${line.name}`}
            >
              {productFields.hidden.labels.true}
            </Link>
          )}
        </span>
      </span>
    </span>
  );
}

export function Stock({ line }: { line: ProductListLine }) {
  const available = isAvailable(line);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <StatusBadge tone={available ? "green" : "red"}>{stockText(available)}</StatusBadge>
      {line.madeToOrder && <span className="text-xs text-ink-2">{productFields.madeToOrder.label}</span>}
      {line.stockCount !== null && (
        <span className="text-xs text-ink-2 tabular-nums">{line.stockCount} left</span>
      )}
    </span>
  );
}

export function Actions({ line, filter }: LineProps) {
  return (
    <span className="flex items-center gap-4">
      <Link
        to={productListPath(filter, { edit: line.id })}
        preventScrollReset
        aria-label={`Edit ${line.name}`}
        className="action text-sm"
      >
        Edit
      </Link>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={line.id} />
        <ConfirmButton
          question={`Delete “${line.name}” and its pictures? This can't be undone.`}
          name="intent"
          value="delete"
          variant="text"
          small
          aria-label={`Delete ${line.name}`}
        >
          Delete
        </ConfirmButton>
      </Form>
    </span>
  );
}

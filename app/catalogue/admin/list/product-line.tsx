import { HindiMark } from "#records/hindi-mark.tsx";
import type { HindiState } from "#translations/texts-of-records.db.server.ts";
import { Link } from "#ui/link.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { categoryLabels } from "../../product.text.ts";
import { isAvailable } from "../../product.ts";
import { productFields } from "../../product-fields.ts";
import { stockText } from "../../product-labels.ts";
import { optionsText } from "../options/options.text.ts";
import type { ProductListLine } from "./product-list.db.server.ts";
import { productListText as text } from "./product-list.text.ts";
import { previewPath } from "./product-list.ts";

// The parts of a row in the admin page's list.

export const Thumbnail = ({ image }: { image: string | null }) => (
  <span className="block size-12 shrink-0 overflow-hidden bg-fold">
    <Picture url={image} alt="" sizes="3rem" className="size-full object-cover" />
  </span>
);

interface NameCellProps {
  line: ProductListLine;
  mark: HindiState | undefined;
  /** Where it is open. */
  edit: string;
}

/** The name, which opens the form; on a phone with its picture. */
export function NameCell({ line, mark, edit }: NameCellProps) {
  return (
    <span className="flex items-center gap-3">
      <span className="md:hidden">
        <Thumbnail image={line.image} />
      </span>
      <span className="min-w-0">
        <Link
          to={edit}
          preventScrollReset
          className="inline-flex min-h-8 items-center leading-snug font-semibold no-underline after:absolute after:inset-0 hover:underline"
        >
          {line.name}
        </Link>
        <span className="flex flex-wrap gap-x-3 text-xs font-normal text-ink-2">
          {categoryLabels[line.category]}
          {line.variants > 0 && <span>{optionsText.variants(line.variants)}</span>}
          {line.featured && <span>{text.featured}</span>}
          <HindiMark state={mark} />
          {line.hidden && (
            <Link
              to={previewPath(line)}
              className="relative z-1 font-semibold text-ink"
              aria-label={text.hidden(line.name)}
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
        <span className="text-xs text-ink-2 tabular-nums">{text.left(line.stockCount)}</span>
      )}
    </span>
  );
}

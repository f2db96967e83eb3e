import { Form } from "react-router";
import { hindiText, recordsText } from "#records/words/records.text.ts";
import type { HindiState } from "#translations/texts-of-records.db.server.ts";
import { ConfirmButton, MeantBox } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { SmallPicture } from "#ui/media/picture.tsx";
import { categoryLabels } from "../../product.text.ts";
import { isAvailable } from "../../product.ts";
import { productFields } from "../../product-fields.ts";
import { stockText } from "../../product-labels.ts";
import { productText } from "../form/product.text.ts";
import { optionsText } from "../options/options.text.ts";
import type { ProductListLine } from "./product-list.db.server.ts";
import { productListText as text } from "./product-list.text.ts";
import { previewPath } from "./product-list.ts";

// The parts of a row in the admin page's list: of few elements, since a page has a hundred rows.

export const Thumbnail = ({ image }: { image: string | null }) => (
  <SmallPicture url={image} sizes="3rem" className="size-11 bg-fold object-cover md:size-12" />
);

interface NameCellProps {
  line: ProductListLine;
  mark: HindiState | undefined;
  /** Where it is open. */
  edit: string;
}

/** The name, which opens the form, and on a desktop what kind of product it is. */
export function NameCell({ line, mark, edit }: NameCellProps) {
  const kind = [
    categoryLabels[line.category],
    line.featured && text.featured,
    mark && hindiText.states[mark],
  ];
  return (
    <>
      <Link
        to={edit}
        preventScrollReset
        className="leading-snug font-semibold no-underline after:absolute after:inset-0 hover:underline md:inline-flex md:min-h-8 md:items-center"
      >
        {line.name}
      </Link>
      <span className="text-xs font-normal text-ink-2 max-md:hidden md:block">
        {kind.filter(Boolean).join(" · ")}
      </span>
    </>
  );
}

/** Whether it can be bought, how many are left, and whether shoppers see it. */
export function Stock({ line }: { line: ProductListLine }) {
  const available = isAvailable(line);
  const more = [
    line.variants > 0 && optionsText.variants(line.variants),
    line.madeToOrder && productFields.madeToOrder.label,
    line.stockCount !== null && text.left(line.stockCount),
  ];
  return (
    <>
      <StatusBadge tone={available ? "green" : "red"}>{stockText(available)}</StatusBadge>{" "}
      {more.filter(Boolean).join(" · ")}
      {line.hidden && (
        <Link
          to={previewPath(line)}
          className="relative z-1 ml-2 font-semibold text-ink"
          aria-label={text.hidden(line.name)}
        >
          {productFields.hidden.labels.true}
        </Link>
      )}
    </>
  );
}

const deleteForm = "delete-product";

/** The form of the rows' 'Delete' buttons, each of which says which product is meant. */
export const DeleteForm = () => (
  <Form id={deleteForm} method="post" preventScrollReset>
    <input type="hidden" name="intent" value="delete" />
    <MeantBox question={text.meant} />
  </Form>
);

export const RowActs = ({ id, name, edit }: { id: string; name: string; edit: string }) => (
  <>
    <Link to={edit} preventScrollReset aria-label={recordsText.editOne(name)} className="action text-sm">
      {recordsText.edit}
    </Link>
    <ConfirmButton
      question={productText.askDelete(name)}
      isBoxShared
      form={deleteForm}
      name="id"
      value={id}
      variant="text"
      small
      className="ml-4"
      aria-label={recordsText.deleteOne(name)}
    >
      {recordsText.delete}
    </ConfirmButton>
  </>
);

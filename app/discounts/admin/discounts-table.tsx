import { Form } from "react-router";
import { HindiMark } from "#records/hindi-mark.tsx";
import type { HindiState } from "#translations/texts-of-records.db.server.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { discountAdminText } from "./discount-admin.text.ts";
import { effectOf } from "./discount-effect.text.ts";
import type { AdminDiscount } from "./discount-list.db.server.ts";
import { discountsPath } from "./discounts-path.ts";

interface DiscountsTableProps {
  discounts: readonly AdminDiscount[];
  /** What is to be done about their Hindi, by id. */
  marks: Readonly<Record<string, HindiState>>;
  now: Date;
}

/** The admin page's list: a table on a desktop, cards on a phone. */
export function DiscountsTable({ discounts, marks, now }: DiscountsTableProps) {
  return (
    <div className="mt-4">
      <DataTable
        caption={discountAdminText.title}
        columns={columnsAt(now, marks)}
        rows={discounts}
        idOf={({ id }) => id}
      />
    </div>
  );
}

const nameOf = ({ code, title }: AdminDiscount): string => code ?? title;

const columnsAt = (now: Date, marks: DiscountsTableProps["marks"]): Column<AdminDiscount>[] => [
  {
    key: "name",
    label: "Discount",
    card: "heading",
    cell: (discount) => <NameCell discount={discount} mark={marks[discount.id]} />,
  },
  { key: "effect", label: "What it does", card: "bare", cell: (discount) => effectOf(discount, now) },
  {
    key: "uses",
    label: "Uses",
    figures: true,
    cell: ({ uses, mostUses }) =>
      mostUses === null ? grouped(uses) : `${grouped(uses)} / ${grouped(mostUses)}`,
  },
  { key: "sales", label: "Sales", figures: true, cell: ({ sales }) => rupeesExact(sales) },
  { key: "actions", label: "Actions", card: "bare", cell: (discount) => <Actions discount={discount} /> },
];

interface NameCellProps {
  discount: AdminDiscount;
  mark: HindiState | undefined;
}

function NameCell({ discount, mark }: NameCellProps) {
  const { id, code, title } = discount;
  return (
    <span className="block">
      <Link
        to={discountsPath({ edit: id })}
        preventScrollReset
        className="inline-flex min-h-8 items-center font-semibold wrap-anywhere no-underline hover:underline"
      >
        {nameOf(discount)}
      </Link>
      {code !== null && <span className="block text-sm font-normal text-ink-2">{title}</span>}
      {mark && (
        <span className="block">
          <HindiMark state={mark} />
        </span>
      )}
    </span>
  );
}

function Actions({ discount }: { discount: AdminDiscount }) {
  const name = nameOf(discount);
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <Link
        to={discountsPath({ edit: discount.id })}
        preventScrollReset
        aria-label={`Edit ${name}`}
        className="action text-sm"
      >
        Edit
      </Link>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={discount.id} />
        <ConfirmButton
          question={`Delete “${name}”? This can't be undone. A discount that was used can only be made inactive.`}
          name="intent"
          value="delete"
          variant="text"
          small
          aria-label={`Delete ${name}`}
        >
          Delete
        </ConfirmButton>
      </Form>
    </span>
  );
}

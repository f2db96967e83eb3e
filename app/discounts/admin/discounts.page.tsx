import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { FieldsForm } from "#records/fields/fields-form.tsx";
import { HindiMark } from "#records/hindi-mark.tsx";
import { recordPage } from "#records/page/record-page.server.ts";
import { type RecordPageProps, recordPageInBrowser } from "#records/page/record-page.ts";
import { RecordActions, RecordLink } from "#records/page/record-row.tsx";
import { RecordsView } from "#records/page/records-view.tsx";
import type { HindiState } from "#translations/texts-of-records.db.server.ts";
import type { Column } from "#ui/list/data-table.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { effectOf } from "./discount-effect.ts";
import { discounts } from "./discount-fields.ts";
import { discountKeeper } from "./discount-keeper.server.ts";
import { type AdminDiscount, listDiscounts } from "./discount-list.db.server.ts";

export const policy = {
  cached: false,
  body: "texts",
  needs: "money",
  // A code gives goods away.
  fresh: "forms",
} as const satisfies AdminPolicy;

const server = recordPage(policy, discounts, {
  keeper: discountKeeper,
  async rows({ db, now }) {
    const discounts = await listDiscounts(db);
    return discounts.map((discount) => ({ ...discount, effect: effectOf(discount, now()) }));
  },
});
const browser = recordPageInBrowser(discounts);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function DiscountsPage({ loaderData, actionData }: RecordPageProps<typeof server>) {
  return (
    <RecordsView
      record={discounts}
      data={loaderData}
      answer={actionData}
      note={discounts.words.note}
      rows={columnsWith(loaderData.marks)}
      form={(open, closeTo) => (
        <FieldsForm open={open} closeTo={closeTo} record={discounts} given={actionData} />
      )}
    />
  );
}

interface DiscountLine extends AdminDiscount {
  /** What it does now, in a sentence. */
  effect: string;
}

const editAt = (id: string) => discounts.list.address({}, { edit: id });

const nameOf = ({ code, title }: DiscountLine): string => code ?? title;

const columnsWith = (marks: Readonly<Record<string, HindiState>>): Column<DiscountLine>[] => [
  {
    key: "name",
    label: discounts.words.columns.name,
    card: "heading",
    cell: (discount) => <NameCell discount={discount} mark={marks[discount.id]} />,
  },
  { key: "effect", label: discounts.words.columns.effect, card: "bare", cell: ({ effect }) => effect },
  {
    key: "uses",
    label: discounts.words.columns.uses,
    figures: true,
    cell: ({ uses, mostUses }) =>
      mostUses === null ? grouped(uses) : `${grouped(uses)} / ${grouped(mostUses)}`,
  },
  {
    key: "sales",
    label: discounts.words.columns.sales,
    figures: true,
    cell: ({ sales }) => rupeesExact(sales),
  },
  {
    key: "actions",
    label: discounts.words.columns.acts,
    card: "bare",
    cell: (discount) => (
      <RecordActions
        id={discount.id}
        name={nameOf(discount)}
        edit={editAt(discount.id)}
        question={discounts.words.askDelete(nameOf(discount))}
      />
    ),
  },
];

function NameCell({ discount, mark }: { discount: DiscountLine; mark: HindiState | undefined }) {
  const { id, code, title } = discount;
  return (
    <span className="block">
      <RecordLink to={editAt(id)}>{nameOf(discount)}</RecordLink>
      {code !== null && <span className="block text-sm font-normal text-ink-2">{title}</span>}
      {mark && (
        <span className="block">
          <HindiMark state={mark} />
        </span>
      )}
    </span>
  );
}

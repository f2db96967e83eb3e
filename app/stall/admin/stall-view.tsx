import { Form } from "react-router";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDateTime, longDay } from "#values/time/date-time.ts";
import type { ShownGood, ShownSale, ShownStall } from "./read-stall.db.server.ts";
import { backField, type StallAnswer } from "./stall-act.form.ts";
import { ownersStallPath, takeAlongPath } from "./stall-paths.ts";
import { stallsText as text } from "./stalls.text.ts";

export interface StallPartProps {
  stall: ShownStall;
  given?: StallAnswer | undefined;
}

/** Where a stall is, and the day on which it opens. */
export const placeAndDay = (place: string, opensOn: string | null): string =>
  opensOn === null ? place : `${place} · ${longDay(opensOn)}`;

/** What the stall has, with what goes along and comes back while it is open. */
export const GoodsPart = ({ stall, given }: StallPartProps) => (
  <TitledPart title={text.goods.title}>
    {stall.closed === null && (
      <p>
        <ButtonLink to={takeAlongPath(stall.id)} variant="primary" small>
          {text.take.title}
        </ButtonLink>
      </p>
    )}
    {stall.goods.length === 0 ? (
      <p>{text.goods.none}</p>
    ) : (
      <DataTable
        caption={text.goods.title}
        columns={columnsOf(stall, given)}
        rows={stall.goods}
        idOf={({ id }) => id}
        top
      />
    )}
  </TitledPart>
);

function columnsOf(stall: ShownStall, given: StallAnswer | undefined): Column<ShownGood>[] {
  const { columns } = text.goods;
  const figures = { figures: true } as const;
  return [
    { key: "name", label: columns.name, card: "heading", cell: (good) => <NameOfGood good={good} /> },
    { key: "taken", label: columns.taken, ...figures, cell: ({ taken }) => grouped(taken) },
    { key: "sold", label: columns.sold, ...figures, cell: ({ sold }) => grouped(sold) },
    { key: "back", label: columns.back, ...figures, cell: ({ back }) => grouped(back) },
    ...(stall.closed === null
      ? ([
          { key: "left", label: columns.left, ...figures, cell: ({ left }) => grouped(Math.max(0, left)) },
          {
            key: "bring",
            label: text.back.title,
            card: "bare",
            cell: (good) => <BackForm stall={stall} good={good} given={given} />,
          },
        ] satisfies Column<ShownGood>[])
      : ([
          { key: "lost", label: columns.lost, ...figures, cell: ({ lost }) => grouped(lost ?? 0) },
        ] satisfies Column<ShownGood>[])),
  ];
}

const NameOfGood = ({ good: { name, left, lost } }: { good: ShownGood }) => (
  <>
    {name}
    {left < 0 && (
      <span className="block text-sm font-normal text-geru">
        {lost === null ? text.goods.oversold(-left) : text.goods.late(-left)}
      </span>
    )}
  </>
);

function BackForm({ stall, good, given }: StallPartProps & { good: ShownGood }) {
  const button = useActButton("back");
  const isHydrated = useHydrated();
  if (good.left <= 0) return null;
  const error = errorsIn(given)[backField(good.id)];
  return (
    <Form
      method="post"
      action={ownersStallPath(stall.id)}
      aria-label={`${text.back.title}: ${good.name}`}
      noValidate={isHydrated}
      preventScrollReset
      className="flex items-end gap-2"
    >
      <input type="hidden" name="good" value={good.id} />
      <input type="hidden" name="version" value={stall.version} />
      <Field
        name="pieces"
        label={text.back.pieces}
        hideOptional
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typedOf(given)?.good === good.id ? typedOf(given)?.pieces : ""}
        error={error}
      />
      <Button {...button} small>
        {text.back.submit}
      </Button>
    </Form>
  );
}

const saleColumns = (): Column<ShownSale>[] => {
  const { columns } = text.sales;
  return [
    {
      key: "order",
      label: columns.order,
      card: "heading",
      cell: ({ orderId, orderNumber }) => <Link to={adminOrderPath(orderId)}>{orderNumber}</Link>,
    },
    { key: "number", label: columns.number, cell: ({ number }) => number ?? "" },
    { key: "at", label: columns.at, cell: ({ at }) => longDateTime(at) },
    { key: "total", label: columns.total, figures: true, cell: ({ total }) => rupeesExact(total) },
  ];
};

/** The orders that were sold here, the newest first. */
export const StallSales = ({ stall: { sales, count, sum, cash } }: StallPartProps) => (
  <TitledPart title={text.sales.title}>
    {count === 0 ? (
      <p>{text.sales.none}</p>
    ) : (
      <>
        <p>{text.sales.sum(count, rupeesExact(sum), rupeesExact(cash))}</p>
        <DataTable
          caption={text.sales.title}
          columns={saleColumns()}
          rows={sales}
          idOf={({ orderId }) => orderId}
        />
        {count > sales.length && <p className="text-sm text-ink-2">{text.sales.later}</p>}
      </>
    )}
  </TitledPart>
);

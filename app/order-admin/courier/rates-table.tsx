import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Rates } from "../booking/rates.server.ts";
import { bookingWords } from "../shipments/booking.text.ts";
import { shipmentsText } from "../shipments/shipments-admin.text.ts";
import { ratesText as text } from "./rates.text.ts";

type Offered = Extract<Rates, { kind: "rates" }>;
type Rate = Offered["rates"][number];

/** Who takes the parcel for how much, and what its way back would cost: cards on a phone. */
export const RatesTable = ({ rates, version }: { rates: Offered; version: number }) => (
  <DataTable
    caption={text.title}
    columns={columnsOf(rates, version)}
    rows={rates.rates}
    idOf={({ courierId }) => String(courierId)}
  />
);

const columnsOf = ({ cheapest, quickest }: Offered, version: number): readonly Column<Rate>[] => [
  {
    key: "courier",
    label: text.courier,
    card: "heading",
    cell: ({ courier, courierId }) => (
      <span className="[overflow-wrap:anywhere]" id={`courier-${courierId}`}>
        <b>{courier}</b>
        {courierId === cheapest && <Mark>{shipmentsText.cheapest}</Mark>}
        {courierId === quickest && <Mark>{shipmentsText.quickest}</Mark>}
      </span>
    ),
  },
  { key: "cost", label: text.cost, figures: true, cell: ({ cost }) => rupeesExact(cost) },
  {
    key: "days",
    label: text.days,
    figures: true,
    cell: ({ days }) => (days === null ? text.unsaid : days),
  },
  {
    key: "back",
    label: text.back,
    figures: true,
    cell: ({ costBack }) => (costBack === null ? text.unsaid : rupeesExact(costBack)),
  },
  {
    key: "book",
    label: text.actions,
    card: "bare",
    cell: (rate) => <BookForm rate={rate} version={version} isFirst={rate.courierId === cheapest} />,
  },
];

const Mark = ({ children }: { children: string }) => (
  <span className="ml-2 rounded border border-edge bg-field px-1.5 text-xs whitespace-nowrap">
    {children}
  </span>
);

function BookForm({ rate, version, isFirst }: { rate: Rate; version: number; isFirst: boolean }) {
  const sent = useNavigation().formData;
  const isSending = sent?.get("courier") === String(rate.courierId);
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <Button
        type="submit"
        name="courier"
        value={rate.courierId}
        small
        variant={isFirst ? "primary" : "outline"}
        aria-describedby={`courier-${rate.courierId}`}
        disabled={sent !== undefined}
        pending={isSending}
      >
        {bookingWords.book}
      </Button>
    </Form>
  );
}

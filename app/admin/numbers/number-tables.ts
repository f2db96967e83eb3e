import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { sourceName } from "./names.ts";
import { numbersText } from "./numbers.text.ts";
import { type ParcelCounts, type ShopNumbers, share, wayOf } from "./numbers.ts";

import { daysOf } from "./period.ts";

/** The tables that can be taken out as files. */
export const numberTables = ["days", "way", "sources", "sold", "came-back", "buyers"] as const;
export type NumberTable = (typeof numberTables)[number];

export const isNumberTable = (text: string | null): text is NumberTable =>
  numberTables.some((table) => table === text);

export type SheetRow = readonly (string | number | null)[];

interface SheetTable {
  header: string[];
  rows: SheetRow[];
}

/** Rupees with two decimals, as spreadsheets take them; empty for who may not see the money. */
const amount = (revenue: number | null): number | null => revenue && revenue / 100;

const makers: Record<NumberTable, (numbers: ShopNumbers) => SheetTable> = {
  days: ({ period, days, sales }) => ({
    header: [
      "Day",
      "Visits",
      "Saw a product",
      "Cart",
      "Checkout",
      "Visits that ordered",
      "Pages to programs",
      "Orders",
      "Revenue",
    ],
    rows: daysOf(period).map((day) => {
      const came = days?.find((one) => one.day === day);
      const { visits, products, carts, checkouts, orders } = wayOf(came ? [came] : []);
      const sale = sales?.find((one) => one.day === day);
      const sold = [sale?.orders ?? null, amount(sale?.revenue ?? null)];
      return [day, visits, products, carts, checkouts, orders, came?.botPages ?? 0, ...sold];
    }),
  }),
  way: ({ days }) => {
    const way = wayOf(days ?? []);
    return {
      header: ["Step", "Visits", "Of all"],
      rows: Object.entries(way).map(([step, visits]) => [step, visits, share(visits, way.visits)]),
    };
  },
  sources: ({ sources }) => ({
    header: ["From", "Medium", "Campaign", "Visits", "Orders"],
    rows: (sources ?? []).map((row) => [sourceName(row), row.medium, row.campaign, row.visits, row.orders]),
  }),
  sold: ({ sold }) => ({
    header: ["Product", "Variant", "Pieces", "Sent back", "Revenue"],
    rows: (sold ?? []).map((row) => [
      row.product,
      row.variant,
      row.pieces,
      row.returned,
      amount(row.revenue),
    ]),
  }),
  "came-back": ({ parcels }) => ({
    header: ["What", "How many", "Of those that left"],
    rows: parcels ? parcelRows(parcels).map(({ name, value, of }) => [name, value, of]) : [],
  }),
  buyers: ({ buyers }) => ({
    header: ["Buyers", "Orders", "Revenue"],
    rows: buyers
      ? [
          [numbersText.buyers.first, buyers.first.orders, amount(buyers.first.revenue)],
          [numbersText.buyers.again, buyers.again.orders, amount(buyers.again.revenue)],
        ]
      : [],
  }),
};

export const sheetTable = (table: NumberTable, numbers: ShopNumbers): SheetTable => makers[table](numbers);

/** Sent and returned parcels as rows of a table. */
export function parcelRows(parcels: ParcelCounts): { name: string; value: string; of: string }[] {
  const { sent, delivered, cameBack, cashRefused, returnsAsked, piecesReturned, refunds } = parcels;
  const say = numbersText.parcels;
  const row = (name: string, value: number, of = "") => ({ name, value: grouped(value), of });
  return [
    row(say.sent, sent),
    row(say.delivered, delivered, share(delivered, sent)),
    row(say.cameBack, cameBack, share(cameBack, sent)),
    row(say.cashRefused, cashRefused),
    row(say.returnsAsked, returnsAsked),
    row(say.piecesReturned, piecesReturned),
    ...(refunds === null ? [] : [{ name: say.refunds, value: rupeesExact(refunds), of: "" }]),
  ];
}

import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { sourceName } from "./numbers.text.ts";
import { type ParcelCounts, type ShopNumbers, share, wayOf } from "./numbers.ts";

import { daysOf } from "./period.ts";

/** The tables that can be taken out as files. */
export const numberTables = {
  days: "Visits, orders and revenue by day",
  way: "From visit to order",
  sources: "Where from",
  sold: "What sells",
  "came-back": "What came back",
  buyers: "Who bought again",
} as const;
export type NumberTable = keyof typeof numberTables;

export const isNumberTable = (text: string | null): text is NumberTable =>
  text !== null && text in numberTables;

export interface SheetTable {
  header: string[];
  rows: (string | number | null)[][];
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
          ["First orders", buyers.first.orders, amount(buyers.first.revenue)],
          ["Orders of returning buyers", buyers.again.orders, amount(buyers.again.revenue)],
        ]
      : [],
  }),
};

export const sheetTable = (table: NumberTable, numbers: ShopNumbers): SheetTable => makers[table](numbers);

/** What left and what came back, as lines of a table. */
export function parcelRows(parcels: ParcelCounts): { name: string; value: string; of: string }[] {
  const { sent, delivered, cameBack, cashRefused, returnsAsked, piecesReturned, refunds } = parcels;
  const row = (name: string, value: number, of = "") => ({ name, value: grouped(value), of });
  return [
    row("Parcels that left", sent),
    row("Delivered", delivered, share(delivered, sent)),
    row("Came back undelivered", cameBack, share(cameBack, sent)),
    row("Cash refused at the door", cashRefused),
    row("Returns that buyers asked for", returnsAsked),
    row("Pieces that buyers sent back", piecesReturned),
    ...(refunds === null ? [] : [{ name: "Given back for returns", value: rupeesExact(refunds), of: "" }]),
  ];
}

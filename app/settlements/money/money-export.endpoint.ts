import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { recordsFile } from "#records/page/records-file.server.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { type FileRow, moneyFileRows } from "./money-file.server.ts";
import { askedMoneyMonth, lateMoneySince } from "./read-money.server.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "money",
  fresh: "file",
} as const satisfies AdminPolicy;

/** A month's money as a file, line by line, with what is on its way and due. It names nobody. */
export const loader = recordsFile<FileRow>(policy, {
  async read(shop, parameters) {
    const { month } = await askedMoneyMonth(shop, parameters);
    return { name: `money-${month}`, rows: moneyFileRows(shop.db, month, lateMoneySince(shop)) };
  },
  columns: [
    ["Where", ({ where }) => where],
    ["What", ({ what }) => what],
    ["Day", ({ at }) => indianDay(at)],
    ["Order", ({ order }) => order],
    ["Number", ({ number }) => number],
    ["Amount", ({ amount }) => Number(rupeesColumn(amount))],
    ["Fee", ({ fee }) => Number(rupeesColumn(fee))],
    ["GST in Fee", ({ tax }) => Number(rupeesColumn(tax))],
    ["Settlement", ({ settlement }) => settlement],
    ["Bank Reference", ({ utr }) => utr],
  ],
});

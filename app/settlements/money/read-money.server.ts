import { readPaperTotals } from "#books/reading/paper-totals.db.server.ts";
import { type BookMonth, monthAsked, monthOf, monthsSince } from "#books/rules/book-month.ts";
import { allOwed } from "#makers-pay/list/list-accounts.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { Services } from "#platform/services.server.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { taxOf } from "#values/money/tax-split.ts";
import { closedDaysOf } from "#values/time/closed-days.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { lateSince, type MoneySums, type Spendable, spendableOf } from "./money-figures.ts";
import {
  askedOf,
  everInBank,
  firstMoneyAt,
  listMoney,
  type MoneyRow,
  readMoneySums,
} from "./read-money.db.server.ts";

export type MoneyShop = Pick<Services, "db" | "now" | "config">;

/** Since when money is late, by the shop's own closed days. */
export const lateMoneySince = ({ config, now }: Pick<Services, "config" | "now">) =>
  lateSince(indianDay(now()), closedDaysOf(config.shop));

export interface MoneyMonth {
  month: BookMonth;
  /** Newest first, from the present one back to that of the first money. */
  months: BookMonth[];
  sums: MoneySums;
  /** Of the running month alone. */
  spendable: Spendable | undefined;
  /** What came into the bank in it, the latest first; no more than a page. */
  came: MoneyRow[];
}

const mostShown = 25;

/** The month of the address, or the running one. */
export async function askedMoneyMonth(
  { db, now }: Pick<Services, "db" | "now">,
  searchParams: URLSearchParams,
): Promise<Pick<MoneyMonth, "month" | "months">> {
  const present = monthOf(now());
  const first = await firstMoneyAt(db);
  const months = monthsSince(first ? monthOf(first) : present, present);
  return { month: monthAsked({ searchParams }, { months, usual: present }), months };
}

export async function readMoney(shop: MoneyShop, url: URL): Promise<MoneyMonth> {
  const { month, months } = await askedMoneyMonth(shop, url.searchParams);
  const asked = askedOf(month, lateMoneySince(shop));
  const sums = await readMoneySums(shop.db, asked);
  const spendable = month === monthOf(shop.now()) ? await readSpendable(shop, sums) : undefined;
  const came = await listMoney(shop.db, "bank", { ...asked, isLateOnly: false, size: mostShown, page: 1 });
  return { month, months, sums, spendable, came };
}

async function readSpendable(shop: MoneyShop, sums: MoneySums): Promise<Spendable> {
  return spendableOf({
    bank: await everInBank(shop.db, lateMoneySince(shop)),
    gst: await gstOfPapers(shop.db),
    makers: await allOwed(shop.db),
    toGiveBack: sums["to-give-back"].amount,
  });
}

const ever = { from: new Date(0), until: new Date("2200-01-01T00:00:00Z") };

/** The GST of all papers less notes, under whichever GSTIN. */
async function gstOfPapers(db: Db): Promise<Paise> {
  const totals = await readPaperTotals(db, ever);
  return paise(
    totals.reduce((all, { invoices, notes }) => all + taxOf(invoices.split) - taxOf(notes.split), 0),
  );
}

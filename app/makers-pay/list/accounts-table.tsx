import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { SmallPicture } from "#ui/media/picture.tsx";
import { type Paise, paise, rupeesAndPaise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";
import { payAccountPath } from "../pay-paths.ts";
import type { ListedAccount } from "./list-accounts.db.server.ts";
import { payListText as text } from "./pay-list.text.ts";

/** Makers' accounts: a table on a desktop, two lines each on a phone. */
export const AccountsTable = ({ rows }: { rows: readonly ListedAccount[] }) => (
  <DataTable caption={text.title} rows={rows} columns={columns()} idOf={({ id }) => id} isShort />
);

/** '₹540 owed', '₹200 to come off' or that nothing is. */
export function balanceWords(owed: Paise): string {
  if (owed === 0) return text.even;
  return owed > 0 ? text.owed(rupeesAndPaise(owed)) : text.ahead(rupeesAndPaise(paise(-owed)));
}

const columns = (): Column<ListedAccount>[] => [
  {
    key: "picture",
    label: text.columns.picture,
    card: "hidden",
    className: "md:w-16",
    cell: ({ picture }) => (
      <SmallPicture url={picture} sizes="3rem" className="size-11 bg-fold object-cover" />
    ),
  },
  {
    key: "maker",
    label: text.columns.maker,
    card: "heading",
    cell: ({ id, name }) => (
      <Link
        to={payAccountPath(id)}
        className="font-semibold no-underline after:absolute after:inset-0 hover:underline"
      >
        {name}
      </Link>
    ),
  },
  {
    key: "balance",
    label: text.columns.balance,
    figures: true,
    card: "part",
    className: "font-semibold",
    cell: ({ owed }) => balanceWords(owed),
  },
  {
    key: "paid",
    label: text.columns.paid,
    card: "part",
    cell: ({ paidOn }) => (paidOn ? text.paidOn(longDay(paidOn)) : text.never),
  },
  {
    key: "waits",
    label: text.columns.waits,
    card: "part",
    cell: ({ isInRun }) => isInRun && <StatusBadge tone="yellow">{text.inRun}</StatusBadge>,
  },
];

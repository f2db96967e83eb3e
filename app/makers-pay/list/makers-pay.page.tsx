import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { readTabbed } from "#records/page/tabbed-page.server.ts";
import { TabbedPage } from "#records/page/tabbed-page.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import { payRunsPath } from "../pay-paths.ts";
import { AccountsTable } from "./accounts-table.tsx";
import { allOwed, countAccounts, listAccounts } from "./list-accounts.db.server.ts";
import { payListText as text } from "./pay-list.text.ts";
import { payList, payTabs } from "./pay-list.ts";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

const server = adminView(policy, async (shop, { url }) => ({
  ...(await readTabbed(shop, url, undefined, {
    list: payList,
    name: "accounts",
    rows: ({ db }, state) => listAccounts(db, state),
    counts: ({ db }, { q }) => countAccounts(db, q),
  })),
  owed: await allOwed(shop.db),
}));
const browser = adminViewInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.listFailed,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

export default function MakersPayPage({ loaderData }: AdminPageProps<typeof server>) {
  return (
    <TabbedPage
      id="makers-pay"
      list={payList}
      tabs={payTabs}
      words={text}
      data={loaderData}
      head={
        <ButtonLink to={payRunsPath} variant="primary" small>
          {text.run}
        </ButtonLink>
      }
      above={
        loaderData &&
        loaderData.owed > 0 && (
          <p className="mb-4 font-semibold">{text.allOwed(rupeesAndPaise(loaderData.owed))}</p>
        )
      }
      rows={(rows) => <AccountsTable rows={rows} />}
    />
  );
}

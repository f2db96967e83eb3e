import { data } from "react-router";
import { holderOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { homesDoneWords, homeTabWords, homesText as text } from "#order-admin/homes/homes.text.ts";
import { homesFilePath, homesList, homeTabs } from "#order-admin/homes/homes-list.ts";
import { OrderMissing } from "#order-admin/order-missing.tsx";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { ExportLink } from "#records/page/export-link.tsx";
import { tickOf } from "#records/page/several.ts";
import type { Several } from "#records/page/several-rows.tsx";
import { TabbedPage } from "#records/page/tabbed-page.tsx";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { BackForm } from "./back/back-form.tsx";
import { BookHomes } from "./book-homes-form.tsx";
import { HomeDialog } from "./home-dialog.tsx";
import { HomesHead } from "./homes-head.tsx";
import { HomesTable, homeName } from "./homes-table.tsx";
import type { ListedHome } from "./list-homes.db.server.ts";
import { readHomes } from "./read-homes.server.ts";
import { takeHomesAct } from "./take-homes-act.server.ts";

export const policy = {
  cached: false,
  body: "uploads",
  needs: "orders",
  acts: "pack",
} as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read(shop, { url, params: { id = "" } }) {
    const page = await readHomes(shop, url, id);
    return data(page ?? null, { status: page && !page.list.isGone ? 200 : 404 });
  },
  take: (shop, { actor, url, params: { id = "" } }, form) =>
    takeHomesAct(shop, holderOf(actor, policy.acts), { orderId: id, url, form }),
});

const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.listFailed,
  failed: (intent) => (intent === "address" ? homesDoneWords.saveFailed : homesDoneWords.failed),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

/** Whom an order's parcels go to, and where each of them is. */
export default function HomesPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  const back = actionData?.kind === "sheet" ? actionData : undefined;
  const answer = actionData?.kind === "sheet" ? undefined : (actionData ?? undefined);
  useNotices(actionData, [answer?.notice]);
  if (!loaderData) return <OrderMissing />;
  const { facts, list: page } = loaderData;
  const { orderId, orderNumber, homes, hasCarrier } = facts;
  const list = homesList(orderId);
  const isDialog = page.opened !== null;
  return (
    <>
      <BackLink to={adminOrderPath(orderId)}>{text.backToOrder(orderNumber)}</BackLink>
      <noscript>
        <StandingNotice notice={answer?.notice} />
      </noscript>
      <TabbedPage
        id="recipients"
        list={list}
        tabs={homeTabs}
        words={{ ...text, note: text.note(orderNumber, homes.agreed), tabs: homeTabWords }}
        data={page}
        head={<ExportLink to={homesFilePath(orderId)} />}
        above={
          <>
            <HomesHead facts={facts} />
            <BookHomes facts={facts} answer={isDialog ? undefined : answer} />
            <BackForm answer={back} />
          </>
        }
        several={(): Several<ListedHome> => ({
          acts: [
            {
              intent: "book-ticked",
              label: hasCarrier ? text.bookTicked : text.packTicked,
              needs: policy.acts,
            },
          ],
          nameOf: homeName,
          tickOf,
        })}
        rows={(rows, state, selection) => (
          <HomesTable
            rows={rows}
            selection={selection}
            orderId={orderId}
            openAt={(id) => list.address(state, { home: id })}
          />
        )}
        keyOf={({ id, version }) => `${id} ${version}`}
        dialog={(home) => <HomeDialog home={home} orderId={orderId} answer={answer} />}
      />
    </>
  );
}

import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { May } from "#accounts/permissions/may.tsx";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import {
  exportHref,
  hrefOf,
  listQuery,
  newOrderPath,
  type OrderTab,
  orderTabs,
} from "#orders/links/list-query.ts";
import { filterWords, orderFilters } from "#orders/order-status.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Notice } from "#platform/notice.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { type TabCounts, tabCountWords } from "#records/page/tab-counts.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { PageSizeLink } from "#ui/list/page-size-link.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Tabs } from "#ui/list/tabs.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { chosenOrders } from "../admin-order.ts";
import { hasCarrier } from "../booking/carry-on.server.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { packedWords } from "../order-notices.ts";
import { returnedText } from "../returned/returned-parcels.text.ts";
import type { Route } from "./+types/orders.page.ts";
import { countTabs } from "./count-tabs.db.server.ts";
import { orderListText, orderTabWords } from "./list.text.ts";
import { type ListedOrder, listOrders } from "./order-list.db.server.ts";
import { OrdersBulk, OrderTable, useMayTick } from "./order-table.tsx";
import { packOrders } from "./pack-orders.server.ts";

export const policy = { cached: false, needs: "orders", acts: "pack" } as const satisfies AdminPolicy;

const none = {
  orders: [] satisfies ListedOrder[],
  total: 0,
  isMore: false,
  isBookable: false,
  counts: undefined as TabCounts<OrderTab> | undefined,
};

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const shop = services(context);
  const { db, log } = shop;
  const query = listQuery(url.searchParams);
  try {
    const { page, ...list } = await listOrders(db, query);
    const counts = query.text === "" ? await countTabs(db) : undefined;
    return { query: { ...query, page }, ...list, counts, isBookable: hasCarrier(shop), isFailed: false };
  } catch (error) {
    log.error(failureFacts(error), "the orders could not be read");
    return { query, ...none, isFailed: true };
  }
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(
    call,
    { query: listQuery(new URL(call.request.url).searchParams), ...none, isFailed: false },
    orderAdminText.listFailed,
  );

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = staffWith(context, policy.acts);
  const shop = services(context);
  const form = await postedForm(request);
  const chosen = chosenOrders(form);
  const back = (notice: Notice) => redirectWithNotice(hrefOf(listQuery(url.searchParams)), notice);
  if (form.get("intent") !== "pack") throw back({ ...orderAdminText.bulkFailed, tone: "destructive" });
  if (chosen.length === 0) throw back({ ...orderAdminText.noneChosen, tone: "destructive" });
  throw back(packedWords(await packOrders(shop, actor, chosen), chosen.length));
}

/** A form that could not be sent leaves the list with its ticks. */
export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<undefined, { isDone: false }>(call, { isDone: false }, orderAdminText.bulkFailed);

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: orderAdminText.orders }];

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { query, orders, total, isMore, isFailed, isBookable, counts } = loaderData;
  const mayTick = useMayTick();
  useNotices(loaderData, [isFailed && { ...orderAdminText.listFailed, tone: "destructive" }]);
  const isNarrowed = query.text !== "" || query.filter !== "all";
  return (
    <>
      <PageHead title={orderAdminText.orders}>
        <May needs="money">
          <ButtonLink small variant="primary" to={newOrderPath}>
            {orderAdminText.newOrder}
          </ButtonLink>
        </May>
        <ButtonLink small to="/admin/dashboard/returned-parcels">
          {returnedText.title}
        </ButtonLink>
        <May needs="export">
          <ButtonLink small reloadDocument prefetch="none" to={exportHref(query)}>
            {orderListText.export}
          </ButtonLink>
        </May>
      </PageHead>
      <Tabs
        id="orders"
        label={orderAdminText.orders}
        tabs={orderTabs.map((tab) => ({
          to: hrefOf({ ...query, filter: "all", tab, page: 1 }),
          label: orderTabWords[tab],
          count: counts && tabCountWords(counts[tab]),
          current: tab === (query.tab ?? "all"),
        }))}
      >
        <FilterForm
          kept={{ tab: query.tab, show: query.show && String(query.show) }}
          searchLabel={orderListText.search}
          query={query.text}
          filters={[
            {
              name: "status",
              label: orderListText.status,
              value: query.filter,
              options: orderFilters.map((value) => ({ value, label: filterWords(value) })),
            },
          ]}
          clear={
            isNarrowed
              ? hrefOf({ tab: query.tab, filter: "all", text: "", page: 1, show: query.show })
              : undefined
          }
        />
        {orders.length > 0 && mayTick && (
          <div className="my-3">
            <OrdersBulk query={query} hasCarrier={isBookable} />
          </div>
        )}
        <div className="mt-5">
          <OrderTable orders={orders} query={query} isNarrowed={isNarrowed || query.tab !== undefined} />
        </div>
        <Pager
          label={orderAdminText.orders}
          page={query.page}
          pageSize={pageSizeOf(query)}
          total={total}
          isMore={isMore}
          hrefOf={(page) => hrefOf({ ...query, page })}
        />
        <PageSizeLink
          total={total}
          show={query.show}
          hrefOf={(show) => hrefOf({ ...query, page: 1, show })}
        />
      </Tabs>
    </>
  );
}

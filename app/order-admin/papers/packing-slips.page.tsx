import { Form } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { hrefOf, listQuery, type OrderQuery, orderHref } from "#orders/links/list-query.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { askOfTicked } from "#ui/list/row-selection.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { findAdminOrder } from "../admin-order.db.server.ts";
import { type AdminOrder, chosenOrders, isToBePacked, whyNotSent } from "../admin-order.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { NotConfirmed } from "../payment-mark.tsx";
import type { Route } from "./+types/packing-slips.page.ts";
import { CardsLink } from "./certificates-panel.tsx";
import { certifiedOf } from "./certified.server.ts";
import { markPrinted } from "./mark-printed.server.ts";
import { PackingSlip } from "./packing-slip.tsx";
import { papersText } from "./papers.text.ts";
import { PrintBar, withPrinted } from "./print-button.tsx";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

const none: AdminOrder[] = [];

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db } = services(context);
  const orders = none.slice();
  for (const id of chosenOrders(url.searchParams)) {
    const order = await findAdminOrder(db, id);
    if (order) orders.push(order);
  }
  const certified = await certifiedOf(
    db,
    orders.map(({ id }) => id),
  );
  return { orders, certified, openedFrom: listIn(url) };
}

/**
 * The list whose orders were ticked: its button brings it along, since the ticks make the rest of the
 * address.
 */
const listIn = (url: URL): OrderQuery => listQuery(new URLSearchParams(url.searchParams.get("list") ?? ""));

export async function action({ context, request }: Route.ActionArgs) {
  const chosen = chosenOrders(await postedForm(request));
  return markPrinted(services(context), staffWith(context, policy.needs), chosen);
}

export const clientAction = withPrinted;

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(
    call,
    { orders: none, certified: [] as string[], openedFrom: listIn(new URL(call.request.url)) },
    orderAdminText.listFailed,
  );

export const meta: Route.MetaFunction = () => [{ title: orderAdminText.slips }];

/** The slips of the ticked orders, each on a paper of its own. What is not to be sent is named instead. */
export default function PackingSlipsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orders, certified, openedFrom } = loaderData;
  const shop = useShop();
  const sent = orders.filter((order) => !whyNotSent(order));
  const waiting = sent.filter(isToBePacked);
  return (
    <>
      <PrintBar
        backTo={hrefOf(openedFrom)}
        back={orderAdminText.backToAll}
        orderIds={sent.map(({ id }) => id)}
        printed={actionData}
      >
        {certified.length > 0 && <CardsLink orderIds={certified} />}
        {waiting.length > 0 && <PackForm orders={waiting} openedFrom={openedFrom} />}
      </PrintBar>
      <h1 className="mb-5 text-3xl print:hidden">{orderAdminText.slips}</h1>
      {orders.length === 0 && <EmptyState {...orderAdminText.noneChosen} />}
      {sent.length < orders.length && <LeftOut orders={orders.filter(whyNotSent)} openedFrom={openedFrom} />}
      <div className="grid gap-8 print:block">
        {sent.map((order) => (
          <div key={order.id} className="print:not-last:break-after-page">
            <NotConfirmed order={order} />
            <PackingSlip order={order} shop={shop} headingLevel={2} />
          </div>
        ))}
      </div>
    </>
  );
}

interface SomeProps {
  orders: readonly AdminOrder[];
  openedFrom: OrderQuery;
}

/**
 * What is done once the slips are printed: the list's own act for several orders, whose notice stands above
 * the list.
 */
const PackForm = ({ orders, openedFrom }: SomeProps) => (
  <Form method="post" action={hrefOf(openedFrom)}>
    {orders.map(({ id }) => (
      <input key={id} type="hidden" name="id" value={id} />
    ))}
    <ConfirmButton
      name="intent"
      value="pack"
      question={orderAdminText.askPack}
      questionOf={askOfTicked(orderAdminText.askPackSeveral)}
      small
    >
      {papersText.process}
    </ConfirmButton>
  </Form>
);

/** On the screen only: paper is for what is packed. */
const LeftOut = ({ orders, openedFrom }: SomeProps) => (
  <section className="mb-6 frame-double px-4 py-3 text-sm print:hidden">
    <p className="font-semibold">{orderAdminText.leftOut}</p>
    <ul>
      {orders.map((order) => (
        <li key={order.id} className="flex min-h-11 items-center gap-2">
          <Link to={orderHref(order.id, openedFrom)} className="action">
            {order.orderNumber}
          </Link>
          {whyNotSent(order)}
        </li>
      ))}
    </ul>
  </section>
);

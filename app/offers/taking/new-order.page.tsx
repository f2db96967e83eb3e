import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import type { OfferFormAnswer } from "../writing/offer.form.ts";
import { newOrderText as text } from "./new-order.text.ts";
import { takenOrderPath, takeOrderPath } from "./new-order-paths.ts";
import { openNewOrder, receiveNewOrder } from "./receive-new-order.server.ts";
import { TakeOrder } from "./take-order.tsx";
import { sourceAt } from "./taken-order.form.ts";

export const policy = { cached: false, body: "texts", needs: "money" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read(shop, { url }) {
    const source = sourceAt(url.searchParams);
    return { source, form: await openNewOrder(shop, source) };
  },
  async take(shop, { actor, url }, form) {
    const source = sourceAt(url.searchParams);
    const received = await receiveNewOrder(shop, actor, source, form);
    if ("answer" in received) return data<OfferFormAnswer>(received.answer, { status: received.status });
    const { orderId, isNew } = received.taken;
    throw redirectWithNotice(takenOrderPath(orderId, source), isNew ? text.taken : text.takenBefore);
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.failed,
  failed: () => text.notTaken(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function NewOrderPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.failed.text} reload={takeOrderPath("phone")} />;
  const { source, form } = loaderData;
  return <TakeOrder key={source} source={source} form={form} given={actionData} />;
}

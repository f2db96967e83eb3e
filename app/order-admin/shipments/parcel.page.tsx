import { data, redirect } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { OrderMissing } from "../order-missing.tsx";
import type { Route } from "./+types/parcel.page.ts";
import { changeParcel } from "./change-parcel.server.ts";
import { isToBeBooked, type ParcelAnswer } from "./parcel.form.ts";
import { ParcelView } from "./parcel-view.tsx";
import { readParcel } from "./read-parcel.server.ts";
import { parcelPath } from "./shipment-paths.ts";
import { parcelText, shipmentsText } from "./shipments-admin.text.ts";

/** A photo of the parcel may come along; the area's guard has its say before it is read. */
export const policy = {
  cached: false,
  body: "uploads",
  needs: "orders",
  acts: "pack",
} as const satisfies AdminPolicy;

export async function loader({ context, params }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const page = await readParcel(services(context), params.id, params.shipment);
  return page ? { page } : data({ page: null }, { status: 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { page: null }, orderAdminText.detailFailed);

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.acts);
  const form = await postedForm(request);
  const answer = await changeParcel(services(context), actor, {
    orderId: params.id,
    shipmentId: params.shipment,
    form,
  });
  if (answer === "missing") throw data({ page: null }, { status: 404 });
  if (answer.kind === "done" && isToBeBooked(form))
    throw redirect(parcelPath(params.id, params.shipment, "/book"), 303);
  const status = answer.kind === "done" ? 200 : answer.kind === "refused" ? 422 : 409;
  return data(answer, { status });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<ParcelAnswer, ParcelAnswer>(call, { kind: "failed" }, shipmentsText.failed);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.page ? parcelText.name(loaderData.page.parcel.number) : shipmentsText.notFound },
];

export default function ParcelPage({ loaderData: { page }, actionData }: Route.ComponentProps) {
  useNotices(actionData, [actionData?.notice]);
  if (!page) return <OrderMissing />;
  return (
    <>
      <noscript>
        <StandingNotice notice={actionData?.notice} />
      </noscript>
      <ParcelView page={page} answer={actionData} />
    </>
  );
}

import { data, redirect } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { duesAdminText } from "../dues-admin.text.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { OrderMissing } from "../order-missing.tsx";
import { NotConfirmed, NotPaid } from "../payment-mark.tsx";
import type { Route } from "./+types/new-parcel.page.ts";
import { makeParcel, type ParcelMade } from "./make-parcel.server.ts";
import { NewParcelForm } from "./new-parcel-form.tsx";
import { isToBeBooked, type ParcelAnswer, parseNewParcel, typedParcel } from "./parcel.form.ts";
import { BackToOrder } from "./parcel-view.tsx";
import { readNewParcel } from "./read-parcel.server.ts";
import { parcelPath } from "./shipment-paths.ts";
import { parcelNotices, parcelRefusals, parcelText, shipmentsText } from "./shipments-admin.text.ts";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

export async function loader({ context, params }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const page = await readNewParcel(services(context), params.id);
  return page ? { page } : data({ page: null }, { status: 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { page: null }, orderAdminText.detailFailed);

/** What is made leads to the parcel's page, or to the couriers that may bring it; the rest stays as typed. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const page = await readNewParcel(shop, params.id);
  if (!page) throw redirect(adminOrderPath(params.id), 303);
  const parsed = parseNewParcel(
    form,
    page.order.lines.map(({ id }) => id),
  );
  if (parsed.kind === "refused") return data<ParcelAnswer>(parsed, { status: 422 });
  const made = await makeParcel(shop, actor, { ...parsed.value, orderId: page.order.id });
  if (made.kind === "made") {
    shop.sendMailSoon();
    const below = isToBeBooked(form) ? "/book" : "";
    throw redirectWithNotice(parcelPath(page.order.id, made.id, below), parcelNotices.made(made.number));
  }
  return data<ParcelAnswer>(refusal(made, form), { status: statuses[made.kind] });
}

type NotMade = Exclude<ParcelMade, { kind: "made" }>;

const statuses: Record<NotMade["kind"], number> = {
  stale: 409,
  unpaid: 422,
  "too-many": 422,
  unmade: 422,
  missing: 422,
  unfit: 422,
};

function refusal(made: NotMade, form: FormData): ParcelAnswer {
  const typed = typedParcel(form);
  switch (made.kind) {
    case "unpaid":
      return { kind: "failed", notice: duesAdminText.notSent(made.left), typed };
    case "too-many":
      return { kind: "refused", errors: { pieces: parcelRefusals.tooMany }, typed };
    case "unmade":
      return { kind: "refused", errors: { pieces: parcelRefusals.unmade(made.pieces) }, typed };
    case "stale":
      return { kind: "failed", reason: "stale", notice: parcelNotices.notSaved(shipmentsText.stale), typed };
    case "missing":
    case "unfit":
      return { kind: "failed", notice: parcelNotices.notSaved(shipmentsText.unfit), typed };
  }
}

const refusalWords = () => ({
  unfit: shipmentsText.unfit,
  "all-packed": shipmentsText.allPacked,
  "to-homes": shipmentsText.toHomes,
  "being-made": shipmentsText.beingMade,
});

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<ParcelAnswer, ParcelAnswer>(call, { kind: "failed" }, shipmentsText.failed);

export const meta: Route.MetaFunction = () => [{ title: shipmentsText.newShipment }];

export default function NewParcelPage({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const notice = actionData?.notice;
  useNotices(actionData, [notice]);
  if (!page) return <OrderMissing />;
  const { order, refusal: why } = page;
  return (
    <>
      <BackToOrder order={order} />
      <PageHead title={shipmentsText.newShipment} note={parcelText.ofOrder(order.orderNumber)} />
      <NotConfirmed order={order} />
      <NotPaid order={order} />
      <noscript>
        <StandingNotice notice={notice} />
      </noscript>
      {why ? (
        <div className="grid justify-items-start gap-4">
          {why !== "unpaid" && <p>{refusalWords()[why]}</p>}
          <ButtonLink to={adminOrderPath(order.id)}>
            {shipmentsText.backToOrder(order.orderNumber)}
          </ButtonLink>
        </div>
      ) : (
        <NewParcelForm key={order.version} page={page} answer={actionData} />
      )}
    </>
  );
}

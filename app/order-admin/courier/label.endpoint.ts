import { adminsOnly, staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { parcelName } from "#orders/shipments/shipment.ts";
import { services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { labelOf } from "../booking/labels.server.ts";
import { labelsText } from "../booking/labels.text.ts";
import { readParcel } from "../shipments/read-parcel.server.ts";
import { parcelPath } from "../shipments/shipment-paths.ts";
import type { Route } from "./+types/label.endpoint.ts";
import { labelFile } from "./label-answer.server.ts";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

/** The layout above guards it too; a label names a person. */
export const middleware = [adminsOnly];

/** A parcel's label; where there is none yet, or none any more, its page says so. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  staffWith(context, policy.needs);
  const shop = services(context);
  const page = await readParcel(shop, params.id, params.shipment);
  const label = page && (await labelOf(shop, page.parcel.id));
  if (!page || !label) {
    const isCancelled = page?.parcel.state === "cancelled";
    const notice = isCancelled ? labelsText.cancelled : labelsText.none;
    return redirectWithNotice(parcelPath(params.id, params.shipment), notice);
  }
  return labelFile(label, parcelName(page.order.orderNumber, page.parcel));
}

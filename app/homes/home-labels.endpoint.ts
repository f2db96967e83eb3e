import { adminsOnly, staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { labelsOf } from "#order-admin/booking/labels.server.ts";
import { labelsText } from "#order-admin/booking/labels.text.ts";
import { labelFile } from "#order-admin/courier/label-answer.server.ts";
import { homesAtOnce, homesPath, paperPartOf } from "#order-admin/homes/homes-list.ts";
import { isOrderId } from "#orders/placing/new-order.ts";
import { services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { Route } from "./+types/home-labels.endpoint.ts";
import { parcelsForPaper } from "./list-homes.db.server.ts";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

/** The layout above guards it too; labels name persons. */
export const middleware = [adminsOnly];

/** The labels of a hundred homes after the other, in the order of their sheet. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  staffWith(context, policy.needs);
  const shop = services(context);
  const part = paperPartOf(url.searchParams);
  const which = { paper: "labels.pdf", part, size: homesAtOnce } as const;
  const parcels = isOrderId(params.id) ? await parcelsForPaper(shop.db, params.id, which) : [];
  const ids = parcels.map(({ id }) => id);
  const { pdf } = await labelsOf(shop, ids);
  return pdf ? labelFile(pdf, `labels-${part}`) : redirectWithNotice(homesPath(params.id), labelsText.none);
}

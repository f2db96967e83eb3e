import { adminsOnly, staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminOrdersPerPage, ordersPath } from "#orders/links/list-query.ts";
import { services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { labelsOf } from "../booking/labels.server.ts";
import { labelsText } from "../booking/labels.text.ts";
import type { Route } from "./+types/labels.endpoint.ts";
import { labelFile } from "./label-answer.server.ts";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

/** The layout above guards it too; labels name persons. */
export const middleware = [adminsOnly];

/** The labels of these parcels, one a page; at most those of one page of the orders' list. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  staffWith(context, policy.needs);
  const ids = [...new Set(url.searchParams.getAll("parcel"))].slice(0, adminOrdersPerPage);
  const { pdf } = await labelsOf(services(context), ids.filter(isIdLike));
  return pdf ? labelFile(pdf, "labels") : redirectWithNotice(ordersPath, labelsText.none);
}

/** A zero byte is no text for PostgreSQL, and nothing that long is an id. */
const isIdLike = (id: string): boolean => !id.includes("\0") && id.length <= 100;

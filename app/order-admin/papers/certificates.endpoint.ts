import { adminsOnly, staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { paperIn } from "#certificates/card/card-papers.ts";
import { printCards } from "#certificates/card/print-cards.server.ts";
import { certificatesOfOrders } from "#certificates/certificates.db.server.ts";
import { adminOrderPath, ordersPath } from "#orders/links/list-query.ts";
import { services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { chosenOrders } from "../admin-order.ts";
import { orderAdminText } from "../order-admin.text.ts";
import type { Route } from "./+types/certificates.endpoint.ts";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

/** The layout above guards it too; cards have their secrets. */
export const middleware = [adminsOnly];

/** The cards of these orders' certificates, in the order in which the orders are named. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  staffWith(context, policy.needs);
  const ids = chosenOrders(url.searchParams);
  const all = await certificatesOfOrders(services(context).db, ids);
  const valid = ids.flatMap((id) => all.filter(({ orderId, state }) => orderId === id && state !== "void"));
  const [only = "", ...others] = ids;
  if (valid.length === 0)
    return redirectWithNotice(
      ids.length === 1 ? adminOrderPath(only) : ordersPath,
      orderAdminText.noCertificates,
    );
  const name = others.length === 0 ? "certificates" : `certificates-of-${ids.length}-orders`;
  return printCards(services(context), valid, { paper: paperIn(url.searchParams), name });
}

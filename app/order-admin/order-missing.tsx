import { hrefOf } from "#orders/links/list-query.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { orderAdminText } from "./order-admin.text.ts";
import { useOpenedFrom } from "./use-opened-from.ts";

/** In the place of an order that is not there. */
export function OrderMissing() {
  return (
    <EmptyState
      level={1}
      drawing="lost"
      title={orderAdminText.notFound}
      action={<ButtonLink to={hrefOf(useOpenedFrom())}>{orderAdminText.backToAll}</ButtonLink>}
    />
  );
}

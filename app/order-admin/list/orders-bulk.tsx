import type { MouseEvent } from "react";
import { useMay } from "#accounts/permissions/held-context.ts";
import { May } from "#accounts/permissions/may.tsx";
import { hrefOf, type OrderQuery, ordersPath, searchOf } from "#orders/links/list-query.ts";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { askOfTicked, BulkBar } from "#ui/list/row-selection.tsx";
import { orderAdminText } from "../order-admin.text.ts";
import { cardsOfOrdersPath } from "../papers/certificate-paths.ts";
import { bookParcelsPath } from "../shipments/shipment-paths.ts";
import { shipmentsText } from "../shipments/shipments-admin.text.ts";

/** The form that the rows' ticks belong to. */
export const ordersForm = "chosen-orders";

/** Is there anything that whoever looks may do to ticked orders? */
export function useMayTick(): boolean {
  const may = useMay();
  return may("pack") || may("export");
}

/** What can be done to all ticked orders. */
export function OrdersBulk({ query, hasCarrier }: { query: OrderQuery; hasCarrier: boolean }) {
  return (
    <BulkBar id={ordersForm} label={orderAdminText.orders} action={hrefOf(query)}>
      <May needs="pack">
        <ConfirmButton
          name="intent"
          value="pack"
          question={orderAdminText.askPack}
          questionOf={askOfTicked(orderAdminText.askPackSeveral)}
          small
        >
          Mark as processing
        </ConfirmButton>
        {hasCarrier && (
          <Button {...looking} formAction={bookParcelsPath}>
            {shipmentsText.bookParcels}
          </Button>
        )}
        <Button {...looking} formAction={slipsPath} name="list" value={searchOf(query)}>
          Packing slips
        </Button>
        <Button {...looking} formAction={cardsOfOrdersPath} onClick={download}>
          {orderAdminText.certificates}
        </Button>
      </May>
      <May needs="export">
        <Button {...looking} formAction={exportPath} onClick={download}>
          Export selected
        </Button>
      </May>
    </BulkBar>
  );
}

/** Changes nothing, and so needs no box to be ticked. */
const looking = { type: "submit", formMethod: "get", formNoValidate: true, small: true } as const;

/** With the list, in one word of its own, that its page leads back to. */
const slipsPath = `${ordersPath}/packing-slips`;
const exportPath = `${ordersPath}/export.csv`;

/** A file is fetched by the browser: the client script knows no page behind its address. */
function download(event: MouseEvent<HTMLButtonElement>): void {
  const { form, formAction } = event.currentTarget;
  if (!form) return;
  event.preventDefault();
  const ids = new FormData(form).getAll("id").map((id) => ["id", String(id)]);
  location.assign(`${formAction}?${new URLSearchParams(ids)}`);
}

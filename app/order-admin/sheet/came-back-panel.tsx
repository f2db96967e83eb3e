import { Form, useNavigation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { cameBackAt } from "#orders/history/cancel-cause.ts";
import { hrefOf } from "#orders/links/list-query.ts";
import { bringsOrder, isFinal, type Shipment } from "#orders/shipments/shipment.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { Link } from "#ui/link.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { cashAdminText as text } from "../dues-admin.text.ts";
import { NextOrderLink } from "../next-order-link.tsx";
import { OrderPanel } from "../order-panel.tsx";
import type { AdminPage } from "../read-order.server.ts";

/** The owner's word that all she sent of an order is back; then what comes next. */
export function CameBackPanel({ adminPage: { order, history, next } }: { adminPage: AdminPage }) {
  const may = useMay();
  const inTurn = useInTurn();
  const isSending = useNavigation().formData?.get("intent") === "cameBack";
  const since = cameBackAt(history);
  if (since) return <IsBack since={since} next={next} />;
  if (!may("pack") || order.fulfilment !== "shipped" || order.parcels.some(isWithCarrier)) return null;
  return (
    <OrderPanel title={text.undelivered} className="max-lg:order-2">
      <p className="text-ink-2">{text.undeliveredHint}</p>
      <Form method="post" onSubmit={inTurn} preventScrollReset className="mt-2">
        <input type="hidden" name="version" value={order.version} />
        <ConfirmButton
          type="submit"
          small
          name="intent"
          value="cameBack"
          question={text.askCameBack}
          pending={isSending}
        >
          {text.cameBack}
        </ConfirmButton>
      </Form>
    </OrderPanel>
  );
}

function IsBack({ since, next }: Pick<AdminPage, "next"> & { since: Date }) {
  return (
    <OrderPanel title={text.undelivered} className="max-lg:order-1">
      <p>{text.cameBackOn(longDateTime(since))}</p>
      {next && <NextOrderLink next={next} isDone />}
      <p className="mt-2">
        <Link to={hrefOf({ filter: "shipped", text: "", page: 1 })} className="action">
          {text.onTheirWay}
        </Link>
      </p>
    </OrderPanel>
  );
}

/** Where such a parcel is, the carrier says. */
const isWithCarrier = (parcel: Shipment): boolean =>
  parcel.carrier !== "hand" && bringsOrder(parcel) && !isFinal(parcel.state);

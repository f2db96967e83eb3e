import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { awaitsConfirmation } from "#orders/cash/confirmation.ts";
import { hasMailbox, mailHint } from "#orders/mailbox.ts";
import { hasLeft } from "#orders/order-standing.ts";
import { fulfilmentStates, isFulfilmentState } from "#orders/order-states.ts";
import { orderStatusWords } from "#orders/order-status.ts";
import { statusText } from "#orders/owner-order.text.ts";
import { isTrackedByForm } from "#orders/shipments/hand-parcel.ts";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { AdminOrder } from "../admin-order.ts";
import type { OrderAnswer } from "../order-act.form.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { shipmentsText } from "../shipments/shipments-admin.text.ts";
import { useOrderRules } from "../use-order-rules.ts";
import { sheetText as text } from "./sheet.text.ts";

/** The form of the status, which the card's button sends, too. */
export const statusForm = "order-status";

interface StatusPanelProps {
  order: AdminOrder;
  answer: OrderAnswer | undefined;
  /** The card above asks for the tracking, and sends it with this form. */
  isTrackedAbove: boolean;
}

/**
 * The status and the parcel's tracking: one form, so that what is typed here goes into the mail of the new
 * status.
 */
export const StatusPanel = (props: StatusPanelProps) =>
  useMay()("pack") ? <StatusForm {...props} /> : <StatusFacts {...props} />;

/** The same for who only looks. */
function StatusFacts({ order: { trackingNumber, ...order } }: StatusPanelProps) {
  return (
    <div>
      <p>{orderStatusWords(order.status, awaitsConfirmation(order))}</p>
      {trackingNumber && (
        <p className="text-ink-2 wrap-anywhere">
          {text.trackingNumber}: {trackingNumber}
        </p>
      )}
    </div>
  );
}

function StatusForm({ order, answer, isTrackedAbove }: StatusPanelProps) {
  const mayCancel = useMay()("money");
  const [chosen, setChosen] = useChosenStatus(order, answer);
  // Until the client script runs, nothing could make a disabled button usable again.
  const isHydrated = useHydrated();
  const isTracked = order.homes === null && isTrackedByForm(order.parcels, order.fulfilment === "cancelled");
  const sending = useNavigation().formData?.get("intent");
  const unmeant = errorsIn(answer).meant;
  const asksFirst = (form: FormData) => form.get("status") === "cancelled" && hasLeft(order);
  return (
    <Form
      ref={useOrderRules("tracking")}
      id={statusForm}
      method="post"
      onSubmit={useInTurn()}
      preventScrollReset
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="version" value={order.version} />
      <SelectField
        name="status"
        label={text.status}
        required
        hint={chosen === order.status ? text.sameStatus : undefined}
        options={statusOptions(order, mayCancel)}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      {isHydrated ? (
        <input type="hidden" name="meant" value="on" />
      ) : (
        unmeant && <CheckboxField name="meant" label={text.askCancelSent} />
      )}
      {isTracked && !isTrackedAbove && <TrackingFields order={order} answer={answer} />}
      {!isTracked && <p className="text-ink-2">{shipmentsText.trackedByParcels}</p>}
      <div className="flex flex-wrap gap-3">
        <ConfirmButton
          name="intent"
          value="status"
          small
          question={text.askCancelSent}
          questionOf={(form) => (asksFirst(form) ? text.askCancelSent : undefined)}
          isBoxShared
          disabled={isHydrated && chosen === order.status}
          pending={sending === "status"}
        >
          {text.updateStatus}
        </ConfirmButton>
        {isTracked && !(isTrackedAbove && hasLeft(order)) && (
          <Button type="submit" name="intent" value="tracking" small pending={sending === "tracking"}>
            {text.saveTracking}
          </Button>
        )}
      </div>
    </Form>
  );
}

/**
 * What is chosen, at first the order's own status. A choice that was sent and not saved goes back to that:
 * what stands in the selector must not look like what the order is (ADMIN-36).
 */
function useChosenStatus({ status }: AdminOrder, answer: OrderAnswer | undefined) {
  const [chosen, setChosen] = useState<string>((errorsIn(answer).meant && typedOf(answer)?.status) || status);
  const { formData } = useNavigation();
  const sent = formData?.get("intent") === "status" ? formData.get("status") : null;
  const lastSent = useRef(sent);
  useEffect(() => {
    const ended = sent === null ? lastSent.current : null;
    lastSent.current = sent;
    if (ended !== null && answer?.kind === "failed") setChosen((now) => (now === ended ? status : now));
  }, [sent, answer, status]);
  return [chosen, setChosen] as const;
}

/** Of the order's parcel by hand; they are sent with the form of its status, wherever they stand. */
export const TrackingFields = ({ order, answer }: Pick<StatusPanelProps, "order" | "answer">) => (
  <>
    <Field
      form={statusForm}
      name="trackingNumber"
      label={text.trackingNumber}
      hideOptional
      autoComplete="off"
      error={errorsIn(answer).trackingNumber}
      defaultValue={typedOf(answer)?.trackingNumber ?? order.trackingNumber ?? ""}
    />
    <Field
      form={statusForm}
      name="trackingUrl"
      label={text.trackingLink}
      hideOptional
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      error={errorsIn(answer).trackingUrl}
      hint={mailHint(order, orderAdminText.trackingHint[order.fulfilment])}
      defaultValue={typedOf(answer)?.trackingUrl ?? order.trackingUrl ?? ""}
    />
    {order.fulfilment === "shipped" && hasMailbox(order.billing.email) && (
      <CheckboxField form={statusForm} name="tellCustomer" label={text.mailTracking} defaultChecked />
    )}
  </>
);

/**
 * The five, and before them what the order says now when it is none of them (ADMIN-10). What is cancelled is
 * paid back: who may not do that neither cancels nor takes up again (STAFF-2).
 */
function statusOptions(order: AdminOrder, mayCancel: boolean) {
  const { status } = order;
  const five = fulfilmentStates
    .filter((value) => mayCancel || (value === "cancelled") === (status === "cancelled"))
    .map((value) => ({ value, label: statusText.of(value) }));
  if (isFulfilmentState(status)) return five;
  return [
    { value: status, label: orderStatusWords(status, awaitsConfirmation(order)), disabled: true },
    ...five,
  ];
}

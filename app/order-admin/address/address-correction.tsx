import { type ToggleEvent, useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { DeliveryInputs } from "#addresses/delivery-inputs.tsx";
import { mailHint } from "#orders/mailbox.ts";
import { Button } from "#ui/form/button.tsx";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import type { OrderAnswer } from "../order-act.form.ts";
import { orderAdminText } from "../order-admin.text.ts";
import type { AdminPage } from "../read-order.server.ts";
import { useOrderRules } from "../use-order-rules.ts";
import { correctedParts } from "./address-correction.ts";

interface AddressCorrectionProps {
  adminPage: AdminPage;
  answer: OrderAnswer | undefined;
}

/** Where the parcel really goes, as its buyer says on the telephone. Folded away until somebody needs it. */
export function AddressCorrection({ adminPage: { order }, answer }: AddressCorrectionProps) {
  const { form, ...fold } = useFold(answer);
  const isSending = useNavigation().formData?.get("intent") === "address";
  return (
    <details className="mt-2" {...fold}>
      <summary className="action text-sm">{orderAdminText.correctAddress}</summary>
      <Form
        ref={form}
        method="post"
        onSubmit={useInTurn()}
        preventScrollReset
        noValidate
        className="mt-3 grid gap-4"
      >
        <input type="hidden" name="version" value={order.version} />
        <DeliveryInputs
          values={{ ...correctedParts(order), ...typedOf(answer) }}
          errors={errorsIn(answer)}
          autofill="off"
        />
        <p className="text-ink-2">
          {mailHint(order, orderAdminText.addressHint)} {orderAdminText.addressStays}
        </p>
        <Button
          type="submit"
          name="intent"
          value="address"
          small
          pending={isSending}
          className="justify-self-start"
        >
          {orderAdminText.saveAddress}
        </Button>
      </Form>
    </details>
  );
}

/** Opens for what was refused, and leads to the field that it concerns. */
function useFold(answer: OrderAnswer | undefined) {
  const form = useOrderRules("address");
  const isRefused = typedOf(answer)?.addressLine1 !== undefined;
  const [open, setOpen] = useState(isRefused);
  useEffect(() => {
    if (!isRefused) return;
    setOpen(true);
    focusFirstError(form.current, errorsIn(answer));
  }, [isRefused, answer, form]);
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open);
  return { form, open, onToggle };
}

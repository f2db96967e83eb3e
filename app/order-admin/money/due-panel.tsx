import { Form, useNavigation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { mailHint } from "#orders/mailbox.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { longDay } from "#values/time/date-time.ts";
import type { AdminOrder } from "../admin-order.ts";
import type { OrderAnswer } from "../order-act.form.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { OrderPanel } from "../order-panel.tsx";

interface DuePanelProps {
  order: AdminOrder;
  readyBy: string;
  answer: OrderAnswer | undefined;
}

/** By when an order leaves of which something is made first, and another day for it until it has left. */
export function DuePanel({ order, readyBy, answer }: DuePanelProps) {
  const mayChange = useMay()("pack");
  const isWaiting = order.fulfilment === "pending" || order.fulfilment === "processing";
  const inTurn = useInTurn();
  const sending = useNavigation().formData?.get("intent");
  return (
    <OrderPanel title="Due to send" className="max-lg:order-2">
      <p className="text-md font-semibold">{longDay(readyBy)}</p>
      {isWaiting && mayChange && (
        <Form
          method="post"
          onSubmit={inTurn}
          preventScrollReset
          noValidate
          className="mt-3 grid justify-items-start gap-3"
        >
          <input type="hidden" name="version" value={order.version} />
          <Field
            name="readyBy"
            label="Date"
            type="date"
            required
            error={errorsIn(answer).readyBy}
            hint={mailHint(order, orderAdminText.newDateHint)}
            defaultValue={typedOf(answer)?.readyBy ?? readyBy}
          />
          <Button type="submit" name="intent" value="newDate" small pending={sending === "newDate"}>
            New Date
          </Button>
        </Form>
      )}
    </OrderPanel>
  );
}

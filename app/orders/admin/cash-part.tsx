import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { ConfirmButton } from "#ui/confirm-button.tsx";
import { Field } from "#ui/field.tsx";
import { useInTurn } from "#ui/use-in-turn.ts";
import { rupeesColumn } from "#values/decimal-rupees.ts";
import { cashLeft } from "../cash.ts";
import type { DeskAnswer } from "./change-order.server.ts";
import { deskText } from "./desk.text.ts";
import type { DeskOrder } from "./desk-order.ts";

interface CashPartProps {
  order: DeskOrder;
  answer: DeskAnswer | undefined;
}

/** Cash that the courier brought, what of it goes back, and the way back from a slip of the finger. */
export function CashPart({ order, answer }: CashPartProps) {
  const { version, paymentState, total, cashReturned } = order;
  const sending = useNavigation().formData?.get("intent");
  const inTurn = useInTurn();
  const left = cashLeft({ paymentState, total, returned: cashReturned });
  if (paymentState !== "cod_due" && left === 0) return null;
  return (
    <Form method="post" onSubmit={inTurn} noValidate preventScrollReset className="mt-3 grid gap-3">
      <input type="hidden" name="version" value={version} />
      {paymentState === "cod_due" ? (
        <Button
          type="submit"
          name="intent"
          value="collected"
          small
          className="justify-self-start"
          pending={sending === "collected"}
        >
          COD collected
        </Button>
      ) : (
        <>
          <Field
            key={cashReturned}
            name="amount"
            label="Cash to give back (₹)"
            required
            inputMode="decimal"
            autoComplete="off"
            hint={deskText.cashBackHint(left)}
            error={answer?.errors?.amount}
            defaultValue={answer?.typed?.amount ?? rupeesColumn(left)}
          />
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            <ConfirmButton
              small
              name="intent"
              value="returned"
              pending={sending === "returned"}
              question={deskText.cashBack}
            >
              Cash given back
            </ConfirmButton>
            {cashReturned === 0 && <NotCollected pending={sending === "uncollected"} />}
          </div>
        </>
      )}
    </Form>
  );
}

const NotCollected = ({ pending }: { pending: boolean }) => (
  <ConfirmButton
    variant="text"
    small
    name="intent"
    value="uncollected"
    pending={pending}
    question="Mark the cash as not collected after all?"
  >
    Not collected after all
  </ConfirmButton>
);

import { Form, useNavigation } from "react-router";
import { ConfirmButton } from "#ui/confirm-button.tsx";
import { Field } from "#ui/field.tsx";
import { longDateTime } from "#values/date-time.ts";
import { rupeesColumn, rupeesExact } from "#values/decimal-rupees.ts";
import type { Paise } from "#values/money.ts";
import type { Refund } from "./desk-order.ts";

interface RefundPartProps {
  orderId: string;
  refunds: readonly Refund[];
  /** The most that can go back at once. */
  refundable: Paise;
  /** Made anew for each showing of the page: the same form sent twice is one refund. */
  refundKey: string;
}

/** What went back, and the way to send more. */
export function RefundPart({ orderId, refunds, refundable, refundKey }: RefundPartProps) {
  if (refunds.length === 0 && refundable === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="text-md">Refunds</h3>
      {refunds.length > 0 && <RefundLedger refunds={refunds} />}
      {refundable > 0 && <RefundForm key={refundKey} {...{ orderId, refundable, refundKey }} />}
    </div>
  );
}

const stateWords: Readonly<Record<string, string>> = {
  requested: "Asked for",
  pending: "On its way",
  processed: "Refunded",
  failed: "Failed",
};

function RefundLedger({ refunds }: Pick<RefundPartProps, "refunds">) {
  return (
    <ul className="mt-1">
      {refunds.map(({ id, at, amount, state, who, problem }) => (
        <li key={id} className="border-b border-hair py-2">
          <p className="flex justify-between gap-4">
            <span className={state === "failed" ? "text-geru" : ""}>{stateWords[state] ?? state}</span>
            <b className="tabular-nums">{rupeesExact(amount)}</b>
          </p>
          <p className="text-xs text-ink-2">
            {who ?? "At the payment provider's desk"}, {longDateTime(at)}
          </p>
          {problem && <p className="text-xs text-geru">{problem}</p>}
        </li>
      ))}
    </ul>
  );
}

function RefundForm({ orderId, refundable, refundKey }: Omit<RefundPartProps, "refunds">) {
  const address = `/admin/dashboard/orders/${encodeURIComponent(orderId)}/refund`;
  const isSending = useNavigation().formAction === address;
  return (
    <Form method="post" action={address} preventScrollReset noValidate className="mt-3 grid gap-3">
      <input type="hidden" name="key" value={refundKey} />
      <Field
        name="amount"
        label="Refund amount (₹)"
        required
        inputMode="decimal"
        autoComplete="off"
        hint={`All or a part of it: at most ${rupeesExact(refundable)}.`}
        defaultValue={rupeesColumn(refundable)}
      />
      <ConfirmButton
        small
        className="justify-self-start"
        pending={isSending}
        question="Send this money back to the customer?"
      >
        Refund
      </ConfirmButton>
    </Form>
  );
}

import { dueNames, duesText } from "#orders/dues/dues.text.ts";
import { type Due, dueNow, isSaidPaid, type PartlyPaid, timeOfDue } from "#orders/dues/dues.ts";
import { payNowPath } from "#orders/links/own-paths.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { isByTransfer } from "#values/money/payment-method.ts";
import { longDay } from "#values/time/date-time.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { SaidPart } from "./said-part.tsx";
import type { ShownTransfer } from "./shown-transfer.server.ts";
import { TransferPart } from "./transfer-part.tsx";
import { transfersText } from "./transfers.text.ts";

interface DuesViewProps {
  order: PartlyPaid & { orderNumber: string };
  /** It came with a mail's link and opens the order's payment too. */
  token?: string | undefined;
  /** Where the next of them goes to; null where nothing is due. */
  transfer: ShownTransfer | null;
}

/** The parts in which an order is paid, and the ways to pay the next one; nothing of one paid at once. */
export function DuesView({ order, token, transfer }: DuesViewProps) {
  if (order.dues.length === 0) return null;
  const next = dueNow(order);
  return (
    <section aria-labelledby="parts" className="mt-6 max-w-form rounded border border-hair p-4 md:p-6">
      <h2 id="parts" className="text-xl">
        {duesText.title}
      </h2>
      <ul className="mt-2">
        {order.dues.map((due) => (
          <li key={due.kind} className="border-b border-hair py-2">
            <p className="flex justify-between gap-4">
              <span>{dueNames[due.kind]}</span>
              <b className="tabular-nums">{rupeesExact(due.amount)}</b>
            </p>
            <p className="text-sm text-ink-2">{standing(due, next, order)}</p>
          </li>
        ))}
      </ul>
      {next && (
        <SaidPart due={next} className="mt-4 print:hidden">
          <ButtonLink
            to={payNowPath(order.orderNumber, token)}
            variant={timeOfDue(next, order) === "now" ? "primary" : "outline"}
            prefetch="none"
            className="justify-self-start"
          >
            {duesText.pay(rupeesExact(next.amount))}
          </ButtonLink>
          {transfer && <TransferPart transfer={transfer} orderNumber={order.orderNumber} token={token} />}
          {isUntold(transfer) && isByTransfer(next.method) && <p>{duesText.untold}</p>}
        </SaidPart>
      )}
    </section>
  );
}

const isUntold = (transfer: ShownTransfer | null): boolean =>
  !transfer || (transfer.upi === null && transfer.account.length === 0);

function standing(due: Due, next: Due | undefined, order: PartlyPaid): string {
  if (due.paidAt) return duesText.paid(longDay(indianDay(due.paidAt)));
  if (!next) return duesText.notDue;
  if (isSaidPaid(due)) return transfersText.saidToBePaid;
  const time = timeOfDue(due, order);
  return time === "now" || due.id === next.id ? duesText.when[time] : duesText.later;
}

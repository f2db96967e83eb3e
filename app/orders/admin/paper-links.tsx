import { ButtonLink } from "#ui/button.tsx";
import { noInvoiceWords } from "../invoice/may-issue.ts";
import { DeskPanel } from "./desk-panel.tsx";
import type { Desk } from "./read-desk.server.ts";

/** The papers that go with the parcel. */
export function PaperLinks({ desk: { order, invoiceNumber, noInvoice, creditNotes } }: { desk: Desk }) {
  const home = `/admin/dashboard/orders/${encodeURIComponent(order.id)}`;
  return (
    <DeskPanel title="Papers" className="max-lg:order-7 sm:max-lg:col-span-2">
      <div className="flex flex-wrap gap-3">
        <ButtonLink small to={`${home}/packing-slip`}>
          Packing slip
        </ButtonLink>
        {!noInvoice && (
          <ButtonLink small reloadDocument prefetch="none" target="_blank" to={`${home}/invoice.pdf`}>
            Invoice (PDF)
          </ButtonLink>
        )}
        {creditNotes.map(({ id, number }) => (
          <ButtonLink
            key={id}
            small
            reloadDocument
            prefetch="none"
            target="_blank"
            to={`${home}/credit-notes/${encodeURIComponent(id)}`}
          >
            Credit note {number}
          </ButtonLink>
        ))}
      </div>
      <p className="mt-2 text-ink-2">{noInvoice ? noInvoiceWords[noInvoice] : numberWords(invoiceNumber)}</p>
    </DeskPanel>
  );
}

const numberWords = (number: string | null): string =>
  number === null
    ? "The invoice takes the next number when it is first opened, or when the order is shipped."
    : `Invoice ${number}`;

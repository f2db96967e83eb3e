import { Form, useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { noInvoiceWords } from "#orders/invoice/paper.text.ts";
import { adminOrderPath, orderHref } from "#orders/links/list-query.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { OrderPanel } from "../order-panel.tsx";
import type { AdminPage } from "../read-order.server.ts";
import { useOpenedFrom } from "../use-opened-from.ts";
import { papersText } from "./papers.text.ts";

/** The documents of an order: packing slip, invoice, credit notes. */
export function PaperLinks({ adminPage }: { adminPage: AdminPage }) {
  const { order, invoiceNumber, noInvoice, creditNotes, mayCredit } = adminPage;
  const home = adminOrderPath(order.id);
  const slip = orderHref(order.id, useOpenedFrom(), "/packing-slip");
  return (
    <OrderPanel title={papersText.title} className="max-lg:order-7 sm:max-lg:col-span-2">
      <div className="flex flex-wrap gap-3">
        {order.homes === null && (
          <May needs="pack">
            <ButtonLink small to={slip}>
              {papersText.slip}
            </ButtonLink>
          </May>
        )}
        {!noInvoice && (
          <ButtonLink small reloadDocument prefetch="none" target="_blank" to={`${home}/invoice.pdf`}>
            {papersText.invoice}
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
            {papersText.credit(number)}
          </ButtonLink>
        ))}
      </div>
      <p className="mt-2 text-ink-2">{noInvoice ? noInvoiceWords[noInvoice] : numberWords(invoiceNumber)}</p>
      {mayCredit && (
        <May needs="money">
          <CreditForm order={order} />
        </May>
      )}
    </OrderPanel>
  );
}

/** For an invoice that no refund will take back. */
const CreditForm = ({ order: { version } }: Pick<AdminPage, "order">) => (
  <Form
    method="post"
    onSubmit={useInTurn()}
    preventScrollReset
    className="mt-3 grid justify-items-start gap-2"
  >
    <input type="hidden" name="version" value={version} />
    <p>{orderAdminText.unpaidInvoice}</p>
    <ConfirmButton
      small
      name="intent"
      value="credit"
      question={orderAdminText.askCredit}
      pending={useNavigation().formData?.get("intent") === "credit"}
    >
      {papersText.issueCredit}
    </ConfirmButton>
  </Form>
);

const numberWords = (number: string | null): string =>
  number === null ? papersText.nextNumber : papersText.invoiceOf(number);

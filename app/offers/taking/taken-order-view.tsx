import { BuyerLink } from "#order-admin/buyer-link.tsx";
import { buyerLinkText } from "#order-admin/order-admin.text.ts";
import { papersText } from "#order-admin/papers/papers.text.ts";
import { sheetText } from "#order-admin/sheet/sheet.text.ts";
import { ownerDues } from "#orders/dues/owner-dues.text.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { UpiCode } from "#transfers/transfer-part.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { isByCard } from "#values/money/payment-method.ts";
import { newOrderText as text } from "./new-order.text.ts";
import { takeOrderPath } from "./new-order-paths.ts";
import type { TakenOrderFacts } from "./read-taken-order.server.ts";
import type { TakenFrom } from "./taken-order.form.ts";

interface TakenOrderViewProps {
  taken: TakenOrderFacts;
  source: TakenFrom;
}

/** The page after an order was taken: its link for the buyer, its invoice, and the next order. */
export function TakenOrderView({ taken, source }: TakenOrderViewProps) {
  const { id, orderNumber, buyer, total, hasInvoice } = taken;
  const home = adminOrderPath(id);
  return (
    <div className="max-w-[40rem]">
      <PageHead title={sheetText.title(orderNumber)} note={`${buyer.name} · ${rupeesExact(total)}`} />
      <div className="grid gap-5">
        <p>{standing(taken)}</p>
        {taken.transfer?.upi && taken.transfer.qr && (
          <div>
            <UpiCode upi={taken.transfer.upi} qr={taken.transfer.qr} due={taken.transfer} />
          </div>
        )}
        <LinkPart taken={taken} />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          {hasInvoice && (
            <ButtonLink reloadDocument prefetch="none" target="_blank" to={`${home}/invoice.pdf`}>
              {papersText.invoice}
            </ButtonLink>
          )}
          <ButtonLink to={home}>{text.open}</ButtonLink>
          <ButtonLink to={takeOrderPath(source)} variant="primary">
            {text.next}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function standing({ due, isDelivered, buyer }: TakenOrderFacts): string {
  const money = due ? text.isDue(ownerDues.withSum(due), due.time, isByCard(due.method)) : text.allPaid;
  const mail = buyer.email === "" ? text.noMail : text.mailed(buyer.email);
  return [money, ...(isDelivered ? [text.isTakenAlong] : []), mail].join(" ");
}

/** A pay link is always shown; another one where no mail brings it. */
function LinkPart({ taken: { due, buyer, message } }: Pick<TakenOrderViewProps, "taken">) {
  const isToPay = isByCard(due?.method);
  if (!isToPay && buyer.email !== "") return null;
  return (
    <BuyerLink
      label={isToPay ? text.payLink : buyerLinkText.forBuyer}
      message={message}
      phone={buyer.phone}
    />
  );
}

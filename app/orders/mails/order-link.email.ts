import { receiverPhone } from "#addresses/address.ts";
import { localAddressLines } from "#addresses/address-lines.ts";
import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { linkMailText, orderMailText, addressMailText as say } from "./order-mail.text.ts";
import { type OrderMailFacts, onPage, orderMail } from "./order-mail.ts";

/** The link that somebody requested at /track. It goes to the order's own address and to nobody else. */
export const orderLinkMail = (
  { orderNumber, link }: { orderNumber: string; link: string },
  shop: MailShop,
) => ({
  kind: "order-link",
  counted: "request" as const,
  replyTo: shop.email,
  subject: linkMailText.subject(orderNumber),
  body: mailBody(shop, {
    title: linkMailText.title,
    preview: linkMailText.preview(orderNumber),
    blocks: [
      { kind: "text", text: linkMailText.text(orderNumber) },
      { kind: "button", label: orderMailText.seeOrder, href: link },
      {
        kind: "note",
        text: linkMailText.note,
      },
    ],
  }),
});

interface AddressMailFacts extends OrderMailFacts {
  /** The buyer corrected it, or anyone who has the order's link; otherwise the shop. */
  isBuyers: boolean;
  /** Nobody who reads the mailbox has confirmed anything yet. */
  isToStranger?: boolean;
}

/** What a buyer reads whose parcel goes to another address than before. */
export const orderAddressMail = ({ order, link, isBuyers, isToStranger }: AddressMailFacts, shop: MailShop) =>
  orderMail("order-address", order, shop, {
    subject: say.subject(order.orderNumber),
    title: say.title,
    preview: say.preview(order.orderNumber),
    blocks: [
      { kind: "text", text: (isBuyers ? say.byBuyer : say.byShop)(order.orderNumber) },
      isToStranger ? onPage() : { kind: "text", text: deliveryLines(order).join("\n") },
      { kind: "text", text: say.ifWrong },
      { kind: "button", label: orderMailText.seeOrder, href: link },
    ],
  });

function deliveryLines(order: OrderMailFacts["order"]): string[] {
  const phone = receiverPhone(order);
  return [...localAddressLines(order.shipping), ...(phone ? [say.phone(phone)] : [])];
}

import type { ReactNode } from "react";
import type { Address } from "#addresses/address.ts";
import type { BuyerMessage } from "#orders/messages/buyer-message.ts";
import { orderText } from "#orders/order.text.ts";
import { PostalLines } from "#orders/shown/order-facts.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDateTime } from "#values/time/date-time.ts";
import type { AdminOrder } from "../admin-order.ts";
import { BuyerLink } from "../buyer-link.tsx";
import { CallLink } from "../call-link.tsx";
import { buyerLinkText } from "../order-admin.text.ts";
import { OrderPanel, OwnerFact } from "../order-panel.tsx";
import { sheetText } from "./sheet.text.ts";

const link = "inline-block py-3 underline decoration-geru underline-offset-4 md:py-0";

interface CustomerPanelProps {
  order: AdminOrder;
  /** Where its buyer sees the order. */
  buyerLink: BuyerMessage;
}

/** Who ordered, when and for how much. */
export function CustomerPanel({ order, buyerLink }: CustomerPanelProps) {
  const { fullName, email, phone } = order.billing;
  const text = sheetText.customer;
  return (
    <OrderPanel title={text.title} className="max-lg:order-2">
      <dl>
        <OwnerFact label={text.name}>
          <bdi>{fullName}</bdi> {order.isGuest && <span className="text-ink-2">{text.guest}</span>}
        </OwnerFact>
        <OwnerFact label={text.email}>
          <MailLink email={email} />
        </OwnerFact>
        <OwnerFact label={text.phone}>
          <CallLink phone={phone} />
        </OwnerFact>
        <OwnerFact label={text.date}>{longDateTime(order.placedAt)}</OwnerFact>
        <OwnerFact label={text.total}>{rupeesExact(order.total)}</OwnerFact>
        {order.company && (
          <OwnerFact label={text.company}>
            <bdi>{order.company.name}</bdi>
          </OwnerFact>
        )}
        {order.buyerGstin && <OwnerFact label="GSTIN">{order.buyerGstin}</OwnerFact>}
        {order.poNumber && (
          <OwnerFact label={orderText.poNumber}>
            <bdi className="wrap-anywhere">{order.poNumber}</bdi>
          </OwnerFact>
        )}
      </dl>
      {email === "" && <NoMailbox order={order} buyerLink={buyerLink} />}
    </OrderPanel>
  );
}

const MailLink = ({ email }: { email: string }) =>
  email === "" ? (
    buyerLinkText.noMailbox
  ) : (
    <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`} className={link}>
      {email}
    </a>
  );

/** What the owner sends in place of mails. */
function NoMailbox({ order, buyerLink }: CustomerPanelProps) {
  return (
    <div className="mt-3 grid gap-2">
      <BuyerLink label={buyerLinkText.forBuyer} message={buyerLink} phone={order.billing.phone} />
      <p className="text-ink-2">{buyerLinkText.noMailboxHint}</p>
    </div>
  );
}

interface AddressPanelProps {
  title: string;
  address: Address;
  phone?: string | null;
  /** What can be done about it. */
  children?: ReactNode;
}

/** An address as it is written on a parcel. */
export function AddressPanel({ title, address, phone, children }: AddressPanelProps) {
  return (
    <OrderPanel title={title}>
      <PostalLines address={address} phone={phone} className="[overflow-wrap:anywhere]" />
      {children}
    </OrderPanel>
  );
}

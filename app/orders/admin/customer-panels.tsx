import type { ReactNode } from "react";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDateTime } from "#values/time/date-time.ts";
import type { Address } from "../order.ts";
import { PostalLines } from "../order-facts.tsx";
import type { DeskOrder } from "./desk-order.ts";
import { DeskFact, DeskPanel } from "./desk-panel.tsx";

const link = "underline decoration-geru underline-offset-4";

/** Who ordered, when and for how much. */
export function CustomerPanel({ order }: { order: DeskOrder }) {
  const { fullName, email, phone } = order.billing;
  return (
    <DeskPanel title="Customer" className="max-lg:order-2">
      <dl>
        <DeskFact label="Name">
          <bdi>{fullName}</bdi> {order.isGuest && <span className="text-ink-2">(guest)</span>}
        </DeskFact>
        <DeskFact label="Email">
          <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`} className={link}>
            {email}
          </a>
        </DeskFact>
        <DeskFact label="Phone">
          {phone ? (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={link}>
              {phone}
            </a>
          ) : (
            "N/A"
          )}
        </DeskFact>
        <DeskFact label="Order date">{longDateTime(order.placedAt)}</DeskFact>
        <DeskFact label="Order total">{rupeesExact(order.total)}</DeskFact>
        {order.buyerGstin && <DeskFact label="GSTIN">{order.buyerGstin}</DeskFact>}
      </dl>
    </DeskPanel>
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
    <DeskPanel title={title}>
      <PostalLines address={address} phone={phone} className="[overflow-wrap:anywhere]" />
      {children}
    </DeskPanel>
  );
}

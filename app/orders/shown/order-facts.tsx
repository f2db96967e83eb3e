import type { ReactNode } from "react";
import type { Address } from "#addresses/address.ts";
import { localAddressLines } from "#addresses/address-lines.ts";
import { orderText } from "../order.text.ts";
import type { Order } from "../order.ts";

interface FactProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** One fact of an order under its heading. */
export function OrderFact({ title, className, children }: FactProps) {
  return (
    <section className={className}>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-1">{children}</div>
    </section>
  );
}

/** An address as it is written on a parcel, with the telephone number of who receives it (CHECKOUT-13). */
export function OrderAddress({
  title,
  address,
  phone,
}: {
  title: string;
  address: Address;
  phone?: string | null;
}) {
  return (
    <OrderFact title={title}>
      <PostalLines address={address} phone={phone} />
    </OrderFact>
  );
}

interface PostalLinesProps {
  address: Address;
  phone?: string | null;
  className?: string;
}

export function PostalLines({ address, phone, className = "" }: PostalLinesProps) {
  return (
    <address className={`not-italic ${className}`}>
      {localAddressLines(address).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address's lines never change
        <span key={index} className="block">
          {line}
        </span>
      ))}
      {phone && <span className="block">{orderText.phone(phone)}</span>}
    </address>
  );
}

/** The company that an order is billed to, and its own number of it; nothing where there is neither. */
export function BuyingCompany({ order: { company, poNumber } }: { order: Bought }) {
  if (!company && !poNumber) return null;
  return (
    <OrderFact title={orderText.boughtFor}>
      {company && <bdi className="wrap-anywhere">{company.name}</bdi>}
      {company?.gstin && <span className="block text-sm text-ink-2">{orderText.gstin(company.gstin)}</span>}
      {poNumber && (
        <span className="block wrap-anywhere text-sm text-ink-2">
          {orderText.poNumber} <bdi>{poNumber}</bdi>
        </span>
      )}
    </OrderFact>
  );
}

type Bought = Pick<Order, "company" | "poNumber">;

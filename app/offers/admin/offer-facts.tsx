import { May } from "#accounts/permissions/may.tsx";
import { addressLabels } from "#addresses/address.text.ts";
import type { Address } from "#addresses/address.ts";
import { localAddressLines } from "#addresses/address-lines.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { Link } from "#ui/link.tsx";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { longDateTime, longDay } from "#values/time/date-time.ts";
import { offerFormText, offerTermsText } from "../writing/offer-form.text.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";
import type { ManagedOffer } from "./read-offer.server.ts";

/** Who it is for, its terms, and what has happened. */
export function OfferFacts({ managed }: { managed: ManagedOffer }) {
  return (
    <TitledPart title={offerFormText.buyer}>
      <FactList facts={[...buyerFacts(managed), ...termFacts(managed), ...ownFacts(managed)]} />
    </TitledPart>
  );
}

const fact = (term: string, value: string | null): Fact[] => (value ? [{ term, value }] : []);

const lines = (address: Address | null): string | null => address && localAddressLines(address).join("\n");

function buyerFacts({ offer: { buyer } }: ManagedOffer): Fact[] {
  return [
    ...fact(addressLabels.fullName, buyer.name),
    ...fact(addressLabels.email, buyer.email),
    ...fact(addressLabels.phone, buyer.phone),
    ...fact(offerFormText.company, buyer.company),
    ...fact("GSTIN", buyer.gstin),
    ...fact(offerFormText.poNumber, buyer.poNumber),
    ...fact(offerFormText.billing, lines(buyer.billing)),
    ...fact(offerFormText.shipping, lines(buyer.shipping)),
  ];
}

function termFacts({ offer }: ManagedOffer): Fact[] {
  return [
    ...fact(offerTermsText.validUntil, offer.validUntil && longDay(offer.validUntil)),
    ...fact(offerTermsText.promisedOn, offer.promisedOn && longDay(offer.promisedOn)),
    ...fact(offerTermsText.words, offer.words),
  ];
}

function ownFacts({ offer, order, quote }: ManagedOffer): Fact[] {
  return [
    ...(quote ? [{ term: text.facts.request, value: <RequestLink {...quote} /> }] : []),
    ...(order
      ? [{ term: text.order, value: <Led to={adminOrderPath(order.id)} label={order.number} /> }]
      : []),
    ...fact(text.facts.sent, offer.sentAt && longDateTime(offer.sentAt)),
    ...fact(text.facts.decided, offer.decidedAt && longDateTime(offer.decidedAt)),
    ...fact(text.facts.declineWords, offer.declineWords),
  ];
}

const quotePath = (id: string): string =>
  `/admin/dashboard/bulk-quotes?${new URLSearchParams({ quote: id })}`;

const RequestLink = ({ id, name }: { id: string; name: string }) => (
  <May needs="messages" otherwise={text.facts.requestOf(name)}>
    <Led to={quotePath(id)} label={text.facts.requestOf(name)} />
  </May>
);

const Led = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className="underline">
    {label}
  </Link>
);

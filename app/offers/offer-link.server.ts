import { isSignature, sign } from "#platform/web/sealed-text.server.ts";
import type { Offer } from "./offer.ts";

type Revision = Pick<Offer, "number" | "revision">;

const text = ({ number, revision }: Revision) => `${number}.${revision}`;

/** The token of a revision's link, good for it alone. */
export const offerToken = (offer: Revision, secret: string): string =>
  sign("offer-link", text(offer), secret);

export const isOfferToken = (token: string, offer: Revision, secret: string): boolean =>
  isSignature(token, "offer-link", text(offer), secret);

/** Where a revision is read and decided. */
export const offerPath = (offer: Revision, secret: string): string =>
  `/offer/${offer.number}?token=${offerToken(offer, secret)}`;

import { hash } from "node:crypto";

/** What the picture of a shared link says, whatever page the link leads to. */
export interface ShareCard {
  kind: "product" | "artisan" | "post" | "shop";
  /** By which the card is found again: a product's or an artisan's id, a post's slug. */
  id: string;
  title: string;
  line: string;
  price: string | null;
  /** The address of the picture on it; the shop's own drawing without. */
  picture: string | null;
  shopName: string;
}

/** Raised when the card's looks change, so that nobody keeps the old one. */
const design = 2;

/**
 * A short print of all that the card says: another price is another address, so each may be cached for ever.
 */
export function sharePrint(card: ShareCard): string {
  const { kind, id, title, line, price, picture, shopName } = card;
  const facts = JSON.stringify([design, kind, id, title, line, price, picture, shopName]);
  return hash("sha256", facts).slice(0, 16);
}

/** The address of a card's picture, 1200 by 630. */
export const sharePath = (card: ShareCard): string =>
  `/og/${card.kind}/${encodeURIComponent(card.id)}/${sharePrint(card)}.jpg`;

/**
 * Where the store keeps a card; the folder holds one card's pictures, whatever script its id is written in.
 */
export function shareFolder({ kind, id }: Pick<ShareCard, "kind" | "id">): string {
  return `og_images/${kind}-${hash("sha256", id).slice(0, 24)}/`;
}

/** The card of every page that shows nothing in particular. */
export const shopCard = (shopName: string): ShareCard => ({
  kind: "shop",
  id: "card",
  title: shopName,
  line: "Madhubani drawings on cloth, made by hand by named artisans in Bihar",
  price: null,
  picture: null,
  shopName,
});

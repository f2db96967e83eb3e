import { pagePathIn } from "#values/language/address.ts";
import { type Language, languageNow } from "#values/language/language.ts";
import { longDate } from "#values/time/date-time.ts";
import type { Certificate, CertificateFacts } from "../certificate.ts";
import { certificatePath, shownCode } from "../certificate-code.ts";
import { shownSecret } from "../certificate-secret.server.ts";
import { cardText } from "./card.text.ts";

/** Whose certificates they are, as it is called today. */
export interface CardShop {
  name: string;
  /** 'https://jhola.example' */
  origin: string;
  /** Its number as an authorised user of the geographical indication. */
  giNumber: string | undefined;
}

/** A certificate as it is printed. */
export interface Card {
  certificate: Certificate;
  /** Undefined where the shop can't tell it any more. */
  secret: string | undefined;
  /** In which it is printed. */
  language: Language;
}

/** All that stands on a card. */
export interface CardWords {
  shop: string;
  number: string;
  product: string;
  way: string;
  maker: string;
  /** Option, material and size, as far as there are any. */
  material: readonly string[];
  /** What the QR code leads to. */
  url: string;
  address: string;
  code: string;
  issued: string;
  gi: string;
  /** On the strip that is folded back: the secret, or why it is not there. */
  secret: { shown: string } | { missing: string };
}

/** In the language of the moment, and so is the page that it leads to (HINDI-60). */
export function cardWords({ certificate, secret }: Omit<Card, "language">, shop: CardShop): CardWords {
  const { code, facts, issuedAt, number } = certificate;
  const url = shop.origin + pagePathIn(languageNow(), certificatePath(code));
  return {
    shop: shop.name,
    number: cardText.number(number, facts.edition),
    product: facts.product,
    way: cardText.way(facts),
    maker: facts.maker ?? "",
    material: materialOf(facts),
    url,
    address: url.replace(/^https?:\/\//, ""),
    code: shownCode(code),
    issued: cardText.issued(longDate(issuedAt)),
    gi: cardText.gi(facts, shop.giNumber),
    secret: secretOf(certificate, secret),
  };
}

/** A number stays beside its unit, and the sides of a size beside each other. */
const withUnits = (text: string): string => text.replaceAll(/(?<=\p{Nd}) (?=\S)|(?<=×) /gu, "\u00a0");

const materialOf = ({ option, material, size }: CertificateFacts): string[] =>
  [option, material, size].flatMap((words) => (words ? [withUnits(words)] : []));

/** A claimed or void certificate's secret opens nothing any more. */
function secretOf({ state }: Certificate, secret: string | undefined): CardWords["secret"] {
  switch (state) {
    case "claimed":
      return { missing: cardText.claimed };
    case "void":
      return { missing: cardText.void };
    case "issued":
      return secret === undefined ? { missing: cardText.untold } : { shown: shownSecret(secret) };
  }
}

import { listByIds } from "#catalogue/product.db.server.ts";
import { priceWords, stockWords } from "#catalogue/product.text.ts";
import { type ProductSummary, productPath } from "#catalogue/product.ts";
import type { MailCard } from "#mail/writing/mail-body.ts";
import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { sanitiseHtml } from "#rich-html/rich-html.server.ts";
import type { Language } from "#values/language/language.ts";
import { rupees } from "#values/money/money.ts";
import { isShownPicture, pictureAt, variantOf } from "#values/picture.ts";
import type { NewsletterWords } from "./newsletter.email.ts";

/** A newsletter as it is written; what has no Hindi text is read in English by everybody. */
export interface WrittenNewsletter {
  english: NewsletterWords;
  hindi: NewsletterWords | undefined;
  picture: { src: string; alt: string } | undefined;
  productIds: readonly string[];
}

/** The parts of a newsletter that are the same for all its readers in a language. */
export interface SharedParts {
  words: NewsletterWords;
  picture: { src: string; alt: string } | undefined;
  cards: readonly MailCard[];
  /** The English subject, by which its campaign is called in each language. */
  name: string;
}

/** So wide are the pictures of a mail at most, on screens of two device pixels. */
const widest = 1200;
const cardWidth = 240;

/** Its words in a language, and its cards with the names and prices of the moment. */
export const partsIn = async (
  db: Db,
  language: Language,
  written: WrittenNewsletter,
  now: Date,
): Promise<SharedParts> => {
  const products = await speaking(language, () => listByIds(db, written.productIds, now));
  return {
    words: language === "hi" ? (written.hindi ?? written.english) : written.english,
    picture: written.picture && { ...written.picture, src: sized(written.picture.src, widest) },
    cards: speaking(language, () => products.map(cardOf)),
    name: written.english.subject,
  };
};

const cardOf = (product: ProductSummary): MailCard => ({
  name: product.name,
  price: priceOf(product),
  href: productPath(product),
  picture: cardPicture(product),
});

/** None from elsewhere: it would show another site who opens the mail (PRODUCT-35). */
function cardPicture({ images: [first] }: ProductSummary): string | undefined {
  return first !== undefined && isShownPicture(first) ? sized(first, cardWidth) : undefined;
}

function priceOf({ price, priceVaries, inStock }: ProductSummary): string {
  const said = `${priceVaries ? priceWords.from : ""}${rupees(price)}`;
  return inStock ? said : `${said}, ${stockWords.out}`;
}

/** One of the shop's own pictures in about this width; mail programs choose none themselves. */
function sized(url: string, width: number): string {
  const picture = pictureAt(url);
  return picture && picture.width > width ? variantOf(url, width, "webp") : url;
}

/** A newsletter that is being sent. */
export async function writtenNewsletter(
  db: Db,
  id: string,
): Promise<(WrittenNewsletter & { startedAt: Date | null }) | undefined> {
  const row = await db.selectFrom("newsletters").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { ...writtenOf(row), startedAt: row.started_at };
}

interface WrittenColumns {
  subject: string;
  preview: string | null;
  content: string;
  subject_hi: string | null;
  preview_hi: string | null;
  content_hi: string | null;
  picture_url: string | null;
  picture_alt: string | null;
  products: readonly string[];
}

export function writtenOf(row: WrittenColumns): WrittenNewsletter {
  const { subject, preview, content, subject_hi, preview_hi, content_hi } = row;
  return {
    english: { subject, preview, content: sanitiseHtml(content) },
    hindi:
      subject_hi !== null && content_hi !== null
        ? { subject: subject_hi, preview: preview_hi, content: sanitiseHtml(content_hi) }
        : undefined,
    picture:
      row.picture_url !== null && isShownPicture(row.picture_url)
        ? { src: row.picture_url, alt: row.picture_alt ?? "" }
        : undefined,
    productIds: row.products,
  };
}

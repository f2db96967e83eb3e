import { type Block, type Mail, type MailCard, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { htmlText } from "#values/text/html-text.ts";
import { type Campaign, campaignHtml, campaignLink } from "./campaign.ts";

export interface NewsletterWords {
  subject: string;
  /** Shown by mailboxes beside the subject. */
  preview: string | null;
  /** Cleaned HTML. */
  content: string;
}

interface NewsletterParts {
  words: NewsletterWords;
  picture: { src: string; alt: string } | undefined;
  cards: readonly MailCard[];
  unsubscribe: string | undefined;
}

const longestPreview = 140;

/** A newsletter to one reader. All its words are the owner's. */
export const newsletterMail = (
  to: string,
  { words, picture, cards, unsubscribe }: NewsletterParts,
  { shop, campaign }: { shop: MailShop; campaign: Campaign },
): Mail => {
  const blocks: Block[] = [
    ...(picture ? [{ kind: "picture" as const, ...picture, src: campaignLink(picture.src, campaign) }] : []),
    { kind: "html", html: campaignHtml(words.content, campaign) },
    ...(cards.length > 0
      ? [{ kind: "cards" as const, cards: cards.map((each) => ledBy(each, campaign)) }]
      : []),
  ];
  return {
    kind: "newsletter",
    to,
    replyTo: shop.email,
    subject: words.subject,
    body: mailBody(shop, {
      title: words.subject,
      preview: words.preview ?? htmlText(words.content).slice(0, longestPreview).toWellFormed(),
      blocks,
      unsubscribe,
    }),
  };
};

const ledBy = (card: MailCard, campaign: Campaign): MailCard => ({
  ...card,
  href: campaignLink(card.href, campaign),
  picture: card.picture && campaignLink(card.picture, campaign),
});

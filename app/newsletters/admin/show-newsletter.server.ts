import { dressMail } from "#mail/writing/finish-mail.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Language } from "#values/language/language.ts";
import { campaignName } from "../sending/campaign.ts";
import { newsletterMail } from "../sending/newsletter.email.ts";
import { partsIn, type WrittenNewsletter, writtenOf } from "../sending/newsletter-parts.db.server.ts";
import { newsletterColumns } from "./newsletter-columns.server.ts";
import { type NewsletterInput, type OpenNewsletter, pictureIn, type ShownMail } from "./newsletter-fields.ts";
import { chosenProducts } from "./save-newsletter.server.ts";

interface MailingShop extends Pick<Services, "db" | "now"> {
  config: Pick<Services["config"], "origin" | "shop">;
}

/** In which languages a newsletter is written. */
export const languagesOf = ({ hindi }: WrittenNewsletter): readonly Language[] =>
  hindi ? ["en", "hi"] : ["en"];

/** The mail of a newsletter in a language, as `to` gets it. */
export async function newsletterTo(
  { db, now, config: { origin, shop } }: MailingShop,
  written: WrittenNewsletter,
  { to, language, unsubscribe }: { to: string; language: Language; unsubscribe?: string },
) {
  const { name, ...parts } = await partsIn(db, language, written, now());
  const campaign = { origin, language, name: campaignName(name) };
  return mailIn(language, { origin }, () =>
    newsletterMail(to, { ...parts, unsubscribe }, { shop, campaign }),
  );
}

/** How a newsletter arrives in each of its languages, with a way out that leads nowhere. */
export async function shownMails(shop: MailingShop, written: WrittenNewsletter): Promise<ShownMail[]> {
  const unsubscribe = `${shop.config.origin}/unsubscribe`;
  const shown: ShownMail[] = [];
  for (const language of languagesOf(written)) {
    const mail = await newsletterTo(shop, written, { to: "", language, unsubscribe });
    const { subject, html, text } = await dressMail(mail);
    shown.push({
      language: language === "hi" ? "hi" : "en",
      subject,
      preview: mail.body.preview,
      html,
      text,
    });
  }
  return shown;
}

/** The same of one that is not saved. */
export async function shownUnsaved(
  shop: MailingShop,
  entered: OpenNewsletter,
  input: NewsletterInput,
): Promise<ShownMail[]> {
  const chosen = await chosenProducts(shop.db, input.products);
  const columns = newsletterColumns(input, pictureIn(entered), "ids" in chosen ? chosen.ids : []);
  return shownMails(shop, writtenOf(columns));
}

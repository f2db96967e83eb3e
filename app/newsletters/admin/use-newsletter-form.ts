import { useRecordForm } from "#records/use-record-form.ts";
import { type NewsletterField, newsletterFields, parseNewsletterForm } from "./newsletter.form.ts";
import {
  type NewsletterAnswer,
  type NewsletterPicture,
  newsletterPictures,
  type OpenNewsletter,
  type ShownMail,
} from "./newsletter-answer.ts";

export type NewsletterFormState = ReturnType<typeof useNewsletterForm>;

/** A newsletter's form while it is filled in. */
export const useNewsletterForm = (
  opened: OpenNewsletter,
  given: NewsletterAnswer | undefined,
  closeTo: string,
) =>
  useRecordForm<NewsletterField, NewsletterPicture, OpenNewsletter, readonly ShownMail[]>({
    ...{ opened, given, closeTo, fields: newsletterFields, draftKey: "jhola-newsletter-draft" },
    parse: parseNewsletterForm,
    pictures: newsletterPictures,
  });

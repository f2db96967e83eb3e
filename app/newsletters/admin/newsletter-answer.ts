import type { OpenRecord, RecordAnswer } from "#records/record-answer.ts";
import type { NewsletterField } from "./newsletter.form.ts";

export const newsletterPictures = { picture: { bucket: "blog_images", most: 1 } } as const;
export type NewsletterPicture = keyof typeof newsletterPictures;

/** A newsletter as its form is opened with it. */
export type OpenNewsletter = OpenRecord<NewsletterField, NewsletterPicture>;

/** A mail as a mailbox gets it. */
export interface ShownMail {
  language: "en" | "hi";
  subject: string;
  preview: string;
  html: string;
  text: string;
}

export type NewsletterAnswer = RecordAnswer<OpenNewsletter, readonly ShownMail[]>;

export const pictureIn = ({ pictures }: Pick<OpenNewsletter, "pictures">): string | null =>
  pictures.picture[0]?.url ?? null;

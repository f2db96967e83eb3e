import type { RecordServices } from "#platform/services.server.ts";
import type { RecordKind } from "#records/receive-record.server.ts";
import {
  emptyNewsletter,
  type NewsletterField,
  type NewsletterInput,
  parseNewsletterForm,
} from "./newsletter.form.ts";
import { newsletterAdminText } from "./newsletter-admin.text.ts";
import {
  type NewsletterPicture,
  newsletterPictures,
  type OpenNewsletter,
  pictureIn,
} from "./newsletter-answer.ts";
import { saveNewsletter } from "./save-newsletter.server.ts";

/** How a newsletter's form is taken. */
export const newsletterKind: RecordKind<
  RecordServices,
  NewsletterField,
  NewsletterPicture,
  OpenNewsletter,
  NewsletterInput,
  "stories"
> = {
  empty: emptyNewsletter,
  html: ["content", "contentHi"],
  pictures: newsletterPictures,
  entered: (record) => record,
  parse: parseNewsletterForm,
  words: newsletterAdminText,
  async save(shop, actor, entered, input) {
    const { folder, version } = entered;
    const outcome = await saveNewsletter(shop, actor, {
      ...{ id: folder, version, input },
      picture: pictureIn(entered),
    });
    return outcome.kind === "saved"
      ? { kind: "saved", notice: newsletterAdminText.saved(outcome.subject) }
      : outcome;
  },
};

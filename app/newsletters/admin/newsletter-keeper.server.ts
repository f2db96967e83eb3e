import type { RecordServices } from "#platform/services.server.ts";
import type { RecordKeeper } from "#records/receive-record.server.ts";
import { deletedNotice } from "#records/record-acts.server.ts";
import { newsletterAdminText as text } from "./newsletter-admin.text.ts";
import { newsletterTexts } from "./newsletter-columns.server.ts";
import {
  keptNewsletters,
  type NewsletterField,
  type NewsletterInput,
  type NewsletterPicture,
  type OpenNewsletter,
  pictureIn,
} from "./newsletter-fields.ts";
import { findNewsletter, slugsOf } from "./newsletter-list.db.server.ts";
import { deleteNewsletter, saveNewsletter } from "./save-newsletter.server.ts";

/** How a newsletter's form is taken, and how drafts are opened and deleted. */
export const newsletterKeeper: RecordKeeper<
  RecordServices,
  NewsletterField,
  NewsletterPicture,
  OpenNewsletter,
  NewsletterInput,
  "stories"
> = {
  get empty() {
    return keptNewsletters.form.empty;
  },
  html: ["content", "contentHi"],
  get pictures() {
    return keptNewsletters.pictures;
  },
  entered: (record) => record,
  parse: (form) => keptNewsletters.form.parse(form),
  words: text,
  async save(shop, actor, entered, input) {
    const { folder, version } = entered;
    const save = { id: folder, version, input, picture: pictureIn(entered) };
    const outcome = await saveNewsletter(shop, actor, save);
    return outcome.kind === "saved" ? { kind: "saved", notice: text.saved(outcome.subject) } : outcome;
  },
  async find({ db }, id) {
    const row = await findNewsletter(db, id);
    if (row?.state !== "draft") return undefined;
    const texts = newsletterTexts(row, await slugsOf(db, row.products));
    const picture = row.picture_url === null ? [] : [{ url: row.picture_url, alt: "" }];
    return { id, version: row.version, folder: id, texts, pictures: { picture } };
  },
  remove: async (shop, actor, id) => deletedNotice(await deleteNewsletter(shop, actor, id), text),
};

import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { withEditedPictures } from "#records/edited-pictures.ts";
import { uuidv7 } from "#values/uuid.ts";
import { emptyNewsletter } from "./newsletter.form.ts";
import type { OpenNewsletter } from "./newsletter-answer.ts";
import { type NewsletterRow, newsletterTexts } from "./newsletter-columns.server.ts";
import { findNewsletter, slugsOf } from "./newsletter-list.db.server.ts";
import { noNewsletterOpen } from "./open-newsletter.ts";

/** An empty form. The newsletter has its id from the start: its picture needs a folder. */
function newNewsletter(now: Date, random: Uint8Array): OpenNewsletter {
  const id = uuidv7(now.getTime(), random);
  return { id, version: 0, folder: id, texts: emptyNewsletter, pictures: { picture: [] } };
}

const openRow = (row: NewsletterRow, slugs: readonly string[]): OpenNewsletter => ({
  ...{ id: row.id, version: row.version, folder: row.id },
  texts: newsletterTexts(row, slugs),
  pictures: { picture: row.picture_url === null ? [] : [{ url: row.picture_url, alt: "" }] },
});

/** What is open above the list, as the address says: an empty form, a draft, or nothing. */
export async function openedNewsletter(
  db: Kysely<Tables>,
  now: Date,
  parameters: URLSearchParams,
): Promise<typeof noNewsletterOpen> {
  if (parameters.has("new")) return { ...noNewsletterOpen, open: newNewsletter(now, randomBytes(10)) };
  const id = parameters.get("edit");
  if (!id) return noNewsletterOpen;
  const row = await findNewsletter(db, id);
  if (row?.state !== "draft") return { ...noNewsletterOpen, isGone: true };
  const [slugs, history] = await Promise.all([slugsOf(db, row.products), auditOf(db, "newsletters", id)]);
  return { isGone: false, open: withEditedPictures(openRow(row, slugs), parameters), history };
}

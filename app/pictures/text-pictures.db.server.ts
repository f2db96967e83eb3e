import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { textPictures } from "#values/upload.ts";

const day = 24 * 60 * 60 * 1000;
const weekOf = 7 * day;

/** Of a picture's address, and of each of its widths and formats, what they have in common. */
const stem = `(${textPictures}[\\w-]+/[0-9a-f]+_[0-9]+x[0-9]+)`;
const holding = `%${textPictures}%`;

/**
 * Dooms pictures within texts that no text has shown for a week. No record takes such a picture: it may stand
 * in several texts, and be cut out of one to be pasted into another. So its row in `uploads` stays, and its
 * `created_at` says when it was sent or last found in a text, to the day.
 */
export async function doomUnshown(db: Db, now: Date): Promise<void> {
  await sql`
    with texts (html) as (
      select content from blog_posts
      union all select content from newsletters
      union all select content_hi from newsletters
      union all select description from products
      union all select html from policy_pages
      union all select answer from faq_entries
      union all select text from translations
    ), shown (url) as materialized (
      select found[1] || '.webp' from texts, regexp_matches(html, ${stem}, 'g') as found
      where html like ${holding}
    ), looked_for as (
      select url, url in (select url from shown) as is_shown from uploads
      where url like ${`${textPictures}%`} and doomed_at is null and created_at < ${ago(now, day)}
    )
    update uploads set
      created_at = case when is_shown then ${now} else created_at end,
      doomed_at = case when is_shown then null else ${now}::timestamptz end
    from looked_for
    where uploads.url = looked_for.url and (is_shown or created_at < ${ago(now, weekOf)})`.execute(db);
}

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

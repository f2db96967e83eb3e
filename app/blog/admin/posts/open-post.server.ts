import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { withEditedPictures } from "#records/edited-pictures.ts";
import { countHindi } from "#translations/texts-of-records.db.server.ts";
import { mapEach } from "#values/each-of.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { uuidv7 } from "#values/uuid.ts";
import { noPostOpen } from "./open-post.ts";
import type { OpenPost } from "./post-answer.ts";
import { type PostRow, picturesOf, postTexts } from "./post-columns.server.ts";
import { findPostRow, knownWords } from "./post-list.db.server.ts";
import { emptyPost } from "./post-texts.ts";

/** An empty form, for today. The post has its id from the start: its pictures need a folder. */
function newPost(now: Date, random: Uint8Array): OpenPost {
  const id = uuidv7(now.getTime(), random);
  const pictures = { cover: [], authorImage: [], ogImage: [] };
  return { id, version: 0, folder: id, texts: emptyPost(indianDay(now)), pictures };
}

const openPost = (row: PostRow): OpenPost => ({
  id: row.id,
  version: row.version,
  folder: row.id,
  texts: postTexts(row),
  pictures: mapEach(picturesOf(row), (url) => (url ? [{ url, alt: "" }] : [])),
});

/** What is open above the list, as the address says: an empty form, a post, or nothing. */
export async function openedPost(db: Kysely<Tables>, now: Date, parameters: URLSearchParams) {
  if (parameters.has("new")) {
    return { ...noPostOpen, open: newPost(now, randomBytes(10)), known: await knownWords(db) };
  }
  const id = parameters.get("edit");
  if (!id) return noPostOpen;
  const row = await findPostRow(db, id);
  if (!row) return { ...noPostOpen, isGone: true };
  const [known, hindi, history] = await Promise.all([
    knownWords(db),
    countHindi(db, "post", id),
    auditOf(db, "blog_posts", id),
  ]);
  return { isGone: false, open: withEditedPictures(openPost(row), parameters), known, hindi, history };
}

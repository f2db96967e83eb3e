import { indianDay } from "#values/indian-day.ts";
import { uuidv7 } from "#values/uuid.ts";
import type { OpenPost } from "./post-answer.ts";
import { type PostRow, picturesOf, textsOf } from "./post-columns.server.ts";
import { emptyPost } from "./post-texts.ts";

/** An empty form, for today. The post has its id from the start: its pictures need a folder. */
export const newPost = (now: Date, random: Uint8Array): OpenPost => ({
  id: uuidv7(now.getTime(), random),
  version: 0,
  texts: emptyPost(indianDay(now)),
  pictures: { cover: null, authorImage: null, ogImage: null },
});

export const openPost = (row: PostRow): OpenPost => ({
  id: row.id,
  version: row.version,
  texts: textsOf(row),
  pictures: picturesOf(row),
});

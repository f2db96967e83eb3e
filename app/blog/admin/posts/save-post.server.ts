import type { Doer } from "#accounts/permissions/holder.ts";
import { exchangePictures, lostAt, PicturesLost } from "#pictures/record-pictures.server.ts";
import { sweepSoon } from "#pictures/sweep-uploads.server.ts";
import { doomPictures } from "#pictures/uploads.db.server.ts";
import type { DoneTo } from "#platform/audit/acts.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { changesOf } from "#platform/audit/changed-columns.ts";
import { violatedConstraint } from "#platform/database/database-error.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { RecordServices } from "#platform/services.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { liesWith, type UploadBucket } from "#values/upload.ts";
import { postAdminText } from "./post-admin.text.ts";
import {
  changedOfPost,
  type PostColumns,
  type PostRow,
  picturesOf,
  postColumns,
} from "./post-columns.server.ts";
import type { PostInput, PostPictures } from "./post-fields.ts";
import { insertPost, lockPostRow, removePost, updatePost } from "./post-list.db.server.ts";
import type { PostTexts } from "./post-texts.ts";

type Writer = Doer<"stories">;

export interface PostSave {
  /**
   * Made with the empty form for a new post, so that its pictures have a folder and a second submit is no
   * second post.
   */
  id: string;
  /** As the form was opened; 0 for a new post. */
  version: number;
  input: PostInput;
  /** The fields as the form sent them: of a post that is there, only what was changed is written. */
  sent?: PostTexts;
  pictures: PostPictures;
}

export type PostOutcome =
  | { kind: "saved"; title: string; isNew: boolean; publishedAt: Date }
  | { kind: "refused"; errors: FieldErrors<string> }
  | { kind: "stale" }
  | { kind: "gone" };

const buckets: readonly UploadBucket[] = ["blog_images", "blog_og_images"];

const urlsOf = ({ cover, authorImage, ogImage }: PostPictures) => [cover, authorImage, ogImage];

/**
 * Adds or changes a post, with its pictures and its audit row, in one transaction. Pictures it gave up go
 * afterwards.
 */
export async function savePost(shop: RecordServices, actor: Writer, save: PostSave): Promise<PostOutcome> {
  try {
    const outcome = await inTransaction(shop.db, (trx) => write(trx, actor, save));
    await sweepSoon(shop);
    return outcome;
  } catch (error) {
    const say = postAdminText.errors;
    if (error instanceof PicturesLost) return picturesLost(save, error.urls);
    const taken = violatedConstraint(error);
    if (taken === "blog_posts_slug_key" || taken === "blog_posts_slug_alike")
      return { kind: "refused", errors: { slug: say.slugUsed } };
    // Sent twice at once: the other one has written it, and this one goes on from there.
    if (taken === "blog_posts_pkey") return savePost(shop, actor, save);
    throw error;
  }
}

function picturesLost({ pictures }: PostSave, lost: readonly string[]): PostOutcome {
  const { cover, authorImage, ogImage } = pictures;
  const fields = { cover: [cover], authorImage: [authorImage], ogImage: [ogImage] };
  return { kind: "refused", errors: lostAt(fields, lost, postAdminText.errors.pictureLost) };
}

async function write(trx: Trx, actor: Writer, save: PostSave): Promise<PostOutcome> {
  const { id, version, input, pictures } = save;
  const before = await lockPostRow(trx, id);
  if (!before && version > 0) return { kind: "gone" };
  const typed = postColumns(input, pictures, before);
  const columns = before && version > 0 && save.sent ? changedOfPost(before, typed, save.sent) : typed;
  const saved = {
    kind: "saved" as const,
    title: input.title,
    isNew: version === 0,
    publishedAt: columns.published_at,
  };
  // A new post whose first answer got lost is there already, as it was sent.
  if (before && version === 0) return isSameAgain(before, columns) ? saved : { kind: "stale" };
  if (before && before.version !== version) return { kind: "stale" };
  const held = before ? urlsOf(picturesOf(before)) : [];
  const isOwn = (url: string) => liesWith(url, buckets, id);
  const lost = await exchangePictures(trx, { isOwn, held, wanted: urlsOf(pictures) });
  if (lost.length > 0) throw new PicturesLost(lost);
  if (before) await change(trx, actor, before, columns);
  else await add(trx, actor, id, columns);
  return saved;
}

const isSameAgain = (before: PostRow, columns: PostColumns): boolean =>
  before.version === 1 && Object.keys(changesOf(before, columns)).length === 0;

const audit = (actor: Writer, done: DoneTo<"post">, entityId: string) => ({
  actorId: actor.id,
  action: `post.${done}` as const,
  entity: "blog_posts" as const,
  entityId,
});

async function add(trx: Trx, actor: Writer, id: string, columns: PostColumns): Promise<void> {
  await insertPost(trx, { id, ...columns });
  await writeAudit(trx, { ...audit(actor, "created", id), detail: { title: columns.title } });
}

async function change(trx: Trx, actor: Writer, before: PostRow, columns: PostColumns): Promise<void> {
  const detail = changesOf(before, columns);
  if (Object.keys(detail).length === 0) return;
  await updatePost(trx, before, columns);
  await writeAudit(trx, { ...audit(actor, "updated", before.id), detail });
}

/** Removes a post for good, with its comments and pictures; false when there was none. */
export async function deletePost(shop: RecordServices, actor: Writer, id: string): Promise<boolean> {
  const isDeleted = await inTransaction(shop.db, async (trx) => {
    const row = id.includes("\0") ? undefined : await lockPostRow(trx, id);
    if (!row) return false;
    await removePost(trx, id);
    const urls = urlsOf(picturesOf(row)).filter((url) => url !== null);
    await doomPictures(
      trx,
      urls.filter((url) => liesWith(url, buckets, id)),
    );
    await writeAudit(trx, { ...audit(actor, "deleted", id), detail: { title: row.title } });
    return true;
  });
  if (isDeleted) await sweepSoon(shop);
  return isDeleted;
}

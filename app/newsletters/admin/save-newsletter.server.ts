import type { Doer } from "#accounts/permissions/holder.ts";
import { productsNamed } from "#discounts/admin/discount-list.db.server.ts";
import { whichProducts } from "#discounts/admin/which-products.ts";
import { exchangePictures, lostAt, PicturesLost } from "#pictures/record-pictures.server.ts";
import { sweepSoon } from "#pictures/sweep-uploads.server.ts";
import { doomPictures } from "#pictures/uploads.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { changesOf } from "#platform/audit/changed-columns.ts";
import { violatedConstraint } from "#platform/database/database-error.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { RecordServices } from "#platform/services.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { liesWith, type UploadBucket } from "#values/upload.ts";
import { newsletterAdminText as text } from "./newsletter-admin.text.ts";
import { type NewsletterRow, newsletterColumns } from "./newsletter-columns.server.ts";
import type { NewsletterInput } from "./newsletter-fields.ts";
import {
  insertNewsletter,
  lockNewsletter,
  removeNewsletter,
  updateNewsletter,
} from "./newsletter-list.db.server.ts";

type Writer = Doer<"stories">;

interface NewsletterSave {
  /** Made with the empty form for a new one, so that a second submit is no second newsletter. */
  id: string;
  /** As the form was opened; 0 for a new one. */
  version: number;
  input: NewsletterInput;
  picture: string | null;
}

type NewsletterOutcome =
  | { kind: "saved"; subject: string }
  | { kind: "refused"; errors: FieldErrors<string> }
  | { kind: "stale" }
  | { kind: "gone" };

const buckets: readonly UploadBucket[] = ["blog_images"];

const mostProducts = 8;

/** Adds or changes a draft, with its picture and its audit row, in one transaction. */
export async function saveNewsletter(
  shop: RecordServices,
  actor: Writer,
  save: NewsletterSave,
): Promise<NewsletterOutcome> {
  try {
    const outcome = await inTransaction(shop.db, (trx) => write(trx, actor, save));
    await sweepSoon(shop);
    return outcome;
  } catch (error) {
    if (error instanceof PicturesLost)
      return {
        kind: "refused",
        errors: lostAt({ picture: [save.picture] }, error.urls, text.errors.pictureLost),
      };
    // Sent twice at once: the other one has written it, and this one goes on from there.
    if (violatedConstraint(error) === "newsletters_pkey") return saveNewsletter(shop, actor, save);
    throw error;
  }
}

async function write(trx: Trx, actor: Writer, save: NewsletterSave): Promise<NewsletterOutcome> {
  const { id, version, input, picture } = save;
  const before = await lockNewsletter(trx, id);
  if (before ? before.state !== "draft" : version > 0) return { kind: "gone" };
  const chosen = await chosenProducts(trx, input.products, before);
  if ("error" in chosen) return { kind: "refused", errors: { products: chosen.error } };
  const columns = newsletterColumns(input, picture, chosen.ids);
  const saved = { kind: "saved" as const, subject: input.subject };
  const detail = before ? changesOf(before, columns) : {};
  // A new one whose first answer got lost is there already, as it was sent.
  if (before && version === 0)
    return before.version === 1 && Object.keys(detail).length === 0 ? saved : { kind: "stale" };
  if (before && before.version !== version) return { kind: "stale" };
  await exchange(trx, id, before, picture);
  if (!before) await add(trx, actor, id, columns);
  else if (Object.keys(detail).length > 0) await change(trx, actor, before, columns, detail);
  return saved;
}

async function exchange(trx: Trx, id: string, before: NewsletterRow | undefined, picture: string | null) {
  const isOwn = (url: string) => liesWith(url, buckets, id);
  const held = [before?.picture_url ?? null];
  const lost = await exchangePictures(trx, { isOwn, held, wanted: [picture] });
  if (lost.length > 0) throw new PicturesLost(lost);
}

/** The ids of the products that are named, at most so many; or the error of a name. */
export async function chosenProducts(
  db: Db,
  names: string | null,
  before?: Pick<NewsletterRow, "products">,
): Promise<{ ids: string[] } | { error: string }> {
  const typed = (names ?? "")
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  if (typed.length === 0) return { ids: [] };
  if (typed.length > mostProducts) return { error: text.errors.tooManyProducts(mostProducts) };
  return whichProducts(typed, await productsNamed(db, typed), before?.products ?? []);
}

type Columns = ReturnType<typeof newsletterColumns>;

async function add(trx: Trx, actor: Writer, id: string, columns: Columns): Promise<void> {
  await insertNewsletter(trx, { id, ...columns });
  await writeAudit(trx, {
    actorId: actor.id,
    action: "newsletter.created",
    entity: "newsletters",
    entityId: id,
    detail: { subject: columns.subject },
  });
}

async function change(
  trx: Trx,
  actor: Writer,
  before: NewsletterRow,
  columns: Columns,
  detail: ReturnType<typeof changesOf>,
): Promise<void> {
  await updateNewsletter(trx, before, columns);
  const done = { action: "newsletter.updated", entity: "newsletters", entityId: before.id } as const;
  await writeAudit(trx, { ...done, actorId: actor.id, detail });
}

/** Removes a draft for good, with its picture; false where there is none. */
export async function deleteNewsletter(shop: RecordServices, actor: Writer, id: string): Promise<boolean> {
  const isDeleted = await inTransaction(shop.db, async (trx) => {
    const row = id.includes("\0") ? undefined : await lockNewsletter(trx, id);
    if (row?.state !== "draft") return false;
    await removeNewsletter(trx, id);
    const { picture_url } = row;
    if (picture_url !== null && liesWith(picture_url, buckets, id)) await doomPictures(trx, [picture_url]);
    const done = { action: "newsletter.deleted", entity: "newsletters", entityId: id } as const;
    await writeAudit(trx, { ...done, actorId: actor.id, detail: { subject: row.subject } });
    return true;
  });
  if (isDeleted) await sweepSoon(shop);
  return isDeleted;
}

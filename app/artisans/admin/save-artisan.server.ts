import type { Doer } from "#accounts/permissions/holder.ts";
import { lockProductsOf, renameMaker } from "#catalogue/rename-maker.db.server.ts";
import { exchangePictures, lostAt, PicturesLost } from "#pictures/record-pictures.server.ts";
import { sweepSoon } from "#pictures/sweep-uploads.server.ts";
import type { DoneTo } from "#platform/audit/acts.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { changesOf } from "#platform/audit/changed-columns.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { RecordServices } from "#platform/services.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { liesWith } from "#values/upload.ts";
import { artisanAdminText } from "./artisan-admin.text.ts";
import { type ArtisanRow, artisanColumns, changedOfArtisan, urlsOf } from "./artisan-columns.server.ts";
import {
  type ArtisanInput,
  type ArtisanPictures,
  artisanPictures,
  type OpenArtisan,
} from "./artisan-fields.ts";
import { artisanIdFor } from "./artisan-id.ts";
import {
  awaitTurn,
  idsLike,
  insertArtisan,
  isNameUsed,
  lockArtisanRow,
  piecesInHand,
  removeArtisan,
  sharedPictures,
  updateArtisan,
} from "./artisan-list.db.server.ts";

type Writer = Doer<"stories">;

export interface ArtisanSave {
  /** '' for a new artisan. */
  id: string;
  /** As the form was opened; 0 for a new artisan. */
  version: number;
  /** Where the form put new pictures. */
  folder: string;
  input: ArtisanInput;
  /** The fields as the form sent them: of an artisan who is there, only what was changed is written. */
  sent?: Partial<OpenArtisan["texts"]>;
  pictures: ArtisanPictures;
}

export type ArtisanOutcome =
  | { kind: "saved"; id: string; name: string; isNew: boolean; renamed: number }
  | { kind: "refused"; errors: FieldErrors<string> }
  | { kind: "stale" }
  | { kind: "gone" };

const nameUsed = (): ArtisanOutcome => ({
  kind: "refused",
  errors: { name: artisanAdminText.errors.nameUsed },
});

/**
 * Adds or changes an artisan, with pictures, audit row and the name on their products, in one transaction.
 */
export async function saveArtisan(
  shop: RecordServices,
  actor: Writer,
  save: ArtisanSave,
): Promise<ArtisanOutcome> {
  try {
    const outcome = await inTransaction(shop.db, (trx) => write(trx, actor, save));
    await sweepSoon(shop);
    return outcome;
  } catch (error) {
    if (error instanceof PicturesLost) return picturesLost(save, error.urls);
    throw error;
  }
}

function picturesLost({ pictures }: ArtisanSave, lost: readonly string[]): ArtisanOutcome {
  const { portrait, banner, gallery } = pictures;
  const fields = { portrait: [portrait], banner: [banner], gallery: gallery.map(({ url }) => url) };
  return { kind: "refused", errors: lostAt(fields, lost, artisanAdminText.errors.pictureLost) };
}

async function write(trx: Trx, actor: Writer, save: ArtisanSave): Promise<ArtisanOutcome> {
  const { input, version } = save;
  await awaitTurn(trx);
  const before = save.id === "" ? undefined : await lockArtisanRow(trx, save.id);
  if (!before && version > 0) return { kind: "gone" };
  if (before && before.version !== version) return { kind: "stale" };
  if (await isNameUsed(trx, input.name, before?.id ?? "")) return nameUsed();
  const id = before?.id ?? (await freshId(trx, input.name));
  const typed = artisanColumns(input, save.pictures);
  const columns = before && save.sent ? changedOfArtisan(before, typed, save.sent) : typed;
  await movePictures(trx, { id, folder: save.folder, before, after: columns });
  const renamed = before ? await change(trx, actor, before, columns) : await add(trx, actor, id, columns);
  return { kind: "saved", id, name: input.name, isNew: !before, renamed };
}

async function freshId(trx: Trx, name: string): Promise<string> {
  const taken = await idsLike(
    trx,
    artisanIdFor(name, () => false),
  );
  return artisanIdFor(name, (id) => taken.has(id));
}

interface Move {
  id: string;
  folder: string;
  before: ArtisanRow | undefined;
  after: Pick<ArtisanRow, "image_url" | "banner_image_url" | "gallery_urls">;
}

/** New pictures come from the form's folder; those given up go, unless another profile shows them too. */
async function movePictures(trx: Trx, { id, folder, before, after }: Move): Promise<void> {
  const held = before ? urlsOf(before) : [];
  if (after.gallery_urls.length > Math.max(artisanPictures.gallery.most, before?.gallery_urls.length ?? 0)) {
    throw new PicturesLost(after.gallery_urls);
  }
  const own = await ownAmong(trx, id, held);
  const isOwn = (url: string) => own.has(url) || liesWith(url, ["artisan_images"], folder);
  const lost = await exchangePictures(trx, { isOwn, held, wanted: urlsOf(after) });
  if (lost.length > 0) throw new PicturesLost(lost);
}

/** The shop's own pictures among those of a profile that no other one shows. */
async function ownAmong(trx: Trx, id: string, urls: readonly (string | null)[]) {
  const kept = urls.filter((url) => url !== null).filter((url) => url.startsWith("/files/artisan_images/"));
  const shared = await sharedPictures(trx, kept, id);
  return new Set(kept.filter((url) => !shared.has(url)));
}

type Columns = ReturnType<typeof artisanColumns>;

const audit = (actor: Writer, done: DoneTo<"artisan">, entityId: string) => ({
  actorId: actor.id,
  action: `artisan.${done}` as const,
  entity: "artisans" as const,
  entityId,
});

async function add(trx: Trx, actor: Writer, id: string, columns: Columns): Promise<number> {
  await insertArtisan(trx, { id, ...columns });
  await writeAudit(trx, { ...audit(actor, "created", id), detail: { name: columns.name } });
  return 0;
}

/** The log keeps that a phone has changed, and no number of a person. */
const withoutPhone = <Detail extends { phone?: string | boolean }>(detail: Detail): Detail =>
  detail.phone === undefined ? detail : { ...detail, phone: true };

async function change(trx: Trx, actor: Writer, before: ArtisanRow, columns: Columns): Promise<number> {
  const detail = withoutPhone(changesOf(before, columns));
  if (Object.keys(detail).length === 0) return 0;
  const names = { before: before.name, after: columns.name };
  const isRenamed = names.before !== names.after;
  const renamed = isRenamed ? await renameMaker(trx, { id: before.id, ...names, actorId: actor.id }) : 0;
  // Whatever an owner writes of an example makes it theirs.
  await updateArtisan(trx, before, { ...columns, is_example: false });
  await writeAudit(trx, { ...audit(actor, "updated", before.id), detail });
  return renamed;
}

export type ArtisanDeleting = { kind: "deleted" | "gone" } | { kind: "has-work"; pieces: number };

/**
 * Removes an artisan's profile and pictures for good; not while work is in hand, which nobody would be paid
 * for. Products keep the name.
 */
export async function deleteArtisan(
  shop: RecordServices,
  actor: Writer,
  id: string,
): Promise<ArtisanDeleting> {
  const deleting = await inTransaction(shop.db, async (trx): Promise<ArtisanDeleting> => {
    if (id.includes("\0")) return { kind: "gone" };
    await lockProductsOf(trx, id);
    const row = await lockArtisanRow(trx, id);
    if (!row) return { kind: "gone" };
    const pieces = await piecesInHand(trx, id);
    if (pieces > 0) return { kind: "has-work", pieces };
    const held = urlsOf(row);
    const own = await ownAmong(trx, id, held);
    await exchangePictures(trx, { isOwn: (url) => own.has(url), held, wanted: [] });
    await removeArtisan(trx, id);
    await writeAudit(trx, { ...audit(actor, "deleted", id), detail: { name: row.name } });
    return { kind: "deleted" };
  });
  if (deleting.kind === "deleted") await sweepSoon(shop);
  return deleting;
}

import { randomBytes } from "node:crypto";
import { keepOriginal, shareOriginal } from "#pictures/originals.db.server.ts";
import { storeUpright } from "#pictures/store-picture.server.ts";
import { registerUpload } from "#pictures/uploads.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type EditedPlace, placeOf } from "#values/edited-picture.ts";
import { editText, type PictureEdit, parseEdit } from "#values/picture-edit.ts";
import { inPictureTurn } from "../decode-picture.server.ts";
import { originalOf } from "../originals.db.server.ts";
import type { GroundRefusal } from "./ground-mask.ts";

import { renderEdit } from "./render-edit.server.ts";

interface EditToSave {
  picture: PictureToEdit;
  edit: PictureEdit;
  actorId: string;
}

/**
 * Keeps a picture as its edit makes it, as an upload of its own that waits to be saved with its record. The
 * picture before stays as it is, and both are made from the same original (PHOTO-26).
 */
export async function saveEdit(
  { db, files }: Pick<Services, "db" | "files">,
  { picture, edit, actorId }: EditToSave,
): Promise<{ url: string } | { refusal: GroundRefusal }> {
  const text = editText(edit);
  if (text === editText(picture.edit)) return { url: picture.url };
  return inPictureTurn("upload", async () => {
    const { refusal, data, width, height } = await renderEdit(picture.file, edit);
    if (refusal) return { refusal };
    const { bucket, recordId: id, file } = picture;
    const place = { bucket, id, name: randomBytes(9).toString("hex") };
    const copy = `private/originals/${randomBytes(18).toString("hex")}.webp`;
    let isShared = true;
    return storeUpright(
      files,
      {
        ...place,
        async announce(url) {
          await inTransaction(db, async (trx) => {
            await registerUpload(trx, url, actorId);
            isShared = (await shareOriginal(trx, { from: picture.url, url, edit: text })) !== undefined;
            if (!isShared) await keepOriginal(trx, { url, original: copy, edit: text });
          });
          // An older picture and a drawing are their own originals so far, and go when their record is saved.
          if (!isShared) await files.put(copy, file, "image/webp");
        },
      },
      { data, info: { width, height, channels: 3 } },
    );
  });
}

/** A picture, what it is made from, and how. */
export interface PictureToEdit extends EditedPlace {
  url: string;
  /** What edits are made from; of an older picture or a drawing that is the picture itself. */
  file: Uint8Array;
  edit: PictureEdit;
}

/** How a picture of the shop's own is edited; undefined where there is no such picture. */
export async function pictureToEdit(
  { db, files }: Pick<Services, "db" | "files">,
  url: string,
): Promise<PictureToEdit | undefined> {
  const place = placeOf(url);
  if (!place) return undefined;
  const made = await originalOf(db, url);
  const found = await files.read(made?.original ?? url.slice("/files/".length));
  const edit = parseEdit(new URLSearchParams(made?.edit));
  return found && { ...place, url, file: found.bytes, edit };
}

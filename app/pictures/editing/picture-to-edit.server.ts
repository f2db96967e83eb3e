import { originalOf } from "#pictures/originals.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type EditedPlace, placeOf } from "#values/edited-picture.ts";
import { type PictureEdit, parseEdit } from "#values/picture-edit.ts";

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

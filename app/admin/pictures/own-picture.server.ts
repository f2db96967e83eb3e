import type { RouterContextProvider } from "react-router";
import { adminOf, holderOf } from "#accounts/guard.server.ts";
import { type PictureToEdit, pictureToEdit } from "#pictures/editing/picture-to-edit.server.ts";
import { services } from "#platform/context.server.ts";
import { placeOf } from "#values/edited-picture.ts";
import { neededFor } from "./upload-needs.ts";

/**
 * The picture that an address or a form names, for whoever may write what it belongs to; undefined where
 * there is none of the shop's own. Throws a refusal (403) for others (STAFF-3).
 */
export async function ownPicture(
  context: Readonly<RouterContextProvider>,
  fields: { get(name: string): unknown },
): Promise<PictureToEdit | undefined> {
  const url = fields.get("picture");
  const place = typeof url === "string" ? placeOf(url) : undefined;
  if (typeof url !== "string" || !place) return undefined;
  const actor = adminOf(context);
  holderOf(actor, neededFor(place.bucket, actor));
  return pictureToEdit(services(context), url);
}

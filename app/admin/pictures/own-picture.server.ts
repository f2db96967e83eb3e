import type { RouterContextProvider } from "react-router";
import type { Actor } from "#accounts/actor.ts";
import { adminOf, holderOf } from "#accounts/guard.server.ts";
import { holds } from "#accounts/permissions/holder.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import { type PictureToEdit, pictureToEdit } from "#pictures/editing/save-edit.server.ts";
import { services } from "#platform/services.server.ts";
import { placeOf } from "#values/edited-picture.ts";
import type { UploadBucket } from "#values/upload.ts";

/** Pictures are sent and edited by those who may write what they belong to; within texts, any of these. */
const uploadNeeds = {
  product_images: ["products"],
  product_og_images: ["products"],
  blog_images: ["stories"],
  blog_og_images: ["stories"],
  artisan_images: ["stories"],
  text_images: ["stories", "products", "settings"],
} as const satisfies Record<UploadBucket, readonly [Permission, ...Permission[]]>;

/** The permission to send a picture there: of several one that the actor has, else the first. */
export function neededFor(bucket: UploadBucket, actor: Pick<Actor, "permissions">): Permission {
  const [first, ...others]: readonly [Permission, ...Permission[]] = uploadNeeds[bucket];
  return others.find((each) => holds(actor, each)) ?? first;
}

/**
 * The picture that an address or a form names, for members who may write its record; undefined where there is
 * none of the shop's own. Throws a refusal (403) for others (STAFF-3).
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

import type { Actor } from "#accounts/actor.ts";
import { holds } from "#accounts/permissions/holder.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import type { UploadBucket } from "#values/upload.ts";

/** Pictures are sent and edited by those who may write what they belong to; within texts, any of these. */
const uploadNeeds = {
  ...{ product_images: ["products"], product_og_images: ["products"] },
  ...{ blog_images: ["stories"], blog_og_images: ["stories"], artisan_images: ["stories"] },
  text_images: ["stories", "products", "settings"],
} as const satisfies Record<UploadBucket, readonly [Permission, ...Permission[]]>;

/** What an actor needs to send a picture there: of several permissions one that is theirs, else the first. */
export function neededFor(bucket: UploadBucket, actor: Pick<Actor, "permissions">): Permission {
  const [first, ...others]: readonly [Permission, ...Permission[]] = uploadNeeds[bucket];
  return others.find((each) => holds(actor, each)) ?? first;
}

import type { Permission } from "#accounts/staff/permissions.ts";
import type { UploadBucket } from "#values/upload.ts";

/** Pictures are sent and edited by those who may write what they belong to. */
export const uploadNeeds = {
  ...{ product_images: "products", product_og_images: "products" },
  ...{ blog_images: "stories", blog_og_images: "stories", artisan_images: "stories" },
} as const satisfies Record<UploadBucket, Permission>;

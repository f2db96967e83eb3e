import { mostUploadBytes } from "#values/upload.ts";

/** How a file is sent: as it is, as a JPEG where nothing of it can be seen through, or small in any case. */
export type Shrinking = "none" | "opaque" | "always";

const small = 1_500_000;
/** A GIF may move; what stands behind other types is the shop's to say. */
const shrinkable = /^image\/(jpeg|png|webp|hei[cf])$/;

/** What becomes of a chosen file before it is sent (PHOTO-3). */
export function shrinkingOf({ type, size }: Pick<File, "type" | "size">): Shrinking {
  if (size <= small || !shrinkable.test(type)) return "none";
  return size > mostUploadBytes ? "always" : "opaque";
}

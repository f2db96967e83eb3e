import { mostPictureSide } from "#values/upload.ts";

/** A picture of so many takes 160 MB as it is laid open, a HEIC more than twice that (ADR-122). */
export const mostPixels = 40_000_000;

/** Why a picture of this size is not decoded. */
export function boundRefusal(width: number, height: number): "too-long" | "too-large" | undefined {
  if (Math.max(width, height) > mostPictureSide) return "too-long";
  return width * height > mostPixels ? "too-large" : undefined;
}

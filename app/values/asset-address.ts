import { addressAt } from "./contact/address-at.ts";

/** Where the shop is, and where its files are fetched from when that is another address. */
export interface Site {
  /** Scheme and host, no slash at the end. */
  origin: string;
  assetOrigin?: string | undefined;
}

/** What never changes under its address: the build's files, and uploads. */
const unchanging = /^\/(?:assets|files)\//;

/** Where a page fetches a file: one that never changes at the asset origin, every other one at the shop. */
export const assetAddress = (path: string, assetOrigin = ""): string =>
  unchanging.test(path) ? assetOrigin + path : path;

/** A picture's whole address; undefined for one that can't be read. */
export const wholePictureAddress = (picture: string, { origin, assetOrigin }: Site): string | undefined =>
  addressAt(assetAddress(picture, assetOrigin), origin)?.href;

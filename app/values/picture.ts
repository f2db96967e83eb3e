/** A picture as a page needs it. Sizes are the original's, in pixels. */
export interface SizedPicture {
  src: string;
  width: number;
  height: number;
  /** Candidates for `srcset`, narrowest first. */
  avif: string;
  webp: string;
}

/** Widths in which uploads are stored; never wider than the picture itself. */
const widths = [240, 480, 800, 1200];

const address = /^(\/files\/[\w./-]+_(\d{1,5})x(\d{1,5}))\.webp$/;

/** The widths in which a picture of this width is stored: the widest is its own, at most 1200. */
export function keptWidths(width: number): number[] {
  const widest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((each) => each < widest), widest];
}

/** Where a picture's variant lies, beside its main file (`…_{w}x{h}.webp`). */
export const variantOf = (main: string, width: number, format: "avif" | "webp"): string =>
  `${main.slice(0, -".webp".length)}-${width}.${format}`;

/** So wide is the small one of a photo, in pixels. */
export const smallPhoto = 480;

/** Where the small one of a photo lies that everybody may see; its own address where it is small itself. */
export function smallPhotoOf(main: string): string {
  const [, , width] = address.exec(main) ?? [];
  return Number(width) > smallPhoto ? variantOf(main, smallPhoto, "webp") : main;
}

/** Reads a picture's sizes from its address; undefined when it is not one of the shop's own uploads. */
export function pictureAt(url: string, assetOrigin = ""): SizedPicture | undefined {
  const [, , width, height] = address.exec(url) ?? [];
  if (!width || !height) return undefined;
  const kept = keptWidths(Number(width));
  const candidates = (format: "avif" | "webp") =>
    kept.map((each) => `${assetOrigin}${variantOf(url, each, format)} ${each}w`).join(", ");
  return {
    src: assetOrigin + url,
    width: Number(width),
    height: Number(height),
    avif: candidates("avif"),
    webp: candidates("webp"),
  };
}

/**
 * May a page show it? A file of the shop's, or one that lies in the page itself. A picture from elsewhere
 * would tell another site who looks; it is fetched first (PRODUCT-35). Browsers read a backslash as a slash.
 */
export const isShownPicture = (url: string): boolean => /^(?:\/(?![/\\])|data:image\/|blob:)/i.test(url);

/** The keys of all files of a picture in the shop's store; none for a picture from elsewhere. */
export function pictureKeys(url: string): string[] {
  if (!url.startsWith("/files/")) return [];
  const widths = keptWidths(pictureAt(url)?.width ?? 0).filter((each) => each > 0);
  const variants = widths.flatMap((each) => [variantOf(url, each, "avif"), variantOf(url, each, "webp")]);
  return [url, ...variants].map((path) => path.slice("/files/".length));
}

import { langOfText } from "#values/language/text-language.ts";
import { isShownPicture, pictureAt } from "#values/picture.ts";
import { useAssetOrigin } from "../render-facts.tsx";
import { fallbackPicture } from "./fallback-picture.ts";

/*
 * How wide a picture stands on a phone, as the last part of `sizes`. Beyond two device pixels to one of the
 * page's nobody sees more detail, but the picture weighs twice as much.
 */
export const screenWide = "(min-resolution: 2.1dppx) 66vw, 100vw";
export const halfScreen = "(min-resolution: 2.1dppx) 33vw, 50vw";

export interface PictureProps {
  /** Without one, and for one from elsewhere, the fallback stands there. */
  url: string | null | undefined;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** How wide it stands, as the `sizes` attribute says it: "(min-width: 56.25rem) 25vw, 50vw". */
  sizes: string;
  /** Seen at once, above the fold: fetched eagerly and before the others. One or two on a page. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture in the width and format that the browser needs, its room reserved before it arrives. Other files
 * of the shop's are shown as they are, in a picture element too: React would name a lone urgent one in the
 * head. Broken ones are replaced (see broken-pictures.tsx).
 */
export function Picture({ url, alt, sizes, priority = false, className }: PictureProps) {
  const assetOrigin = useAssetOrigin();
  const picture = url ? pictureAt(url, assetOrigin) : undefined;
  return (
    <picture className="contents">
      {picture && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      <img
        srcSet={picture?.webp}
        sizes={picture && sizes}
        src={picture?.src ?? (url && isShownPicture(url) ? url : fallbackPicture)}
        width={picture?.width}
        height={picture?.height}
        alt={alt}
        lang={langOfText(alt)}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "low"}
        decoding={priority ? undefined : "async"}
        className={className}
      />
    </picture>
  );
}

/** One of many small ones of a list: a single element, in the format that every browser knows. */
export function SmallPicture({ url, sizes, className }: Pick<PictureProps, "url" | "sizes" | "className">) {
  const assetOrigin = useAssetOrigin();
  const picture = url ? pictureAt(url, assetOrigin) : undefined;
  return (
    <img
      srcSet={picture?.webp}
      sizes={picture && sizes}
      src={picture?.src ?? (url && isShownPicture(url) ? url : fallbackPicture)}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}

import { pictureAt } from "#values/picture.ts";

/** A picture in a text is as wide as the text's measure, on a phone as the screen. */
const sizes = "(min-width: 37.5rem) 33rem, (min-resolution: 2.1dppx) 66vw, 100vw";

const ownPicture = /<img [^>]*?\bsrc="(\/files\/[^"]*)"[^>]*>/g;

/**
 * A sanitised text as a page shows it: of its uploaded pictures the browser fetches the width and format that
 * it needs, from the asset origin where there is one, and their room is reserved before they arrive. A
 * sanitised text has none from elsewhere.
 */
export const withTextPictures = (html: string, assetOrigin = ""): string =>
  html.replace(ownPicture, (tag: string, src: string) => {
    const whole = tag.replace(`src="${src}"`, `src="${assetOrigin}${src}"`);
    const picture = pictureAt(src, assetOrigin);
    if (!picture) return whole;
    const { avif, webp } = picture;
    const img = withSize(whole, picture).replace(
      "<img ",
      `<img srcset="${webp}" sizes="${sizes}" decoding="async" `,
    );
    return `<picture class="contents"><source type="image/avif" srcset="${avif}" sizes="${sizes}">${img}</picture>`;
  });

/** An image's tag with its size in pixels, unless its writer gave it one. */
export const withSize = (tag: string, { width, height }: { width: number; height: number }): string =>
  /\s(?:width|height)="\d/.test(tag)
    ? tag
    : tag.replace("<img ", `<img width="${width}" height="${height}" `);

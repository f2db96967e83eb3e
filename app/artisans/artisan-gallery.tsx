import { type MouseEvent, useState } from "react";
import { fallbackPicture } from "#ui/media/fallback-picture.ts";
import { halfScreen, Picture } from "#ui/media/picture.tsx";
import type { GalleryPicture } from "#ui/media/picture-zoom.tsx";
import { useLater } from "#ui/use-later.ts";
import { langOfText } from "#values/language/text-language.ts";
import { isShownPicture } from "#values/picture.ts";
import { artisanText } from "./artisan.text.ts";

const fetchZoom = () => import("#ui/media/picture-zoom.tsx").then((part) => part.PictureZoom);

/** No picture stands alone in the last row if the number allows it. */
function columnsFor(count: number): string {
  if (count === 5) return "md:grid-cols-5";
  return count % 3 === 0 ? "md:grid-cols-3" : "md:grid-cols-4";
}

/**
 * The artisan's works as a sheet; a press opens one as large as the screen (the picture itself without
 * script).
 */
export function ArtisanGallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const [start, setStart] = useState(0);
  const [PictureZoom, zoom, close] = useLater(fetchZoom);
  const open = (index: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setStart(index);
    zoom(event.currentTarget.href);
  };
  return (
    <>
      <ul className={`grid grid-cols-2 gap-3 md:gap-5 ${columnsFor(pictures.length)}`}>
        {pictures.map(({ url, alt }, index) => (
          <li key={url}>
            <a
              href={isShownPicture(url) ? url : fallbackPicture}
              onClick={open(index)}
              aria-label={langOfText(alt) ? undefined : artisanText.zoom(alt)}
              className="block cursor-zoom-in frame-double bg-fold"
            >
              {langOfText(alt) && <span className="sr-only">{artisanText.zoom("")}</span>}
              <Picture
                url={url}
                alt={alt}
                sizes={`(min-width: 80rem) 300px, (min-width: 56.25rem) 22vw, ${halfScreen}`}
                className="aspect-square w-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {PictureZoom && <PictureZoom pictures={pictures} start={start} onClose={close} />}
    </>
  );
}

import { type MouseEvent, useState } from "react";
import { fallbackPicture } from "#ui/media/fallback-picture.ts";
import { Icon } from "#ui/media/icon.tsx";
import { halfScreen, Picture, screenWide } from "#ui/media/picture.tsx";
import type { GalleryPicture } from "#ui/media/picture-zoom.tsx";
import { useLater } from "#ui/use-later.ts";
import { langOf } from "#values/language/content-language.ts";
import { langOfText } from "#values/language/text-language.ts";
import { isShownPicture } from "#values/picture.ts";
import { artisanText } from "./artisan.text.ts";
import { type Artisan, paragraphs } from "./artisan.ts";

/** Banner, portrait, name, craft, place and story. */
export function ArtisanHead({ artisan }: { artisan: Artisan }) {
  const { name, craft, location, bio, imageUrl, imageAlt, bannerUrl, isExample } = artisan;
  return (
    <>
      {bannerUrl && (
        <Picture
          url={bannerUrl}
          alt=""
          sizes={`(min-width: 80rem) 1280px, ${screenWide}`}
          priority
          className="aspect-[16/8] w-full object-cover md:aspect-[8/3]"
        />
      )}
      <div className="pt-8 md:grid md:grid-cols-[minmax(12.5rem,3fr)_9fr] md:gap-x-12 md:pt-12">
        <Picture
          url={imageUrl}
          alt={imageAlt ?? artisanText.portrait(name)}
          sizes="(min-width: 56.25rem) 22vw, 176px"
          className="aspect-square w-44 bg-fold object-cover md:w-full md:max-w-72"
        />
        <div className="max-md:mt-6">
          <h1 lang={langOf(artisan, "name")} className="text-3xl">
            {name}
          </h1>
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
            {craft && <span lang={langOf(artisan, "craft")}>{craft}</span>}
            {location && (
              <span lang={langOf(artisan, "location")} className="inline-flex items-center gap-1.5">
                <Icon name="pin" className="size-5" />
                {location}
              </span>
            )}
          </p>
          {isExample && <p className="mt-3">{artisanText.oneExample}</p>}
          <div lang={langOf(artisan, "bio")} className="rich-text mt-6">
            {paragraphs(bio).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

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

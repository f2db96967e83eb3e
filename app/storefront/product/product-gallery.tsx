import { type MouseEvent, useRef, useState } from "react";
import { Icon } from "#ui/media/icon.tsx";
import { Picture, screenWide } from "#ui/media/picture.tsx";
import type { GalleryPicture } from "#ui/media/picture-zoom.tsx";
import { Frame } from "#ui/page/frame.tsx";
import { useLater } from "#ui/use-later.ts";
import { pageText } from "./product-page.text.ts";

const fetchZoom = () => import("#ui/media/picture-zoom.tsx").then((part) => part.PictureZoom);

const mainSizes = `(min-width: 80rem) 620px, (min-width: 37.5rem) 48vw, ${screenWide}`;
/**
 * A picture that nobody has turned to yet is the thumbnail's own file; without script it could never become
 * the large one.
 */
const restingSizes = "(scripting: none) 100vw, 88px";

/**
 * The pictures as a strip that snaps: fingers swipe it, thumbnails jump in it (by address without script),
 * and a click opens the picture large.
 */
export function ProductGallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [PictureZoom, zoom, close] = useLater(fetchZoom);
  const [isTurned, setTurned] = useState(false);
  const turn = () => setTurned(true);

  function show(index: number) {
    turn();
    const track = strip.current;
    track?.scrollTo({ left: index * track.clientWidth, behavior: "instant" });
    setCurrent(index);
  }
  function follow() {
    const track = strip.current;
    turn();
    if (track) setCurrent(Math.round(track.scrollLeft / track.clientWidth));
  }

  // A single picture would stand in the thumbnails' narrow column.
  const columns = pictures.length > 1 ? "md:grid md:grid-cols-[5rem_1fr] md:items-start md:gap-4" : "";
  return (
    <div className={`max-sm:below-screen sm:sticky sm:top-[calc(var(--header-height)+1.5rem)] ${columns}`}>
      <Frame className="relative md:order-last">
        <ul
          ref={strip}
          onScroll={follow}
          onTouchStart={turn}
          onFocus={turn}
          aria-label={pageText.pictures}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys turn the pictures, as in any scroller
          tabIndex={0}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {pictures.map(({ url, alt }, index) => (
            <li
              key={pictureId(index)}
              id={pictureId(index)}
              className={`w-full shrink-0 snap-center ${index === 0 ? "" : "picture-room"}`}
            >
              <Picture
                url={url}
                alt={alt}
                sizes={index === 0 || isTurned ? mainSizes : restingSizes}
                priority={index === 0}
                className="aspect-square w-full object-contain max-sm:aspect-[9/8]"
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-label={pageText.zoom}
          onClick={() => zoom(pictures[current]?.url)}
          className="absolute inset-0 grid cursor-zoom-in place-items-end p-2 [@media(hover:none)]:inset-auto [@media(hover:none)]:right-0 [@media(hover:none)]:bottom-0 needs-script"
        >
          <span className="grid size-11 place-items-center rounded border border-ink bg-paper">
            <Icon name="zoom" className="size-5.5" />
          </span>
        </button>
      </Frame>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onShow={show} />}
      {PictureZoom && <PictureZoom pictures={pictures} start={current} onClose={close} onShow={show} />}
    </div>
  );
}

/** Where a picture of the gallery stands on the page. */
export const pictureId = (index: number) => `picture-${index + 1}`;

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[];
  current: number;
  onShow(index: number): void;
}

/** Small pictures that jump to the large ones: by script in place, else by address. */
export function Thumbnails({ pictures, current, onShow }: ThumbnailsProps) {
  const jump = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    onShow(index);
  };
  return (
    <ol aria-label={pageText.thumbnails} className="mt-2 grid grid-cols-4 gap-2 md:mt-0 md:grid-cols-1">
      {pictures.map(({ url }, index) => (
        <li key={pictureId(index)}>
          <a
            href={`#${pictureId(index)}`}
            onClick={jump(index)}
            aria-label={pageText.picture(index + 1, pictures.length)}
            aria-current={index === current ? "true" : undefined}
            className="thumbnail"
          >
            <span className="picture-room block aspect-square">
              <Picture url={url} alt="" sizes="88px" className="size-full object-cover" />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

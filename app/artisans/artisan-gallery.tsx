import { lazy, type MouseEvent, Suspense, useState } from "react";
import { halfScreen, Picture } from "#ui/picture.tsx";
import type { GalleryPicture } from "#ui/picture-zoom.tsx";

const PictureZoom = lazy(() =>
  import("#ui/picture-zoom.tsx").then((part) => ({ default: part.PictureZoom })),
);

/** No picture stands alone in the last row if the number allows it. */
function columnsFor(count: number): string {
  if (count === 5) return "md:grid-cols-5";
  return count % 3 === 0 ? "md:grid-cols-3" : "md:grid-cols-4";
}

/** The artisan's works as a sheet; a press opens one as large as the screen (the picture itself without script). */
export function ArtisanGallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const [zoomed, setZoomed] = useState<number>();
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(index);
  };
  return (
    <>
      <ul className={`grid grid-cols-2 gap-3 md:gap-5 ${columnsFor(pictures.length)}`}>
        {pictures.map(({ url, alt }, index) => (
          <li key={url}>
            <a
              href={url}
              onClick={open(index)}
              aria-label={`Zoom picture: ${alt}`}
              className="block cursor-zoom-in frame-double bg-fold"
            >
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
      {zoomed !== undefined && (
        <Suspense>
          <PictureZoom pictures={pictures} start={zoomed} onClose={() => setZoomed(undefined)} />
        </Suspense>
      )}
    </>
  );
}

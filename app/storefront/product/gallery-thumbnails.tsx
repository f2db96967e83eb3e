import type { MouseEvent } from "react";
import { Picture } from "#ui/media/picture.tsx";
import type { GalleryPicture } from "#ui/media/picture-zoom.tsx";
import { pageText } from "./product-page.text.ts";

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

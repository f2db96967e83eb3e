import { Picture } from "#ui/media/picture.tsx";

/** A line's small square picture; the name beside it says what it is. */
export function LinePicture({ image, className }: { image: string | null; className: string }) {
  return (
    <div className={`aspect-square shrink-0 overflow-hidden bg-fold ${className}`}>
      <Picture url={image} alt="" sizes="96px" className="size-full object-cover" />
    </div>
  );
}

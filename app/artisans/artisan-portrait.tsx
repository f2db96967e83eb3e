import { Picture } from "#ui/media/picture.tsx";
import type { ArtisanSummary } from "./artisan.ts";

/** An artisan's square portrait beside their name, if there is one; `sizes` says how wide it is shown. */
export function ArtisanPortrait({
  artisan: { imageUrl },
  sizes,
}: {
  artisan: Pick<ArtisanSummary, "imageUrl">;
  sizes: string;
}) {
  if (!imageUrl) return null;
  return (
    <div className="picture-room aspect-square">
      <Picture url={imageUrl} alt="" sizes={sizes} className="size-full object-cover" />
    </div>
  );
}

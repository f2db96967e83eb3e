import { CheckboxField } from "#ui/form/checkbox.tsx";
import { photoText } from "#ui/photos/photo.text.ts";
import { ownReviewPhotoPath } from "../own-review-paths.ts";
import { writeReviewText as text } from "./write-review.text.ts";

interface KeptPhotosProps {
  token: string;
  lineId: string;
  count: number;
  /** Places of those that stay; all of them until the form was sent. */
  kept: readonly string[] | undefined;
}

/** The photos that a review has, each with a box that is unticked to take it out. */
export function KeptPhotos({ token, lineId, count, kept }: KeptPhotosProps) {
  if (count === 0) return null;
  return (
    <fieldset>
      <legend className="pb-1 text-md font-semibold">{text.kept}</legend>
      <ul className="flex flex-wrap gap-4">
        {Array.from({ length: count }, (_, place) => (
          <li key={ownReviewPhotoPath(token, lineId, place)}>
            <img
              src={ownReviewPhotoPath(token, lineId, place)}
              alt={photoText.photoOf(place + 1)}
              className="size-24 border border-hair bg-fold object-cover"
            />
            <CheckboxField
              name="kept"
              value={String(place)}
              label={text.keep(place + 1)}
              defaultChecked={kept?.includes(String(place)) ?? true}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

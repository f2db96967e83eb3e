import { mapEach } from "#values/each-of.ts";
import { exchanged, placeOf } from "#values/edited-picture.ts";
import type { OpenRecord, RecordPicture } from "./record-answer.ts";

/**
 * A record opened with the edited pictures that its address names (PHOTO-27). Nothing of it is saved yet; its
 * form is checked as any other when it is.
 */
export function withEditedPictures<Pictures extends string, Opened extends OpenRecord<never, Pictures>>(
  open: Opened,
  parameters: URLSearchParams,
): Opened {
  const changes = new Map(exchanged(parameters).filter(([edited, as]) => isOfSame(open.folder, edited, as)));
  let edited = 0;
  const pictures: Record<Pictures, readonly RecordPicture[]> = mapEach(open.pictures, (list) =>
    list.map((picture) => {
      const url = changes.get(picture.url);
      if (url !== undefined) edited += 1;
      return url === undefined ? picture : { ...picture, url };
    }),
  );
  return edited === 0 ? open : { ...open, pictures, edited };
}

function isOfSame(record: string, one: string, other: string): boolean {
  const [before, after] = [placeOf(one), placeOf(other)];
  return before?.recordId === record && after?.recordId === record && before.bucket === after.bucket;
}

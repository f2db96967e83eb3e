import { type PictureUploads, usePictures } from "#ui/uploads/use-pictures.ts";
import { mapEach } from "#values/each-of.ts";
import type { UploadBucket } from "#values/upload.ts";
import type { OpenRecord } from "./record-answer.ts";

/** A record's picture fields. */
export const usePictureFields = <Name extends string>(
  fields: Readonly<Record<Name, { bucket: UploadBucket; most: number }>>,
  { folder, pictures }: Pick<OpenRecord<never, Name>, "folder" | "pictures">,
  onChange: () => void,
): Record<Name, PictureUploads> =>
  mapEach(fields, ({ bucket, most }, name) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: a form has the same fields at each drawing
    usePictures({ bucket, most, recordId: folder, given: pictures[name], onChange }),
  );

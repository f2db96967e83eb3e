import { type PictureUploads, usePictures } from "#ui/uploads/use-pictures.ts";
import type { UploadBucket } from "#values/upload.ts";
import type { OpenRecord } from "./record-answer.ts";

/** One of a record's picture fields. */
export const usePictureField = <Name extends string>(
  fields: Readonly<Record<Name, { bucket: UploadBucket; most: number }>>,
  name: Name,
  { folder, pictures }: Pick<OpenRecord<never, Name>, "folder" | "pictures">,
  onChange: () => void,
): PictureUploads => usePictures({ ...fields[name], recordId: folder, given: pictures[name], onChange });

import { randomBytes } from "node:crypto";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { isFileKey } from "#platform/files/file-store.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isEditedBucket } from "#values/edited-picture.ts";
import { formatsOf, mostUploadBytes, type UploadBucket, type UploadRefusal } from "#values/upload.ts";
import { inPictureTurn } from "./decode-picture.server.ts";
import { keepOriginal } from "./originals.db.server.ts";
import { type StoredPicture, storePicture } from "./store-picture.server.ts";
import { registerUpload } from "./uploads.db.server.ts";

interface Upload {
  bucket: UploadBucket;
  /** The record that it is meant for, which may not exist yet. */
  recordId: string;
  /** Null where nobody of the staff sent it: a job fetched it for somebody who is gone. */
  actorId: string | null;
  bytes: Uint8Array;
}

type ReceivedUpload = StoredPicture | { refusal: UploadRefusal };

/**
 * Keeps a picture that an admin sent, waiting to be saved with its record. What is no picture, too large, or
 * of a format that the bucket does not take is refused as a value; a store that cannot be written to throws.
 */
export async function receiveUpload(
  { db, files }: Pick<Services, "db" | "files">,
  { bucket, recordId, actorId, bytes }: Upload,
): Promise<ReceivedUpload> {
  if (bytes.length > mostUploadBytes) return { refusal: "too-many-bytes" };
  // Nothing of the sender's file name is stored.
  const name = randomBytes(9).toString("hex");
  const original = isEditedBucket(bucket)
    ? `private/originals/${randomBytes(18).toString("hex")}.webp`
    : undefined;
  return inPictureTurn("upload", () =>
    storePicture(files, {
      bucket,
      id: recordId,
      name,
      bytes,
      formats: formatsOf(bucket),
      original,
      announce: (url) =>
        inTransaction(db, async (trx) => {
          await registerUpload(trx, url, actorId);
          if (original) await keepOriginal(trx, { url, original, edit: "" });
        }),
    }),
  );
}

/** Can a record with this id have a folder of its own? */
export const isFolderName = (id: string): boolean => isFileKey(`x/${id}`) && !id.includes("/");

/**
 * A body's bytes, read as they come: no more than `most` and one are ever held. The rest is read past, so
 * that the sender hears the answer.
 */
export async function readAtMost(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    if (length > most) continue;
    parts.push(part);
    length += part.length;
  }
  return Buffer.concat(parts);
}

import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { errorCode } from "#platform/error-code.ts";
import { contentTypeOf, isFileKey } from "./file-key.server.ts";
import type { FileStore } from "./file-store.server.ts";
import { FilesAway } from "./files-away.server.ts";

interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

const connectMs = 5_000;

/**
 * Files in an S3-compatible bucket, addressed by path, so that it works with self-hosted stores too. One that
 * says nothing for `patience` ms in the middle of a request is away.
 */
export function openS3FileStore(
  { endpoint, bucket: Bucket, region, key, secret }: S3Settings,
  patience = 20_000,
): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    // Buckets other than Amazon's often don't know its newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // The client's requestTimeout only warns; these two end a request.
    requestHandler: { connectionTimeout: connectMs, socketTimeout: patience },
    credentials: { accessKeyId: key, secretAccessKey: secret },
  });
  /** What the bucket's list says, a thousand objects at a time. */
  async function* objects(Prefix: string) {
    let next: string | undefined;
    do {
      const page = await client
        .send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: next }))
        .catch((error: unknown) => Promise.reject(away(error)));
      yield* page.Contents ?? [];
      next = page.NextContinuationToken;
    } while (next);
  }
  return {
    async put(Key, Body, ContentType) {
      if (!isFileKey(Key)) throw new Error("not a file key");
      const CacheControl = "public, max-age=31536000, immutable";
      await client
        .send(new PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl }))
        .catch((error: unknown) => Promise.reject(away(error)));
    },
    async read(Key) {
      if (!isFileKey(Key)) return undefined;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body && { bytes: await Body.transformToByteArray(), contentType: contentTypeOf(Key) };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw away(error);
      }
    },
    async remove(keys) {
      // One by one: not every store knows how to delete many at once.
      for (const Key of keys)
        await client
          .send(new DeleteObjectCommand({ Bucket, Key }))
          .catch((error: unknown) => Promise.reject(away(error)));
    },
    async list(prefix) {
      const keys: string[] = [];
      for await (const { Key } of objects(prefix)) if (Key) keys.push(Key);
      return keys.sort();
    },
    async size() {
      let bytes = 0;
      for await (const { Size } of objects("")) bytes += Size ?? 0;
      return bytes;
    },
    links: async () => 0,
  };
}

/** The store's own words may quote a key; its kind of error says enough. */
function away(cause: unknown): FilesAway {
  const kind = cause instanceof Error ? cause.name : typeof cause;
  const what = [kind, errorCode(cause)].filter(Boolean).join(" ");
  return new FilesAway(`The bucket at S3_ENDPOINT can't be used: ${what}.`, { cause });
}

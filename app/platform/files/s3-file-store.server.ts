import { errorCode } from "#platform/error-code.ts";
import { BucketRefusal, bucketRequests, type S3Settings } from "./bucket-request.server.ts";
import { contentTypeOf, type FileStore, FilesAway, isFileKey } from "./file-store.server.ts";

interface Listed {
  key: string;
  size: number;
}

/**
 * Files in an S3-compatible bucket, addressed by path, so that it works with self-hosted stores too. One that
 * says nothing for `patience` ms in the middle of a request is away.
 */
export function openS3FileStore(settings: S3Settings, patience = 20_000): FileStore {
  const send = bucketRequests(settings, patience);
  const ask: typeof send = (wish) => send(wish).catch((error: unknown) => Promise.reject(away(error)));
  /** What the bucket's list says, a thousand objects at a time. */
  async function* objects(prefix: string): AsyncGenerator<Listed> {
    let next: string | undefined;
    do {
      const query = { "list-type": "2", prefix, ...(next && { "continuation-token": next }) };
      const page = (await ask({ method: "GET", key: "", query })).toString();
      yield* listedIn(page);
      next = textIn(page, "NextContinuationToken");
    } while (next);
  }
  return {
    async put(key, body, type) {
      if (!isFileKey(key)) throw new Error("not a file key");
      const headers = { "content-type": type, "cache-control": "public, max-age=31536000, immutable" };
      await ask({ method: "PUT", key, headers, body });
    },
    async read(key) {
      if (!isFileKey(key)) return undefined;
      try {
        return { bytes: await send({ method: "GET", key }), contentType: contentTypeOf(key) };
      } catch (error) {
        if (error instanceof BucketRefusal && error.name === "NoSuchKey") return undefined;
        throw away(error);
      }
    },
    async remove(keys) {
      // One by one: not every store knows how to delete many at once.
      for (const key of keys) await ask({ method: "DELETE", key });
    },
    async list(prefix) {
      const keys: string[] = [];
      for await (const { key } of objects(prefix)) keys.push(key);
      return keys.sort();
    },
    async size() {
      let bytes = 0;
      for await (const { size } of objects("")) bytes += size;
      return bytes;
    },
    links: async () => 0,
  };
}

const listedIn = (page: string): Listed[] =>
  elementsIn(page, "Contents").map((object) => ({
    key: textIn(object, "Key") ?? "",
    size: Number(textIn(object, "Size") ?? 0),
  }));

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** What stands in each element of that name. Names of S3 lists hold none of their own kind. */
const elementsIn = (xml: string, name: string): string[] =>
  xml
    .split(`<${name}>`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(`</${name}>`)));

const textIn = (xml: string, name: string): string | undefined =>
  elementsIn(xml, name)[0]?.replace(/&(\w+);/g, (entity, known: string) => entities[known] ?? entity);

/** The store's own words may quote a key; its kind of error says enough. */
function away(cause: unknown): FilesAway {
  const kind = cause instanceof Error ? cause.name : typeof cause;
  const what = [kind, errorCode(cause)].filter(Boolean).join(" ");
  return new FilesAway(`The bucket at S3_ENDPOINT can't be used: ${what}.`, { cause });
}

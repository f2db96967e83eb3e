import { Zip, ZipDeflate } from "fflate";

/** A file of an archive, its text made while it is written. */
export interface ZipEntry {
  name: string;
  texts: AsyncIterable<string>;
}

/** One after the other; how many there are may be known at the end only. */
type ZipEntries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>;

/**
 * An archive that is made while it is sent: one file after the other, one text at a time, so that neither a
 * long file nor the archive ever stands in memory. Its first part is made before: what can't be begun fails
 * as any other answer does.
 */
export async function zipStream(name: string, at: Date, entries: ZipEntries): Promise<Response> {
  const pieces = zipPieces(at, entries);
  let first: IteratorResult<Uint8Array<ArrayBuffer>, undefined> | undefined = await pieces.next();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = first ?? (await pieces.next());
      first = undefined;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

async function* zipPieces(at: Date, entries: ZipEntries): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let made: Uint8Array<ArrayBuffer>[] = [];
  const take = () => made.splice(0);
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  const encoder = new TextEncoder();
  for await (const { name, texts } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for await (const text of texts) {
      file.push(encoder.encode(text));
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
  made = [];
}

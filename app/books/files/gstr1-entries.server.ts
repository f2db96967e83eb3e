import { booksText } from "../books.text.ts";
import type { ZipEntry } from "./zip-stream.server.ts";

/** A long return as an archive of the files that it is uploaded by, and what to do with them. */
export async function* gstr1Entries(
  name: string,
  begun: readonly string[],
  others: AsyncIterable<string>,
): AsyncGenerator<ZipEntry, undefined> {
  yield { name: "read-me.txt", texts: once(booksText.partsReadMe) };
  let part = 0;
  const entryOf = (file: string): ZipEntry => {
    part += 1;
    return { name: `${name}_part${part}.json`, texts: once(file) };
  };
  for (const file of begun) yield entryOf(file);
  for await (const file of others) yield entryOf(file);
}

async function* once(text: string): AsyncGenerator<string, undefined> {
  yield text;
}

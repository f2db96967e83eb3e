import { services } from "#platform/context.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { booksEntries } from "../files/books-zip.server.ts";
import { zipStream } from "../files/zip-stream.server.ts";
import type { Route } from "./+types/books-zip.endpoint.ts";
import { bookForFile } from "./books-file.server.ts";

export const policy: RoutePolicy = { cached: false };

/** A month as the offline tool's table files, in one archive. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const book = await bookForFile(context, url, "csv");
  const { db, now } = services(context);
  return zipStream(`gstr1-${book.gstin}-${book.month}.zip`, now(), booksEntries(db, book));
}

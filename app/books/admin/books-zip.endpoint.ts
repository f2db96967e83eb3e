import { exporterOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { booksEntries } from "../files/books-zip.server.ts";
import { zipStream } from "../files/zip-stream.server.ts";
import type { Route } from "./+types/books-zip.endpoint.ts";
import { bookForFile } from "./books-file.server.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "money",
  fresh: "file",
} as const satisfies AdminPolicy;

/** A month as the offline tool's table files, in one archive. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, config, now } = services(context);
  const book = await bookForFile({ db, now }, exporterOf(context, policy), url, "csv");
  return zipStream(`gstr1-${book.gstin}-${book.month}.zip`, now(), booksEntries(db, book, config.shop.pan));
}

import { exporterOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { gstr1Entries, gstr1Files } from "../files/gstr1-json.server.ts";
import { zipStream } from "../files/zip-stream.server.ts";
import type { Route } from "./+types/gstr1-json.endpoint.ts";
import { bookForFile } from "./books-file.server.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "money",
  fresh: "file",
} as const satisfies AdminPolicy;

/** A month as the file that the portal takes, named as the offline tool names it; a long one as several. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const book = await bookForFile({ db, now }, exporterOf(context, policy), url, "json");
  const made = indianDay(now()).split("-").reverse().map(Number).join("");
  const name = `returns_${made}_R1_${book.gstin}_offline`;
  const files = gstr1Files(db, book);
  const [first, second] = [await files.next(), await files.next()];
  if (!first.done && !second.done)
    return zipStream(`${name}.zip`, now(), gstr1Entries(name, [first.value, second.value], files));
  return new Response(first.value, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
}

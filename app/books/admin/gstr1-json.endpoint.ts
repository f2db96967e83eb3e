import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/staff/admin-policy.ts";
import { services } from "#platform/context.server.ts";
import { textStream } from "#platform/web/text-stream.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { gstr1Texts } from "../files/gstr1-json.server.ts";
import type { Route } from "./+types/gstr1-json.endpoint.ts";
import { bookForFile } from "./books-file.server.ts";

export const policy = { cached: false, needs: "export" } as const satisfies AdminPolicy;

/** A month as the one file that the portal takes, named as the offline tool names it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const book = await bookForFile({ db, now }, staffWith(context, policy.needs), url, "json");
  const made = indianDay(now()).split("-").reverse().map(Number).join("");
  return textStream(gstr1Texts(db, book), {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Disposition": `attachment; filename="returns_${made}_R1_${book.gstin}_offline.json"`,
    "Cache-Control": "private, no-store",
  });
}

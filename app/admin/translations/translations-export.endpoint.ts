import { adminOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { csvStream } from "#platform/text/csv.server.ts";
import { textsAsked } from "#translations/text-sources.db.server.ts";
import { type EditedText, readEditedTexts } from "#translations/texts-of-records.db.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { Route } from "./+types/translations-export.endpoint.ts";
import { kindsFor } from "./translations.ts";
import { fileCells, fileColumns } from "./translations-file.ts";

export const policy = { cached: false, needs: "anyone", fresh: "file" } as const satisfies AdminPolicy;

/**
 * The owner's texts for a translator: of the kinds that the signed-in member may translate, all or the open
 * ones.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const kinds = kindsFor(adminOf(context).permissions);
  const { db, config, now } = services(context);
  const isOpen = url.searchParams.get("state") !== "all";
  async function* texts(): AsyncGenerator<EditedText[], undefined> {
    for (const kind of kinds) {
      const found = await readEditedTexts(db, textsAsked(kind, config));
      yield isOpen ? found.filter(({ hindi, isOld }) => hindi === null || isOld) : found;
    }
  }
  return csvStream(`translations-${indianDay(now())}`, fileColumns, texts(), fileCells);
}

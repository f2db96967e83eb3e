import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { withEditedPictures } from "#records/edited-pictures.ts";
import { countHindi } from "#translations/texts-of-records.db.server.ts";
import { newArtisan, openArtisan } from "./artisan-columns.server.ts";
import { findArtisanRow } from "./artisan-list.db.server.ts";
import { noArtisanOpen } from "./open-artisan.ts";

/** What is open above the list, as the address says: an empty form, an artisan, or nothing. */
export async function openedArtisan(db: Kysely<Tables>, now: Date, parameters: URLSearchParams) {
  if (parameters.has("new")) return { ...noArtisanOpen, open: newArtisan(now, randomBytes(10)) };
  const id = parameters.get("edit");
  if (!id) return noArtisanOpen;
  const row = await findArtisanRow(db, id);
  if (!row) return { ...noArtisanOpen, isGone: true };
  const [hindi, history] = await Promise.all([countHindi(db, "artisan", id), auditOf(db, "artisans", id)]);
  return { isGone: false, open: withEditedPictures(openArtisan(row), parameters), hindi, history };
}

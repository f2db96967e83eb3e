import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import type { OfferLine } from "./offer.ts";

/**
 * An offer's lines in the language of the moment, by one query; in English as they are, by none. A line that
 * the owner renamed keeps her words (HINDI-58).
 */
export async function spokenOfferLines<Line extends Pick<OfferLine, "productId" | "name" | "optionText">>(
  db: Db,
  lines: readonly Line[],
): Promise<Line[]> {
  const spoken = await spokenLines(
    db,
    lines.map((line) => ({ line, ...line, productName: line.name })),
  );
  return spoken.map(({ line, productName, optionText }) => ({ ...line, name: productName, optionText }));
}

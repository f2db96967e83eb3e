import type { Kysely } from "kysely";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import type { PersonalText } from "#catalogue/options/personal.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { PurchaseLine, Refusal } from "../form/purchase.ts";
import type { Refused, Unplaced } from "../placing/placement.ts";

/** What is refused, with product, option and label as the page's language calls them; in English as it is. */
export async function refusalInLanguage(
  db: Kysely<Tables>,
  unplaced: Unplaced,
  lines: readonly PurchaseLine[],
): Promise<Unplaced> {
  if (unplaced.kind !== "refused" || !isOfLine(unplaced.refusal)) return unplaced;
  return { kind: "refused", refusal: await lineRefusalIn(db, unplaced.refusal, lines) };
}

async function lineRefusalIn(
  db: Kysely<Tables>,
  refusal: Refusal,
  lines: readonly PurchaseLine[],
): Promise<Refusal> {
  if (refusal.name === null) return refusal;
  const { name, option, personal, lineId } = refusal;
  const productId = lines.find(({ id }) => id === lineId)?.productId ?? null;
  const labels: PersonalText[] = personal ? [{ label: personal.label, text: "" }] : [];
  const [said] = await spokenLines(db, [
    { productId, productName: name, optionText: option, personal: labels },
  ]);
  if (!said) return refusal;
  const label = said.personal[0]?.shownAs ?? personal?.label ?? "";
  return {
    ...{ ...refusal, name: said.productName, option: said.optionText },
    ...(personal ? { personal: { ...personal, label } } : {}),
  };
}

const isOfLine = (refusal: Refused): refusal is Refusal => typeof refusal === "object" && "lineId" in refusal;
